const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const quarterNames = ['first', 'second', 'third', 'fourth'] as const;
const SHORT_MONTH_LENGTH = 3;

// By hand, because the first use of Intl.DateTimeFormat loads locale data: it kept a cheap phone busy for 60 ms on pages that show one date.

/** The calendar day `2025-01-15` as `January 15, 2025`. No clock and no time zone takes part, so server and browser agree. Raises nothing. */
export function formatDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${months[month - 1]} ${date}, ${year}`;
}

/** The calendar day `2025-01-15` as `Jan 15, 2025`; otherwise as {@link formatDay}. */
export function formatShortDay(day: string): string {
  const { year, month, date } = partsOf(day);
  return `${months[month - 1]?.slice(0, SHORT_MONTH_LENGTH)} ${date}, ${year}`;
}

/** The month of the calendar day `2025-01-15` as `Jan 2025`; otherwise as {@link formatDay}. */
export function formatMonth(day: string): string {
  const { year, month } = partsOf(day);
  return `${months[month - 1]?.slice(0, SHORT_MONTH_LENGTH)} ${year}`;
}

/** A month of the calendar, from 1 to 12: `January 2033`. Raises nothing. */
export function formatMonthYear({ year, month }: { readonly year: number; readonly month: number }): string {
  return `${months[month - 1]} ${year}`;
}

/** A quarter of a year, from 1 to 4: `fourth quarter of 2032`. Raises nothing. */
export function formatQuarter(quarter: number, year: number): string {
  return `${quarterNames[quarter - 1]} quarter of ${year}`;
}

/** The calendar day of a moment where the program runs, in the browser the visitor's own: `2026-11-22`. For the years 1000 to 9999. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** The weekday of a moment where the program runs: `Monday, November 23`. */
export function formatWeekday(moment: Date): string {
  return `${weekdays[moment.getDay()]}, ${months[moment.getMonth()]} ${moment.getDate()}`;
}

/** The time of day of a moment where the program runs: `9 a.m.`, `9:05 a.m.`. */
export function formatClock(moment: Date): string {
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()];
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${twoDigits(minutes)}`} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

function partsOf(day: string): { readonly year: number | undefined; readonly month: number; readonly date: number | undefined } {
  const [year, month = 0, date] = day.split('-').map(Number);
  return { year, month, date };
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
