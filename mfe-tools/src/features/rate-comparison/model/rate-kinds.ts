import { formatDollars } from '@annuity-lantern/domain/format-number';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { capMeaning, rateLabels } from '@annuity-lantern/domain/rate-words';
import { count } from './say-dates.ts';

/** Dollars: what the example in each row puts in. */
const EXAMPLE = 100_000;

/** What the rate of each type of product is. */
export const rateKinds = {
  MYGA: {
    label: rateLabels.MYGA,
    guaranteedLabel: 'Guaranteed for',
    /** Before the figure. */
    upTo: '',
    explain: (rate: number, years: number) =>
      `${formatDollars(EXAMPLE)} compounds to ${formatDollars(mygaValue(EXAMPLE, rate, years))} in ${count(years, 'year')}`,
  },
  FIA: {
    label: rateLabels.FIA,
    guaranteedLabel: 'Cap set for',
    upTo: 'up to',
    explain: (_rate: number, _years: number) => capMeaning,
  },
} as const;

/** Colour goes by the first letter; the letters themselves stand on it. */
export function ratingTone(rating: string): 'leaf' | 'straw' | 'brick' {
  if (rating.startsWith('A')) return 'leaf';
  return rating.startsWith('B') ? 'straw' : 'brick';
}
