import { overStatuses } from '@annuity-lantern/contracts/http';
import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import { doNotCall, formatTime, layOutStaffMail } from './lay-out-staff-mail.ts';
import type { ReminderOptions } from './remind-staff.ts';

/**
 * Mails a person that someone else gave them a request. Skipped if the request is unowned or closed by then, or if their account has no mail
 * address or was disabled.
 *
 * @throws EffectRefusal
 */
export async function mailNewOwner(
  { sendToStaff, staff, deskOrigin, site: { hours }, now }: ReminderOptions,
  lead: WithNoCalls<AnyLeadRecord>,
  idempotencyKey: string,
): Promise<EffectResult> {
  const { owner, status, firstContact } = lead;
  if (!owner) return { state: 'skipped', reason: 'no_owner' };
  if (overStatuses.includes(status)) return { state: 'skipped', reason: 'request_over' };
  const started = performance.now();
  const { owner: address } = await staff.addressesFor(owner.id);
  if (address === undefined) return { state: 'skipped', reason: 'owner_without_mail' };
  const mail = layOutStaffMail(lead, { deskOrigin, hours, now: now() }, ({ kind, which, when, noCalls }) => {
    const due = `${noCalls ? 'do not call, answer' : 'call'} ${when}`;
    return {
      subject: `You have a request: ${which}${firstContact ? '' : `, ${due}`}`,
      heading: 'You have a\u00a0request',
      opening: `You have a request: someone gave you this ${kind}.`,
      ...(firstContact ? { clock: 'Reached', due: formatTime(firstContact.at, hours) } : { clock: noCalls ? 'Answer' : 'Call' }),
      note: `${noCalls ? `${doNotCall} ` : ''}The history at the desk says who gave it to you. Mail to staff never shows names or contact details. The desk does.`,
    };
  });
  return sendToStaff({
    kind: 'handedMail',
    mail,
    to: [address],
    person: owner.id,
    idempotencyKey,
    spent: performance.now() - started,
  });
}
