import { formatClock } from '@annuity-lantern/domain/format-date';
import { formatNumber } from '@annuity-lantern/domain/format-number';

/** `3:05 p.m., 12 minutes ago`. */
export function sayMoment(moment: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - moment) / 60_000));
  const ago = minutes < 1 ? 'less than a minute ago' : `${count(minutes, 'minute')} ago`;
  return `${formatClock(new Date(moment))}, ${minutes >= 120 ? `${Math.round(minutes / 60)} hours ago` : ago}`;
}

/** `1 year`, `3 years`, `1,200 products`. */
export function count(number: number, one: string): string {
  return `${formatNumber(number)} ${number === 1 ? one : `${one}s`}`;
}
