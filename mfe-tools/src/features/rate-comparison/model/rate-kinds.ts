import { formatDollars } from '@annuity-lantern/domain/format-number';
import { mygaValue } from '@annuity-lantern/domain/myga';
import { capMeaning } from '@annuity-lantern/domain/rate-words';
import { count } from './say-dates.ts';

/** The premium of the example in each row, in dollars. */
const EXAMPLE = 100_000;

/** The meaning of the rate for each type of product. */
export const rateKinds = {
  MYGA: {
    guaranteedLabel: 'Guaranteed for',
    explain: (rate: number, years: number) =>
      `${formatDollars(EXAMPLE)} compounds to ${formatDollars(mygaValue(EXAMPLE, rate, years))} in ${count(years, 'year')}`,
  },
  FIA: {
    guaranteedLabel: 'Cap set for',
    explain: (_rate: number, _years: number) => capMeaning,
  },
} as const;

/** The color of a rating, by its first letter. The rating itself is written on it. */
export function ratingTone(rating: string): 'leaf' | 'straw' | 'brick' {
  if (rating.startsWith('A')) return 'leaf';
  return rating.startsWith('B') ? 'straw' : 'brick';
}
