import { holdsWords } from '../text/fold-text.ts';
import type { BuiltInProduct, ProductType } from './product-terms.ts';

export interface ProductFilters {
  /** Any part of a product's or a carrier's name, without regard to capitals, accents and punctuation. Empty keeps everything. */
  readonly text: string;
  readonly type: ProductType | 'all';
  /** A carrier's name, or `all`. */
  readonly carrier: string;
}

/** The products that agree with every filter, in their own order. Raises nothing. */
export function findProducts(products: readonly BuiltInProduct[], { text, type, carrier }: ProductFilters): readonly BuiltInProduct[] {
  return products.filter((product) => {
    if (type !== 'all' && product.type !== type) return false;
    if (carrier !== 'all' && product.carrier !== carrier) return false;
    return holdsWords(product.productName, text) || holdsWords(product.carrier, text);
  });
}

/** Each carrier of the products once, by name. */
export function carriersOf(products: readonly BuiltInProduct[]): readonly string[] {
  return [...new Set(products.map(({ carrier }) => carrier))].sort();
}
