import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';

const LEAST = 10;

/** Years that the bars of all rows are drawn against: ten, or as many tens as the longest needs. */
export function scaleOf(rates: readonly RateRecord[]): number {
  let longest = LEAST;
  for (const rate of rates) {
    const { guaranteed, surrender } = rateLengths(rate);
    longest = Math.max(longest, guaranteed, surrender);
  }
  return Math.ceil(longest / LEAST) * LEAST;
}
