/** Eastern time, like the office hours beside it. */
const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Friday, March 6, 10:05 a.m. ET`. */
export function momentWords(time: Date): string {
  const parts = Object.fromEntries(eastern.formatToParts(time).map(({ type, value }) => [type, value]));
  const half = parts.dayPeriod === 'AM' ? 'a.m.' : 'p.m.';
  return `${parts.weekday}, ${parts.month} ${parts.day}, ${parts.hour}:${parts.minute} ${half} ET`;
}

const calendarDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** `March 6`, for `2026-03-06`. */
export function dayWords(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00:00Z`));
}
