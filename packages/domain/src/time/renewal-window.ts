import { addDays, type CalendarDay, daysBetween } from './calendar-day.ts';

/** Days before the window opens on which to ask the insurer for the renewal rate: enough to compare and to prepare a transfer. */
export const ASK_DAYS_BEFORE = 60;
/** Days before the window closes on which to check that the papers have arrived. */
export const CHECK_DAYS_BEFORE = 7;

/** Whether the window begins with the day the term ends, as in most contracts, or ends with it. */
export type WindowSide = 'after' | 'before';

/**
 * The phase that the owner is in.
 * - `counted`: the day of the owner is not known.
 * - `early`: before the day to ask.
 * - `ask`: from that day until the window opens.
 */
export type RenewalPhase = 'counted' | 'early' | 'ask' | 'open' | 'last-day' | 'closed';

export interface RenewalWindow {
  readonly termEnds: CalendarDay;
  readonly days: number;
  readonly side: WindowSide;
  readonly askOn: CalendarDay;
  readonly opens: CalendarDay;
  readonly checkOn: CalendarDay;
  /** The last day of the window. */
  readonly closes: CalendarDay;
  readonly phase: RenewalPhase;
  /** Days from today to the last day: 0 on it, below zero after it. Null while today is not known. */
  readonly daysLeft: number | null;
}

/**
 * The window at the end of a term in which an owner can leave without a surrender charge. The day the term ends is one of its days, so that
 * the last day is never later than by the insurer's own count. Calendar days; no weekend or holiday moves one. Raises nothing.
 * Source of the days: the contract. No law sets them.
 *
 * @param days length of the window, 1 or more
 * @param today the owner's day, or null while it is not known
 */
export function renewalWindow(termEnds: CalendarDay, days: number, side: WindowSide, today: CalendarDay | null): RenewalWindow {
  const opens = side === 'after' ? termEnds : addDays(termEnds, 1 - days);
  const closes = addDays(opens, days - 1);
  const askOn = addDays(opens, -ASK_DAYS_BEFORE);
  const checkOn = addDays(closes, -Math.min(CHECK_DAYS_BEFORE, days - 1));
  return {
    termEnds,
    days,
    side,
    askOn,
    opens,
    checkOn,
    closes,
    phase: today ? phaseOf(today, askOn, opens, closes) : 'counted',
    daysLeft: today && daysBetween(today, closes),
  };
}

function phaseOf(today: CalendarDay, askOn: CalendarDay, opens: CalendarDay, closes: CalendarDay): RenewalPhase {
  if (daysBetween(closes, today) > 0) return 'closed';
  if (daysBetween(closes, today) === 0) return 'last-day';
  if (daysBetween(opens, today) >= 0) return 'open';
  return daysBetween(askOn, today) >= 0 ? 'ask' : 'early';
}
