import { surrenderChargeAfter } from '../contracts/like-for-like.ts';
import type { BuiltInProduct } from './product-terms.ts';
import type { RateFacts } from './rate-columns.ts';

/**
 * The id of a listed rate in the contract comparison. It is the id of the built-in product with the same terms, whose sheet says more than
 * the list. Otherwise it is the rate's own id. Raises nothing.
 */
export function comparedProductId(rate: RateFacts, builtIn: readonly BuiltInProduct[]): string {
  return builtIn.find((product) => isSameContract(product, rate))?.id ?? rate.id;
}

function isSameContract(product: BuiltInProduct, rate: RateFacts): boolean {
  const { productName, carrier, type, sample, minimumPremium, surrenderCharges } = product;
  return (
    productName === rate.productName &&
    carrier === rate.carrier &&
    type === rate.type &&
    sample === rate.sample &&
    minimumPremium === rate.minimumPremium &&
    surrenderCharges.length === rate.surrenderCharges.length &&
    rate.surrenderCharges.every((charge, year) => charge === surrenderChargeAfter(product, year)) &&
    hasSameRate(product, rate)
  );
}

function hasSameRate(product: BuiltInProduct, rate: RateFacts): boolean {
  if (product.type === 'FIA') return product.capRate === rate.rate;
  return product.type === 'MYGA' && product.guaranteedRate === rate.rate && product.guaranteeYears === rate.guaranteeYears;
}
