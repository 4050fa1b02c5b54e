import { type CalendarDay, daysInMonth, toIso } from '@annuity-lantern/domain/calendar-day';

/** The date as it was typed. */
export interface DateEntry {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

export type DateProblems = Partial<Record<keyof DateEntry, string>>;

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
  if (entry.month.trim() && month === null) problems.month = 'Enter 1 to 12, or the name.';
  if (entry.day.trim() && (day === null || day < 1 || day > 31)) problems.day = 'Enter 1 to 31.';
  if (entry.year.trim() && (year === null || year < years.from || year > years.to)) problems.year = 'Enter four digits, such as 2026.';
  if (Object.keys(problems).length > 0 || month === null || day === null || year === null) return { date: null, problems };
  const last = daysInMonth(year, month);
  if (day > last) return { date: null, problems: { day: `That month has ${last} days.` } };
  return { date: { year, month, day }, problems };
}

/** A whole date typed or pasted into one field: `11/21/2026`, `11-21-2026`, `2026-11-21`, `November 21, 2026`. Null for anything else. */
export function splitWholeDate(text: string): DateEntry | null {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return { month: isoMonth, day: isoDay, year: isoYear };
  const [, month, day, year] = /^(\d{1,2}|[a-z]{3,9}\.?)[\s/.-]+(\d{1,2})(?:,\s*|[\s/.-]+)(\d{4})$/i.exec(typed) ?? [];
  return month && day && year ? { month, day, year } : null;
}

/** The entry for a day in an address, `2026-11-05`, as it would be typed. Null for an invalid day. */
export function entryOfIso(text: string): DateEntry | null {
  const entry = /^\d{4}-\d{2}-\d{2}$/.test(text) ? splitWholeDate(text) : null;
  const date = entry && readDate(entry).date;
  return date && { month: `${date.month}`, day: `${date.day}`, year: `${date.year}` };
}

/** The day of an entry in an address: `2026-11-05`. Undefined until the entry can be read. */
export function isoOfEntry(entry: DateEntry): string | undefined {
  const { date } = readDate(entry);
  return date ? toIso(date) : undefined;
}

/** The parts of a date that a change of one field gives: all three where a whole date was typed or pasted into it. */
export function changedParts(part: keyof DateEntry, text: string): Partial<DateEntry> {
  return splitWholeDate(text) ?? { [part]: text };
}

function readMonth(text: string): number | null {
  const typed = text.trim().toLowerCase().replace(/\.$/, '');
  const number = readNumber(typed);
  if (number !== null) return number >= 1 && number <= 12 ? number : null;
  if (typed.length < 3) return null;
  const index = monthNames.findIndex((name) => name.startsWith(typed === 'sept' ? 'sep' : typed));
  return index < 0 ? null : index + 1;
}

function readNumber(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
}
