import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { addOpenTime, duringHours, openTimeBetween, subtractOpenTime } from '@annuity-lantern/domain/open-time';
import type { LeadStatus } from './http/lead-status.ts';

/**
 * A specialist calls within 24 hours of `createdAt`, and staff are warned after 20: milliseconds on working days, from midnight to midnight by the clock of
 * the office. Days on which the office is closed do not count.
 */
export const SLA = { warnAfter: 20 * 3_600_000, breachAfter: 24 * 3_600_000 } as const;

/** The office's own target, without one in the site file: the first call within this time of office hours. */
const TARGET_MINUTES = 60;

/** The target of an office in milliseconds of its hours. */
export function targetOf({ targetMinutes = TARGET_MINUTES }: Pick<OfficeHours, 'targetMinutes'>): number {
  return targetMinutes * 60_000;
}

/** Milliseconds of office hours from one moment to a later one, both in milliseconds since 1970: the measure of the target. */
export function officeTimeBetween(from: number, to: number, office: OfficeHours): number {
  return openTimeBetween(from, to, duringHours(office));
}

/** Leads that arrived before this moment have missed the office's target if they still wait. */
export function missedBefore(now: number, office: OfficeHours): Date {
  return new Date(subtractOpenTime(now, targetOf(office), duringHours(office)) + 1);
}

/** When the target of a request is over, in milliseconds since 1970. */
export function targetEnd(createdAt: number, office: OfficeHours): number {
  return addOpenTime(createdAt, targetOf(office), duringHours(office));
}

/** In these statuses the visitor is still waiting for the call. A reopened lead waits again. */
export const waitingStatuses: readonly LeadStatus[] = ['pending', 'assigned', 'reopened'];

/** The first step into one of these is the first contact with the visitor. */
export const contactStatuses: readonly LeadStatus[] = ['contacted', 'scheduled'];

export interface SlaClock {
  /** `stopped`: the visitor was contacted, or the lead needs no call. `warning` from 20 hours on, `late` from 24 on. */
  readonly state: 'in-time' | 'warning' | 'late' | 'stopped';
  /** When 20 of the 24 hours are over, and when all are, in milliseconds since 1970. */
  readonly warnAt: number;
  readonly dueAt: number;
  /** Milliseconds left of the 24 hours; negative after them. They count down on working days only, even after the clock has stopped. */
  readonly leftMs: number;
}

/**
 * The 24-hour clock of a lead: the only definition, for the desk, its lists and the reminders. It runs from `createdAt`, for a reopened
 * lead too: the promise was made once. Contact stops it, and so does disqualifying, because no call is needed.
 *
 * @param now milliseconds since 1970
 */
export function clockOf(
  { createdAt, status }: { readonly createdAt: Date | string; readonly status: LeadStatus },
  now: number,
  office: OfficeHours,
): SlaClock {
  const start = new Date(createdAt).getTime();
  const leftMs = SLA.breachAfter - openTimeBetween(start, now, office);
  const times = { leftMs, ...dueTimes(start, office) };
  if (!waitingStatuses.includes(status)) return { state: 'stopped', ...times };
  if (leftMs <= 0) return { state: 'late', ...times };
  return { state: leftMs <= SLA.breachAfter - SLA.warnAfter ? 'warning' : 'in-time', ...times };
}

/** When 20 and when 24 hours on working days are over, in milliseconds since 1970. */
export function dueTimes(createdAt: number, office: OfficeHours): { readonly warnAt: number; readonly dueAt: number } {
  return { warnAt: addOpenTime(createdAt, SLA.warnAfter, office), dueAt: addOpenTime(createdAt, SLA.breachAfter, office) };
}

/**
 * Leads that arrived before this moment have waited at least so long on working days; all others have not. One moment is enough for a filter,
 * because no lead overtakes an earlier one.
 */
export function arrivedBefore(waitedMs: number, now: number, office: OfficeHours): Date {
  // The moment itself counts, too.
  return new Date(subtractOpenTime(now, waitedMs, office) + 1);
}
