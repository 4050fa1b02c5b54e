import type { LeadStatus } from './http/lead-lists.ts';

/** A specialist calls within 24 hours of `createdAt`, and staff are warned after 20: milliseconds by the wall clock, weekends included. */
export const SLA = { warnAfter: 20 * 3_600_000, breachAfter: 24 * 3_600_000 } as const;

/** In these statuses the visitor is still waiting for the call. A reopened lead waits again. */
export const waitingStatuses: readonly LeadStatus[] = ['pending', 'assigned', 'reopened'];

/** The first step into one of these is the first contact with the visitor. */
export const contactStatuses: readonly LeadStatus[] = ['contacted', 'scheduled'];

export interface SlaClock {
  /** `stopped`: the visitor was contacted, or the lead needs no call. `warning` from 20 hours on, `late` from 24 on. */
  readonly state: 'in-time' | 'warning' | 'late' | 'stopped';
  /** When the 24 hours end, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Milliseconds left of the 24 hours; negative after them. Counts down even after the clock has stopped. */
  readonly leftMs: number;
}

/**
 * The 24-hour clock of a lead: the only definition, for the desk, its lists and the reminders. It runs from `createdAt`, for a reopened
 * lead too: the promise was made once. Contact stops it, and so does disqualifying, because no call is needed.
 *
 * @param now milliseconds since 1970
 */
export function clockOf({ createdAt, status }: { readonly createdAt: Date | string; readonly status: LeadStatus }, now: number): SlaClock {
  const dueAt = new Date(createdAt).getTime() + SLA.breachAfter;
  const leftMs = dueAt - now;
  if (!waitingStatuses.includes(status)) return { state: 'stopped', dueAt, leftMs };
  if (leftMs <= 0) return { state: 'late', dueAt, leftMs };
  return { state: leftMs <= SLA.breachAfter - SLA.warnAfter ? 'warning' : 'in-time', dueAt, leftMs };
}
