import { type CalendarDay, daysInMonth } from '../time/calendar-day.ts';
import { cleanLine } from './clean-text.ts';

/** The parts of a date as they were typed; only a year of two digits is written out. */
export interface DayParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const isoShape = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** Month first, as a number or a name. */
const americanShape = /^(\d{1,2}|[a-z]{3,9}\.?)[\s/.-]+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s/.-]+)(\d{4}|\d\d)$/i;
/** Day first, and the month by its name: `21 November 2026`, `21-Nov-26`. */
const dayFirstShape = /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+([a-z]{3,9}\.?)(?:,\s*|[\s/.-]+)(\d{4}|\d\d)$/i;
const weekday = /^(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?[.,]?\s+/i;

/** Takes a whole date apart: `11/21/2026`, `11-21-26`, `2026-11-21`, `Nov 21, 2026`, `21 November 2026`. Null for anything else. Raises nothing. */
export function splitDay(text: string): DayParts | null {
  const typed = cleanLine(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(weekday, '');
  const [, isoYear, isoMonth, isoDay] = isoShape.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return { month: isoMonth, day: isoDay, year: isoYear };
  const [, month, day, year] = americanShape.exec(typed) ?? [];
  if (month && day && year) return { month, day, year: writeOutYear(year) };
  const [, firstDay, nextMonth, lastYear] = dayFirstShape.exec(typed) ?? [];
  return firstDay && nextMonth && lastYear ? { month: nextMonth, day: firstDay, year: writeOutYear(lastYear) } : null;
}

/** A year of two digits is one of this century: 26 is 2026, and 99 is 2099. Any other text stays as it is. Raises nothing. */
export function writeOutYear(year: string): string {
  return /^\d\d$/.test(year) ? `20${year}` : year;
}

/** 1 to 12, from a number or the name of a month: `11`, `Nov.`, `november`. Null for anything else. Raises nothing. */
export function readMonth(text: string): number | null {
  const typed = cleanLine(text).toLowerCase().replace(/\.$/, '');
  if (/^\d{1,2}$/.test(typed)) return Number(typed) >= 1 && Number(typed) <= 12 ? Number(typed) : null;
  if (typed.length < 3) return null;
  const index = monthNames.findIndex((name) => name.startsWith(typed === 'sept' ? 'sep' : typed));
  return index < 0 ? null : index + 1;
}

/** A day that the calendar has, from a whole date as {@link splitDay} takes it. Null for anything else, such as 02/30/2026. Raises nothing. */
export function readDay(text: string): CalendarDay | null {
  const parts = splitDay(text);
  const month = parts && readMonth(parts.month);
  if (!parts || !month) return null;
  const [year, day] = [Number(parts.year), Number(parts.day)];
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null;
}
