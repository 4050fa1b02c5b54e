import { count } from './say-dates.ts';

/** What the rate of each type of product is. */
export const rateKinds = {
  MYGA: {
    label: 'Guaranteed Rate',
    guaranteedLabel: 'Rate guaranteed',
    explain: (years: number) => `The same every year for ${count(years, 'year')}`,
  },
  FIA: {
    label: 'Cap Rate',
    guaranteedLabel: 'Cap guaranteed',
    explain: (_years: number) => 'The most that can be credited in a year',
  },
} as const;

/** Colour goes by the first letter; the letters themselves stand on it. */
export function ratingTone(rating: string): 'leaf' | 'straw' | 'brick' {
  if (rating.startsWith('A')) return 'leaf';
  return rating.startsWith('B') ? 'straw' : 'brick';
}
