import type { Product } from './product-terms.ts';
import type { RateFacts } from './rate-columns.ts';
import { LONGEST_TERM, termYears } from './rate-index.ts';
import { rateLengths } from './rate-lengths.ts';

/**
 * A rate of the list as a product of the comparison, under the id of the rate. The list gives no bonus, fees, guaranteed minimum, income rider,
 * participation or spread, and some of its rates no agency or market value adjustment: these are left undefined, never assumed. Raises nothing.
 */
export function listedProduct(rate: RateFacts): Product {
  const { type, term, rate: percent, guaranteeYears, asOf, cdRate: _cd, treasuryRate: _treasury, ...same } = rate;
  const given = {
    ...same,
    surrenderPeriod: rateLengths(rate).surrender,
    lastUpdated: asOf,
  };
  if (type === 'MYGA') return { ...given, type, guaranteedRate: percent, guaranteeYears };
  const years = termYears(term);
  return {
    ...given,
    type,
    capRate: percent,
    capYears: guaranteeYears,
    ...(Number.isInteger(years) && years <= LONGEST_TERM && { termYears: years }),
  };
}
