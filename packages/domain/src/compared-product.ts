import { surrenderChargeAfter } from './like-for-like.ts';
import { productSheet } from './product-sheet.ts';
import type { Product } from './product-terms.ts';
import type { RateFacts } from './rate-facts.ts';

/** A rate with the mark of an invented product. */
type MarkedRate = RateFacts & { readonly sample: boolean };

/**
 * The id under which a product of the rate list is in the contract comparison. Undefined when it is not there, or there with other terms:
 * the comparison would then show dollars of another contract. Raises nothing.
 */
export function comparedProductId(rate: MarkedRate): string | undefined {
  return productSheet.find((product) => isSameContract(product, rate))?.id;
}

function isSameContract(product: Product, rate: MarkedRate): boolean {
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

function hasSameRate(product: Product, rate: RateFacts): boolean {
  if (product.type === 'FIA') return product.capRate === rate.rate;
  return product.type === 'MYGA' && product.guaranteedRate === rate.rate && product.guaranteeYears === rate.guaranteeYears;
}
