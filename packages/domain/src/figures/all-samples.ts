/**
 * Whether every product of a list is invented. The list then says so once, at its head; otherwise each invented product is marked. False for
 * an empty list. Raises nothing.
 */
export function allSamples(products: readonly { readonly sample: boolean }[]): boolean {
  return products.length > 0 && products.every(({ sample }) => sample);
}
