import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { filtersSet, type RateFilters } from '@annuity-lantern/domain/rate-filter';
import { usStates } from '@annuity-lantern/domain/us-states';
import type { RateView } from './rate-view.ts';

export const sortLabels = {
  rate: 'Rate',
  carrier: 'Carrier',
  term: 'Term',
} as const satisfies Record<RateView['sort'], string>;

/** The filter matches the first letter of a rating, and its labels say so. */
export const ratingLabels = {
  all: 'All ratings',
  A: 'A ratings (A++ to A-)',
  B: 'B ratings (B++ to B-)',
} as const satisfies Record<RateView['rating'], string>;

/** The words of each filter: where it is set, and where the list shows what it would give without it. */
export const filterWords: {
  readonly [Name in keyof RateFilters]: { readonly set: (filters: RateFilters) => string; readonly loose: string };
} = {
  type: { set: ({ type }) => `only ${type}`, loose: 'All product types' },
  rating: { set: ({ rating }) => `only ${ratingLabels[rating]}`, loose: 'All ratings' },
  atLeast: { set: ({ atLeast }) => `rated at least ${atLeast}`, loose: 'Any rating' },
  years: { set: ({ years }) => `term ${formatYears(Number(years))}`, loose: 'Any term' },
  minimumRate: { set: ({ minimumRate }) => `rates from ${formatPercent(minimumRate)}`, loose: 'No minimum rate' },
  maximumPremium: {
    set: ({ maximumPremium }) => `minimum premium up to ${formatDollars(maximumPremium)}`,
    loose: 'No maximum premium',
  },
  carriers: { set: ({ carriers }) => `only ${carriers.join(', ')}`, loose: 'All carriers' },
  state: {
    set: ({ state }) =>
      state === 'all' ? 'sold in any state' : `sold in ${usStates[state]}, then those that don’t say where they are sold`,
    loose: 'Any state',
  },
};

/** The filters in sentences, for print, file and mail, which do not show the controls. */
export function viewWords(view: RateView): string {
  const set = filtersSet(view).map((name) => filterWords[name].set(view));
  const filters = set.length === 0 ? 'No filters set' : `Filters: ${set.join('; ')}`;
  return `${filters}. Sorted by ${sortLabels[view.sort].toLowerCase()}.`;
}
