import type { RateFacts } from './rate-columns.ts';
import { termYears } from './rate-index.ts';

/** Whole years, each counted from the first day of the contract. */
export interface RateLengths {
  /** As long as this the rate is promised. */
  readonly guaranteed: number;
  /** As long as this leaving costs a charge. */
  readonly surrender: number;
  /** Years at the end in which leaving still costs and the rate is no longer promised. */
  readonly gap: number;
}

/** How long a rate lasts against how long leaving costs. Years without a charge at the end of the schedule do not count. Raises nothing. */
export function rateLengths({ guaranteeYears, surrenderCharges }: Pick<RateFacts, 'guaranteeYears' | 'surrenderCharges'>): RateLengths {
  const surrender = surrenderCharges.findLastIndex((charge) => charge > 0) + 1;
  return { guaranteed: guaranteeYears, surrender, gap: Math.max(0, surrender - guaranteeYears) };
}

/**
 * Whether a contract runs for so many years and its rate is guaranteed for all of them. A longer or shorter guarantee is another contract,
 * and a cap is no guarantee. Raises nothing.
 */
export function isGuaranteedFor(
  { type, term, guaranteeYears }: Pick<RateFacts, 'type' | 'term' | 'guaranteeYears'>,
  years: number,
): boolean {
  return type === 'MYGA' && guaranteeYears === years && termYears(term) === years;
}
