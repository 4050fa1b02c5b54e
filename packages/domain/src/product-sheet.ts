import type { BuiltInProduct } from './product-terms.ts';
import { comparedProducts, sampleCarriers, sampleSheet } from './sample-market.ts';

/** The built-in products of the comparison page. Invented, with invented carriers. */
export const productSheet: readonly BuiltInProduct[] = comparedProducts.map((product) => ({
  ...product,
  ...sampleCarriers[product.carrier],
  lastUpdated: sampleSheet.day,
  source: `sample rate sheet ${sampleSheet.number}`,
  sample: true,
}));
