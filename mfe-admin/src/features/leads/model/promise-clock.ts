import type { LeadStatus } from '@annuity-lantern/contracts/http';
import type { Lead } from './lead.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Within this many hours a specialist calls: wall-clock hours from `createdAt`. */
export const PROMISED_HOURS = 24;
/** From here on the clock warns. */
export const WARNING_HOURS = 20;

const waitingStatuses: ReadonlySet<LeadStatus> = new Set(['pending', 'assigned', 'reopened']);

export interface PromiseClock {
  /** Milliseconds since the request came in; never negative, since clocks of two machines differ. */
  readonly waitedMs: number;
  readonly state: 'answered' | 'in-time' | 'warning' | 'late';
}

/** Where a request stands against the promise of a call within 24 hours. `now` is in milliseconds since 1970. */
export function promiseClock(lead: Pick<Lead, 'createdAt' | 'status'>, now: number): PromiseClock {
  const waitedMs = Math.max(0, now - Date.parse(lead.createdAt));
  if (!waitingStatuses.has(lead.status)) return { waitedMs, state: 'answered' };
  if (waitedMs >= PROMISED_HOURS * HOUR) return { waitedMs, state: 'late' };
  return { waitedMs, state: waitedMs >= WARNING_HOURS * HOUR ? 'warning' : 'in-time' };
}

export function hoursOf(ms: number): number {
  return ms / HOUR;
}

/** `22:40` in hours and minutes; whole days from two days on. */
export function formatWaiting(ms: number): string {
  if (ms >= 48 * HOUR) return `${Math.floor(ms / (24 * HOUR))} days`;
  return `${Math.floor(ms / HOUR)}:${String(Math.floor((ms % HOUR) / MINUTE)).padStart(2, '0')}`;
}

/** `1 h 20 min`, `5 min`; from two days on `3 days`. */
export function formatSpan(ms: number): string {
  if (ms >= 48 * HOUR) return `${Math.floor(ms / (24 * HOUR))} days`;
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** What is left of the promised 24 hours, in milliseconds; negative once it is broken. */
export function timeLeft(waitedMs: number): number {
  return PROMISED_HOURS * HOUR - waitedMs;
}
