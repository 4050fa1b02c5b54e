import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { NO_MAXIMUM_PREMIUM } from '@annuity-lantern/domain/rate-filter';
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

/** The filters in sentences, for print, file and mail, which do not show the controls. */
export function viewWords({ type, rating, atLeast, years, minimumRate, maximumPremium, carriers, sort }: RateView): string {
  const set = [
    type !== 'all' && `only ${type}`,
    rating !== 'all' && `only ${ratingLabels[rating]}`,
    atLeast !== 'all' && `rated at least ${atLeast}`,
    years !== 'all' && `term ${formatYears(years)}`,
    minimumRate > 0 && `rates from ${formatPercent(minimumRate)}`,
    maximumPremium !== NO_MAXIMUM_PREMIUM && `minimum premium up to ${formatDollars(maximumPremium)}`,
    carriers.length > 0 && `only ${carriers.join(', ')}`,
  ].filter((words) => words !== false);
  const filters = set.length === 0 ? 'No filters set' : `Filters: ${set.join('; ')}`;
  return `${filters}. Sorted by ${sortLabels[sort].toLowerCase()}.`;
}
