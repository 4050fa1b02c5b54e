import { type CalendarDay, daysInMonth, toIso } from '@annuity-lantern/domain/calendar-day';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { type DayParts, readMonth, splitDay, writeOutYear } from '@annuity-lantern/domain/read-day';

/** The date as it was typed. */
export type DateEntry = DayParts;

export type DateProblems = Partial<Record<keyof DateEntry, string>>;

/** These tools have no question about an earlier year. A later one is a typing error. */
const years = { from: 2000, to: 2099 };

/**
 * Reads month, day and year. A field that is still empty is no problem, but then there is no date yet.
 * @returns the date, or what is wrong in which field.
 */
export function readDate(entry: DateEntry): { readonly date: CalendarDay | null; readonly problems: DateProblems } {
  const month = readMonth(entry.month);
  const day = readNumber(entry.day);
  const year = readNumber(entry.year);
  const problems: DateProblems = {};
  if (cleanLine(entry.month) && month === null) problems.month = 'Enter 1 to 12, or the name.';
  if (cleanLine(entry.day) && (day === null || day < 1 || day > 31)) problems.day = 'Enter 1 to 31.';
  if (cleanLine(entry.year) && (year === null || year < years.from || year > years.to)) problems.year = 'Enter four digits, such as 2026.';
  if (Object.keys(problems).length > 0 || month === null || day === null || year === null) return { date: null, problems };
  const last = daysInMonth(year, month);
  if (day > last) return { date: null, problems: { day: `That month has ${last} days.` } };
  return { date: { year, month, day }, problems };
}

/** The entry for a day in an address, `2026-11-05`, as it would be typed. Null for an invalid day. */
export function entryOfIso(text: string): DateEntry | null {
  const entry = /^\d{4}-\d{2}-\d{2}$/.test(text) ? splitDay(text) : null;
  const date = entry && readDate(entry).date;
  return date && { month: `${date.month}`, day: `${date.day}`, year: `${date.year}` };
}

/** The day of an entry in an address: `2026-11-05`. Undefined until the entry can be read. */
export function isoOfEntry(entry: DateEntry): string | undefined {
  const { date } = readDate(entry);
  return date ? toIso(date) : undefined;
}

/**
 * The parts of a date that a change of one field gives: all three where a whole date was typed or pasted into it.
 * @param before the field's text until now
 */
export function changedParts(part: keyof DateEntry, text: string, before = ''): Partial<DateEntry> {
  // Typed letter by letter, 11/21/20 may become 11/21/2026, and 2026-11-2 may become 2026-11-21.
  const isPasted = text.length > before.length + 1;
  const isComplete = /\d{4}$/.test(text.trim()) || /^\d{4}\D\d{1,2}\D\d\d$/.test(text.trim());
  return (isPasted || isComplete ? splitDay(text) : null) ?? { [part]: text };
}

/** The parts that leaving a field completes: all three of a whole date in it, or the century of its year. Undefined for none. */
export function completedParts(part: keyof DateEntry, text: string): Partial<DateEntry> | undefined {
  const typed = cleanLine(text);
  // 20 is more likely the start of this year's four digits.
  const year = typed === '20' ? text : writeOutYear(typed);
  return splitDay(text) ?? (part === 'year' && year !== text ? { year } : undefined);
}

function readNumber(text: string): number | null {
  const typed = cleanLine(text);
  return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
}
