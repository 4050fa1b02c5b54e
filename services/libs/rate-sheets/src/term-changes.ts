import type { RateRecord } from '@annuity-lantern/contracts/http';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import { NOT_GIVEN, yesNo } from '@annuity-lantern/domain/rate-words';

type Term = Exclude<keyof RateRecord, 'id' | 'carrier' | 'productName' | 'rate' | 'asOf' | 'source'>;

/** The other terms of a rate, in words. Carrier, name and term identify the product. */
const facts: Readonly<Record<Term, readonly [name: string, of: (rate: RateRecord) => string]>> = {
  type: ['kind', ({ type }) => type],
  term: ['term', ({ term }) => term],
  minimumPremium: ['minimum premium', ({ minimumPremium }) => formatDollars(minimumPremium)],
  rating: ['rating', ({ rating }) => rating],
  guaranteeYears: ['years guaranteed', ({ guaranteeYears }) => String(guaranteeYears)],
  surrenderCharges: ['charges for leaving in percent', ({ surrenderCharges }) => surrenderCharges.join(', ') || 'none'],
  sample: ['marked', ({ sample }) => (sample ? 'as a sample' : 'as no sample')],
  ratingAgency: ['rating agency', ({ ratingAgency }) => ratingAgency ?? NOT_GIVEN],
  ratingDate: ['rating date', ({ ratingDate }) => ratingDate ?? NOT_GIVEN],
  marketValueAdjustment: ['market value adjustment', ({ marketValueAdjustment }) => yesNo(marketValueAdjustment)],
  states: ['states', ({ states }) => states ?? NOT_GIVEN],
  maximumIssueAge: ['maximum issue age', ({ maximumIssueAge }) => maximumIssueAge?.toFixed(0) ?? NOT_GIVEN],
};

/** What differs between two readings of one product, its rate, day and source apart: each as `rating A to B+`. */
export function termChanges(now: RateRecord, before: RateRecord): string[] {
  return Object.values(facts).flatMap(([name, of]) => (of(now) === of(before) ? [] : [`${name} ${of(before)} to ${of(now)}`]));
}
