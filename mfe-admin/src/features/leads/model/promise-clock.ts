import { clockOf, officeTimeBetween, SLA, type SlaClock, targetOf, waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { Lead } from './lead.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

export const PROMISED_HOURS = SLA.breachAfter / HOUR;
/** The clock warns from here on. */
export const WARNING_HOURS = SLA.warnAfter / HOUR;

export interface PromiseClock {
  /** Milliseconds since the request arrived, on working days only. Never negative, even if the clocks of two machines differ. */
  readonly waitedMs: number;
  readonly state: SlaClock['state'];
}

/** Compares a request's age with the promised 24 hours. `now` is in milliseconds since 1970. */
export function promiseClock(lead: Pick<Lead, 'createdAt' | 'status'>, now: number, hours: OfficeHours): PromiseClock {
  const { state, leftMs } = clockOf(lead, now, hours);
  return { waitedMs: Math.max(0, SLA.breachAfter - leftMs), state };
}

/** Milliseconds of office hours left of the office's own target; negative after it. Undefined if the request waits for no call. */
export function targetLeft({ createdAt, status }: Pick<Lead, 'createdAt' | 'status'>, now: number, hours: OfficeHours): number | undefined {
  return waitingStatuses.includes(status) ? targetOf(hours) - officeTimeBetween(Date.parse(createdAt), now, hours) : undefined;
}

export function hoursOf(ms: number): number {
  return ms / HOUR;
}

/** Hours and minutes, `22:40`; from two days on `3 days`. */
export function formatWaiting(ms: number): string {
  if (ms >= 48 * HOUR) return `${Math.floor(ms / (24 * HOUR))} days`;
  return `${Math.floor(ms / HOUR)}:${String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, '0')}`;
}

/** Milliseconds left of the promised 24 hours; negative after them. */
export function timeLeft(waitedMs: number): number {
  return SLA.breachAfter - waitedMs;
}
