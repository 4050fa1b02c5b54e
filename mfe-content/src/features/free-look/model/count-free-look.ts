import { addDays, type CalendarDay, daysBetween, weekdayOf } from '@annuity-lantern/domain/calendar-day';

/**
 * Where the visitor is in the count.
 * - `counted`: the day of the visitor is not known yet.
 * - `not-delivered`: the delivery lies in the future.
 */
export type Phase = 'counted' | 'not-delivered' | 'open' | 'last-day' | 'over';

export interface FreeLook {
  readonly delivered: CalendarDay;
  readonly days: number;
  /** Where the days are from: the contract's cover, or the law of the state until the cover's days are known. */
  readonly daysBy: 'cover' | 'law';
  readonly lastDay: CalendarDay;
  readonly phase: Phase;
  /** Days from today to the last day: 0 on the last day, below zero after it. Null while today is not known. */
  readonly daysLeft: number | null;
  /** The day to mail the letter: a weekday from which it arrives in time, or today once that has passed. Null after the last day. */
  readonly mailBy: CalendarDay | null;
}

/**
 * The last day of a free look. The day after delivery is day 1; weekends and holidays count like other days and add none.
 * @param today the visitor's day, or null while it is not known.
 */
export function countFreeLook(delivered: CalendarDay, days: number, daysBy: FreeLook['daysBy'], today: CalendarDay | null): FreeLook {
  const lastDay = addDays(delivered, days);
  const daysLeft = today && daysBetween(today, lastDay);
  return {
    delivered,
    days,
    daysBy,
    lastDay,
    daysLeft,
    phase: phaseOf(delivered, today, daysLeft),
    mailBy: daysLeft !== null && daysLeft < 0 ? null : mailDay(lastDay, addDays(delivered, 1), today),
  };
}

function phaseOf(delivered: CalendarDay, today: CalendarDay | null, daysLeft: number | null): Phase {
  if (today === null || daysLeft === null) return 'counted';
  if (daysBetween(today, delivered) > 0) return 'not-delivered';
  if (daysLeft < 0) return 'over';
  return daysLeft === 0 ? 'last-day' : 'open';
}

/** Days left in which an ordinary letter may come too late. */
const SEND_TODAY = 3;

function mailDay(lastDay: CalendarDay, firstDay: CalendarDay, today: CalendarDay | null): CalendarDay {
  const inTime = addDays(lastDay, -SEND_TODAY - 1);
  const weekday = addDays(inTime, -({ Saturday: 1, Sunday: 2 }[weekdayOf(inTime) as string] ?? 0));
  const earliest = today !== null && daysBetween(firstDay, today) > 0 ? today : firstDay;
  return daysBetween(weekday, earliest) > 0 ? earliest : weekday;
}

/** Whether the letter has to leave today. */
export function isUrgent({ phase, daysLeft }: FreeLook): boolean {
  return phase === 'last-day' || (phase === 'open' && daysLeft !== null && daysLeft <= SEND_TODAY);
}
