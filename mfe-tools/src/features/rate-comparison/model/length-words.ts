import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { count } from './say-dates.ts';

/** How long a rate lasts against how long leaving costs, in the words of the row and of the printed table. */
export function lengthWords(rate: Pick<RateRecord, 'type' | 'guaranteeYears' | 'surrenderCharges'>) {
  const { guaranteed, surrender, gap } = rateLengths(rate);
  const isCap = rate.type === 'FIA';
  return {
    guaranteed: count(guaranteed, 'year'),
    surrender: surrender === 0 ? 'None' : count(surrender, 'year'),
    /** Of a cap it goes without saying: caps can change each year, which stands beside it. */
    gap: gap > 0 && !isCap ? count(gap, 'year') : null,
  };
}
