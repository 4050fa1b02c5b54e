import type { CallsByState } from './call-hours.ts';
import { clockFields, momentShowing } from './zone-clock.ts';

/**
 * When the office calls. `opens` and `closes` are clock times (`09:00`) in `timeZone`, an IANA name; `days` are weekdays in full. `closedDays` are days
 * such as `2026-11-26` on which it stays closed although their weekday is one of `days`.
 */
export interface OfficeHours {
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly string[];
  readonly timeZone: string;
  readonly closedDays: readonly string[];
  /** Within so many minutes of these hours the office wants to call first, beside the promised 24 hours (`TARGET_MINUTES`). */
  readonly targetMinutes?: number | undefined;
  /** Where a state allows fewer hours of sales calls than the federal rule. */
  readonly callsByState?: CallsByState | undefined;
}

/** The wall clock of a time zone at a moment, in the local fields of a Date. */
export function wallClock(now: Date, timeZone: string): Date {
  const [year, month, date, hour, minute] = clockFields(now, timeZone);
  return new Date(year, month, date, hour, minute);
}

/** `ET`. */
export function shortZoneName(now: Date, timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** The moments at which the office opens and closes on the day that its clock shows, if it is open on that day. */
export function officeDay(
  now: Date,
  { opens, closes, timeZone }: Pick<OfficeHours, 'opens' | 'closes' | 'timeZone'>,
): { readonly opening: Date; readonly closing: Date } {
  const [year, month, date] = clockFields(now, timeZone);
  const at = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(momentShowing(Date.UTC(year, month, date, hour, minute), timeZone));
  };
  return { opening: at(opens), closing: at(closes) };
}
