import { toIso } from '@annuity-lantern/domain/calendar-day';
import { entryOfIso, readDate } from '../../../dates/read-date.ts';
import type { Entries } from './entries.ts';
import { readWindowDays } from './read-window-days.ts';

/** Longest fragment that is read at all: every link of ours is shorter. */
const LONGEST = 60;

/** `#ends=2027-03-01&days=30&window=after`. Empty until the date can be read. */
export function writeWindowHash(entries: Entries): string {
  const { date } = readDate(entries);
  if (!date) return '';
  const { days } = readWindowDays(entries.days);
  return `#ends=${toIso(date)}${days === null ? '' : `&days=${days}`}&window=${entries.side}`;
}

/** The entries that a link carries, each only if the page could have written it. Empty for any other `#...`. */
export function readWindowHash(hash: string): Partial<Entries> {
  const given = new URLSearchParams(hash.slice(1, LONGEST));
  const days = given.get('days') ?? '';
  const side = given.get('window');
  return {
    ...entryOfIso(given.get('ends') ?? ''),
    ...(/^\d{1,2}$/.test(days) && readWindowDays(days).days !== null ? { days } : {}),
    ...(side === 'after' || side === 'before' ? { side } : {}),
  };
}
