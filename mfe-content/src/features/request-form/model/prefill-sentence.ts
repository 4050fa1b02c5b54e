import type { ChosenProduct } from './chosen-product.ts';

/** The sentence that a product in the address puts into the field "Primary concern". */
export function prefillSentence({ carrier, product, type, rate, term, minimum, rating }: ChosenProduct): string {
  const details = [
    `${carrier} ${product}${type ? ` (${type})` : ''}`,
    rate,
    term,
    minimum && `${minimum} minimum`,
    rating && `rating ${rating}`,
  ];
  return `Product Interest: ${details.filter(Boolean).join(', ')}`;
}
