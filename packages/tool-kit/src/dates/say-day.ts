import { type CalendarDay, toIso, weekdayOf } from '@annuity-lantern/domain/calendar-day';
import { formatDay, formatShortDay } from '@annuity-lantern/domain/format-date';

/** `Thursday, December 3, 2026`. */
export function sayDay(day: CalendarDay): string {
  return `${weekdayOf(day)}, ${formatDay(toIso(day))}`;
}

/** `Thu, Dec 3`. */
export function sayShortDay(day: CalendarDay): string {
  const [monthAndDay] = formatShortDay(toIso(day)).split(',');
  return `${weekdayOf(day).slice(0, 3)}, ${monthAndDay}`;
}

/** `1 day`, `13 days`. */
export function sayDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
