import { surrenderChargeAfter } from './like-for-like.ts';
import { productSheet } from './product-sheet.ts';
import type { BuiltInProduct } from './product-terms.ts';
import type { RateFacts } from './rate-facts.ts';

/** A rate with the mark of an invented product. */
type MarkedRate = RateFacts & { readonly sample: boolean };

/**
 * The id under which the contract comparison takes a product of the rate list: that of the built-in product with the same terms, whose sheet
 * gives more than the list, or else the rate's own. Raises nothing.
 */
export function comparedProductId(rate: MarkedRate): string {
  return productSheet.find((product) => isSameContract(product, rate))?.id ?? rate.id;
}

function isSameContract(product: BuiltInProduct, rate: MarkedRate): boolean {
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
