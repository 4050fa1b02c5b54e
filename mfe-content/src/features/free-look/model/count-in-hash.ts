import { type CalendarDay, toIso } from '@annuity-lantern/domain/calendar-day';
import { entryOfIso } from '../../../dates/read-date.ts';
import type { Entries } from './entries.ts';
import { readDays } from './read-days.ts';

/** Longest fragment that is read at all: every link of ours is shorter. */
const LONGEST = 60;

/** Delivery and days as the part of an address after `#`, which no browser sends to a server. Nothing of the letter is in it. */
export function writeCountHash(delivered: CalendarDay, days: number | null): string {
  return `#delivered=${toIso(delivered)}${days === null ? '' : `&days=${days}`}`;
}

/** The entries that a link carries, each only if the page could have written it. Empty for any other `#...`. */
export function readCountHash(hash: string): Partial<Entries> {
  const given = new URLSearchParams(hash.slice(1, LONGEST));
  const days = given.get('days') ?? '';
  return {
    ...entryOfIso(given.get('delivered') ?? ''),
    ...(/^\d{2}$/.test(days) && readDays(days).days !== null ? { days } : {}),
  };
}
