import { type Ask, missesOf } from './best-guaranteed.ts';
import type { GuaranteedRate } from './guaranteed-rates.ts';
import type { RateFacts } from './rate-columns.ts';

/**
 * The highest rate of a term, from an insurer of this grade or better, that the list says is sold in the state. Its minimum premium does not
 * matter. Undefined if none fits. The rates come with the highest first, as `guaranteedRates` orders them. Raises nothing.
 */
export function highestRate<Rate extends RateFacts>(rates: readonly GuaranteedRate<Rate>[], ask: Omit<Ask, 'amount'>): Rate | undefined {
  const ofAnyAmount = { ...ask, amount: Number.POSITIVE_INFINITY };
  return rates.find((one) => missesOf(one, ofAnyAmount).length === 0)?.rate;
}
