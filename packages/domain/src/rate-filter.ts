import type { RateFacts } from './rate-facts.ts';
import type { RateIndex, RateSort } from './rate-index.ts';

/** The maximum premium while none is chosen: every product passes, whatever it asks for. */
export const NO_MAXIMUM_PREMIUM = Number.POSITIVE_INFINITY;

export interface RateFilters {
  readonly type: 'all' | 'FIA' | 'MYGA';
  /** By the rating's first letter: "A" is A++ to A-. */
  readonly rating: 'all' | 'A' | 'B';
  /** Percent; a product with exactly this rate is kept. */
  readonly minimumRate: number;
  /** Dollars; a product whose minimum premium is exactly this is kept. */
  readonly maximumPremium: number;
  /** By name; none: all carriers. */
  readonly carriers: readonly string[];
}

export const noRateFilters: RateFilters = {
  type: 'all',
  rating: 'all',
  minimumRate: 0,
  maximumPremium: NO_MAXIMUM_PREMIUM,
  carriers: [],
};

/** The rates that pass every filter, in the given order. Raises nothing. Source: specification, section 9 (rating filter, sorts, premium). */
export function findRates<Rate extends RateFacts>(index: RateIndex<Rate>, filters: RateFilters, sort: RateSort): readonly Rate[] {
  const { type, rating, minimumRate, maximumPremium } = filters;
  const carriers = new Set(filters.carriers);
  return index
    .inOrder(sort)
    .filter(
      (rate) =>
        (type === 'all' || rate.type === type) &&
        (rating === 'all' || rate.rating.startsWith(rating)) &&
        rate.rate >= minimumRate &&
        rate.minimumPremium <= maximumPremium &&
        (carriers.size === 0 || carriers.has(rate.carrier)),
    );
}
