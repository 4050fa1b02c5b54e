import { formatNumber } from '@annuity-lantern/domain/format-number';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `Nov 8, 2026`, of "2026-11-08". */
export function sayDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`;
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
  const clock = new Date(moment).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return `${clock}, ${minutes >= 120 ? `${Math.round(minutes / 60)} hours ago` : ago}`;
}

/** `1 year`, `3 years`, `1,200 products`. */
export function count(number: number, one: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : `${one}s`}`;
}
