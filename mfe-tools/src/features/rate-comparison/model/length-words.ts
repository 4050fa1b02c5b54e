import type { RateRecord } from '@annuity-lantern/contracts/http';
import { rateLengths } from '@annuity-lantern/domain/rate-lengths';
import { count } from './say-dates.ts';

/** Compares how long a rate is guaranteed with how long leaving costs, for the row and the printed table. */
export function lengthWords(rate: Pick<RateRecord, 'type' | 'guaranteeYears' | 'surrenderCharges'>) {
  const { guaranteed, surrender, gap } = rateLengths(rate);
  const isCap = rate.type === 'FIA';
  return {
    guaranteed: count(guaranteed, 'year'),
    surrender: surrender === 0 ? 'None' : count(surrender, 'year'),
    /** Null for a cap: the note beside it already says that caps can change each year. */
    gap: gap > 0 && !isCap ? count(gap, 'year') : null,
  };
}
