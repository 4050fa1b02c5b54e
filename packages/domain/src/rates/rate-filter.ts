import type { RateFacts } from './rate-columns.ts';
import { type RateIndex, type RateSort, termYears } from './rate-index.ts';
import { isGuaranteedFor } from './rate-lengths.ts';
import { type Grade, isRatedAtLeast } from './rating-ladder.ts';
import { maySellIn, type StateChoice, soldFirst } from './sold-in.ts';

/** The maximum premium while none is chosen: every product passes, at any minimum premium. */
export const NO_MAXIMUM_PREMIUM = Number.POSITIVE_INFINITY;

export interface RateFilters {
  readonly type: 'all' | 'FIA' | 'MYGA';
  /** By the rating's first letter: "A" is A++ to A-. */
  readonly rating: 'all' | 'A' | 'B';
  /** This grade or a better one. */
  readonly atLeast: 'all' | Grade;
  /** Whole years of the term. Of a MYGA whose rate ends sooner, no term counts. */
  readonly years: 'all' | number;
  /** Percent; a product with exactly this rate is kept. */
  readonly minimumRate: number;
  /** Dollars; a product whose minimum premium is exactly this is kept. */
  readonly maximumPremium: number;
  /** By name; none: all carriers. */
  readonly carriers: readonly string[];
  /** Where the visitor lives. A product without a list of states is kept. */
  readonly state: StateChoice;
}

export const noRateFilters: RateFilters = {
  type: 'all',
  rating: 'all',
  atLeast: 'all',
  years: 'all',
  minimumRate: 0,
  maximumPremium: NO_MAXIMUM_PREMIUM,
  carriers: [],
  state: 'all',
};

/** The rates that pass every filter, in the given order; last those that do not say whether they are sold in the state. Raises nothing. Source: specification, section 9 (rating filter, sorts, premium). */
export function findRates<Rate extends RateFacts>(index: RateIndex<Rate>, filters: RateFilters, sort: RateSort): readonly Rate[] {
  const { type, rating, atLeast, years, minimumRate, maximumPremium, state } = filters;
  const carriers = new Set(filters.carriers);
  const found = index
    .inOrder(sort)
    .filter(
      (rate) =>
        (type === 'all' || rate.type === type) &&
        (rating === 'all' || rate.rating.startsWith(rating)) &&
        (atLeast === 'all' || isRatedAtLeast(rate.rating, atLeast)) &&
        (years === 'all' || runsFor(rate, years)) &&
        rate.rate >= minimumRate &&
        rate.minimumPremium <= maximumPremium &&
        (carriers.size === 0 || carriers.has(rate.carrier)) &&
        maySellIn(state, rate.states),
    );
  return soldFirst(found, state);
}

/** The filters that narrow the list. Raises nothing. */
export function filtersSet(filters: RateFilters): readonly (keyof RateFilters)[] {
  return rateFilterNames.filter((name) => String(filters[name]) !== String(noRateFilters[name]));
}

/** The filters whose removal alone gives rates where there are none, with how many; the most first. Raises nothing. */
export function loosenings(index: RateIndex<RateFacts>, filters: RateFilters): readonly Loosening[] {
  return filtersSet(filters)
    .map((name) => ({ name, found: findRates(index, { ...filters, [name]: noRateFilters[name] }, 'rate').length }))
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found);
}

export interface Loosening {
  readonly name: keyof RateFilters;
  readonly found: number;
}

const rateFilterNames = Object.keys(noRateFilters) as (keyof RateFilters)[];

function runsFor(rate: RateFacts, years: number): boolean {
  return rate.type === 'FIA' ? termYears(rate.term) === years : isGuaranteedFor(rate, years);
}
