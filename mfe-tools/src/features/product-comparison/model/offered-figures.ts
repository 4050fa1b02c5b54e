import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { Product } from '@annuity-lantern/domain/product-terms';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';

const places = [
  { key: 'firstProduct', label: 'First product' },
  { key: 'secondProduct', label: 'Second product' },
  { key: 'thirdProduct', label: 'Third product' },
] as const;

/** The comparison as the request forms would show and send it. */
export function offeredFigures(products: readonly Product[], amount: number): OfferedFigures {
  const named = places.flatMap((place, index) => {
    const product = products[index];
    return product ? [{ ...place, value: nameOf(product) }] : [];
  });
  const dollars = formatDollars(amount);
  return {
    attachment: {
      kind: 'annuity-comparison',
      version: 1,
      inputs: { amount: dollars, ...Object.fromEntries(named.map(({ key, value }) => [key, value])) },
    },
    title: toolNames['annuity-comparison'],
    lines: [{ label: 'Amount', value: dollars }, ...named.map(({ label, value }) => ({ label, value }))],
  };
}

function nameOf({ productName, carrier, type, sample }: Product): string {
  return `${productName}, ${carrier} (${type}${sample ? ', sample' : ''})`;
}
