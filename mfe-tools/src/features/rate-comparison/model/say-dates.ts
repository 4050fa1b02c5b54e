const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** `Nov 18, 2026`, of "2026-11-18". */
export function sayDay(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}

/** The visitor's own day, as "2026-11-22". */
export function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** `3:05 PM, 12 minutes ago`. */
export function sayMoment(moment: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - moment) / 60_000));
  const ago = minutes < 1 ? 'less than a minute ago' : `${count(minutes, 'minute')} ago`;
  return `${clock.format(moment)}, ${minutes >= 120 ? `${Math.round(minutes / 60)} hours ago` : ago}`;
}

/** `1 year`, `3 years`, `1,200 products`. */
export function count(number: number, one: string): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;
}
