import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import { doNotCall, layOutStaffMail } from './lay-out-staff-mail.ts';
import type { ReminderOptions } from './remind-staff.ts';

/**
 * Mails the owner that the visitor answered one of our mails, also once the request is closed. Without an owner, or for one without an address, it goes to
 * the address for all staff mail.
 *
 * @throws EffectRefusal
 */
export async function tellOfReply(
  { sendToStaff, staffMailTo, staff, deskOrigin, site: { hours }, now }: ReminderOptions,
  lead: WithNoCalls<AnyLeadRecord>,
  idempotencyKey: string,
): Promise<EffectResult> {
  const { owner } = lead;
  const started = performance.now();
  const address = owner && (await staff.addressesFor(owner.id)).owner;
  const mail = layOutStaffMail(lead, { deskOrigin, hours, now: now() }, ({ kind, which, noCalls }) => ({
    subject: `The visitor answered: ${which}`,
    heading: 'The visitor answered by\u00a0email',
    opening: `The visitor of this ${kind} answered one of our emails.`,
    clock: 'Answer',
    due: 'at the desk, in the history of the request',
    note: `${noCalls ? `${doNotCall} ` : ''}Mail to staff never shows what a visitor wrote. The desk does.`,
  }));
  return sendToStaff({
    kind: 'replyMail',
    mail,
    to: address === undefined ? staffMailTo : [address],
    idempotencyKey,
    spent: performance.now() - started,
  });
}
