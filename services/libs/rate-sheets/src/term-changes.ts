import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatDollars } from '@annuity-lantern/domain/format-number';

/** The other terms of a rate, in words. Carrier, name and term identify the product. */
const facts: readonly (readonly [name: string, of: (rate: RateRecord) => string])[] = [
  ['kind', ({ type }) => type],
  ['term', ({ term }) => term],
  ['minimum premium', ({ minimumPremium }) => formatDollars(minimumPremium)],
  ['rating', ({ rating }) => rating],
  ['years guaranteed', ({ guaranteeYears }) => String(guaranteeYears)],
  ['charges for leaving in percent', ({ surrenderCharges }) => surrenderCharges.join(', ') || 'none'],
  ['marked', ({ sample }) => (sample ? 'as a sample' : 'as no sample')],
];

/** What differs between two readings of one product, its rate, day and source apart: each as `rating A to B+`. */
export function termChanges(now: RateRecord, before: RateRecord): string[] {
  return facts.flatMap(([name, of]) => (of(now) === of(before) ? [] : [`${name} ${of(before)} to ${of(now)}`]));
}
