import { closedBy, wantsNoCalls } from '@annuity-lantern/contracts/exits';
import { clockOf } from '@annuity-lantern/contracts/sla';
import type { AnyLeadRecord, EffectResult, WithNoCalls } from '@annuity-lantern/lead-store';
import type { PublicSite } from '@annuity-lantern/site';
import type { ReminderAddresses } from '@annuity-lantern/staff-store/people';
import type { Staff } from '../staff/open-staff.ts';
import { composeReminder, type ReminderKind } from './compose-reminder.ts';
import type { StaffMailKind } from './compose-summary.ts';
import type { SendToStaff } from './send-to-staff.ts';

export interface ReminderOptions {
  readonly sendToStaff: SendToStaff;
  readonly staffMailTo: readonly string[];
  readonly staff: Pick<Staff, 'addressesFor'>;
  readonly deskOrigin: string;
  readonly site: Pick<PublicSite, 'hours'>;
  readonly now: () => Date;
}

/**
 * Reminds owner and managers of a visitor who still waits for the call. Skipped after a call, even if the request was reopened since, and
 * for requests that were set aside. The warning is also skipped after 24 hours, as after a night without a worker: the other reminder is
 * due then. Put off while days on which the office is closed do not count: the store knows only the plain hours.
 *
 * @throws EffectRefusal
 */
export async function remindStaff(
  { sendToStaff, staffMailTo, staff, deskOrigin, site: { hours }, now }: ReminderOptions,
  kind: ReminderKind,
  lead: WithNoCalls<AnyLeadRecord>,
  idempotencyKey: string,
): Promise<EffectResult> {
  const moment = now().getTime();
  const { state, warnAt, dueAt } = clockOf(lead, moment, hours);
  // Neither call nor email is left.
  if (wantsNoCalls(lead) && closedBy('mailLink', lead)) return { state: 'skipped', reason: 'no_calls' };
  if (state === 'stopped' && !lead.firstContact) return { state: 'skipped', reason: 'request_over' };
  if (state === 'stopped' || lead.firstContact || (kind === 'warning' && state === 'late')) return { state: 'skipped' };
  const from = kind === 'warning' ? warnAt : dueAt;
  if (moment < from) return { state: 'later', wait: from - moment };
  const started = performance.now();
  const to = remindersTo(await staff.addressesFor(lead.owner?.id), staffMailTo);
  const mail = composeReminder(kind, lead, { deskOrigin, hours, now: new Date(moment) });
  return sendToStaff({ kind: effectOf[kind], mail, to, idempotencyKey, spent: performance.now() - started });
}

const effectOf: Readonly<Record<ReminderKind, StaffMailKind>> = { warning: 'slaWarning', breach: 'slaBreach' };

/**
 * The owner and the managers. The address for all staff mail is added if the owner or every manager lacks an address. So a reminder
 * always has a recipient, and never only the owner who has not called.
 */
export function remindersTo({ owner, managers }: ReminderAddresses, staffMailTo: readonly string[]): string[] {
  const own = owner === undefined ? managers : [owner, ...managers];
  const all = owner === undefined || managers.length === 0 ? [...own, ...staffMailTo] : own;
  return [...new Map(all.map((address) => [address.toLowerCase(), address])).values()];
}
