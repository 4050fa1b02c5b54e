/** A day of the calendar, without a clock or a time zone. Months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MS_PER_DAY = 86_400_000;

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** The day so many days later; earlier with a number below zero. Raises nothing. */
export function addDays(from: CalendarDay, days: number): CalendarDay {
  return fromSerial(serial(from) + days);
}

/** The same day so many years later; February 28 where that year has no February 29, so never a day too late. Raises nothing. */
export function addYears({ year, month, day }: CalendarDay, years: number): CalendarDay {
  return { year: year + years, month, day: Math.min(day, daysInMonth(year + years, month)) };
}

/** Days from one day to another: 1 when it is the next day, below zero when it came before. Raises nothing. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return serial(to) - serial(from);
}

/** Raises nothing. */
export function weekdayOf(day: CalendarDay): Weekday {
  return weekdays[new Date(serial(day) * MS_PER_DAY).getUTCDay()] as Weekday;
}

/** 28 to 31. Months count from 1. Raises nothing. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2026-11-05`. For the years 1000 to 9999. Raises nothing. */
export function toIso({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day that {@link toIso} wrote; null for any other text. Raises nothing. */
export function fromIso(text: string): CalendarDay | null {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
  return year > 0 ? { year, month, day } : null;
}

/** Days since 1970: in UTC no day is shorter or longer than another. */
function serial({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

function fromSerial(days: number): CalendarDay {
  const date = new Date(days * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `Monday`, for a day counted from 1970. */
export function weekdayNameOf(day: number): string {
  return weekdays[new Date(day * 86_400_000).getUTCDay()] as string;
}
