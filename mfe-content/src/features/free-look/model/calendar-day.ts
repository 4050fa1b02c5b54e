/** A day of the calendar, without a clock or a time zone. Months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MS_PER_DAY = 86_400_000;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
export type Weekday = (typeof weekdays)[number];

export function addDays(from: CalendarDay, days: number): CalendarDay {
  return fromSerial(serial(from) + days);
}

/** Days from one day to another: 1 when it is the next day, below zero when it came before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return serial(to) - serial(from);
}

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdays[new Date(serial(day) * MS_PER_DAY).getUTCDay()] as Weekday;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2026-11-05`. */
export function toIso({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The visitor's own day, by the clock and the zone of their device. */
export function dayOf(moment: Date): CalendarDay {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

/** Days since 1970: in UTC no day is shorter or longer than another. */
function serial({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

function fromSerial(days: number): CalendarDay {
  const date = new Date(days * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
