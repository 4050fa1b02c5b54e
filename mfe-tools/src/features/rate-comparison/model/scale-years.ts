import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';

const LEAST = 10;

/** A quarter of a longer scale is a whole number of years. */
const STEP = 4;

/** Years that the bars of all rows are drawn against: ten, or as many as the longest needs. */
export function scaleOf(rates: readonly RateRecord[]): number {
  let longest = LEAST;
  for (const rate of rates) {
    const { guaranteed, surrender } = rateLengths(rate);
    longest = Math.max(longest, guaranteed, surrender);
  }
  return longest === LEAST ? LEAST : Math.ceil(longest / STEP) * STEP;
}
