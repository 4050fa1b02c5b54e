import { visitorZoneOf } from '@annuity-lantern/contracts/first-call';
import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import { formatTime, layOutStaffMail } from './lay-out-staff-mail.ts';
import type { ReminderOptions } from './remind-staff.ts';

/**
 * Mails the owner that the visitor wants to be called back now, or that the time came that both agreed on. Skipped once someone has called, or the request was closed or set aside. An owner
 * without an address is mailed at the address for all staff mail.
 *
 * @throws EffectRefusal
 */
export async function remindOfCallback(
  { sendToStaff, staffMailTo, staff, deskOrigin, site: { hours }, now }: ReminderOptions,
  lead: WithNoCalls<AnyLeadRecord>,
  idempotencyKey: string,
): Promise<EffectResult> {
  const { callback, owner } = lead;
  // An attempt is the office's own plan, of which no mail reminds.
  if (!callback || callback.kind === 'attempt') return { state: 'skipped' };
  if (!owner) return { state: 'skipped', reason: 'no_owner' };
  const started = performance.now();
  const { owner: address } = await staff.addressesFor(owner.id);
  const timeZone = visitorZoneOf(lead) ?? hours.timeZone;
  const at = formatTime(callback.at, { ...hours, timeZone });
  const { call, said } = callback.kind === 'appointment' ? agreed : asked;
  const mail = layOutStaffMail(lead, { deskOrigin, hours, now: now() }, ({ kind, which }) => ({
    subject: `${call} now: ${which}, ${at}`,
    heading: `Time to ${call.toLowerCase()}`,
    opening: `Time to ${call.toLowerCase()}: ${said(kind)}.`,
    clock: call,
    due: at,
    note: 'Record the call at the desk. Mail to staff never shows names or contact details. The desk does.',
  }));
  return sendToStaff({
    kind: 'callback',
    mail,
    to: address === undefined ? staffMailTo : [address],
    idempotencyKey,
    spent: performance.now() - started,
  });
}

const asked = { call: 'Call back', said: (kind: string) => `the visitor of this ${kind} asked for a call` };
const agreed = { call: 'Call', said: (kind: string) => `you agreed on this time with the visitor of this ${kind}` };
