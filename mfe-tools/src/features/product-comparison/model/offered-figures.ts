import type { Product } from '@annuity-lantern/domain/product-terms';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { formatDollars } from '../../../figures/format-figures.ts';

const places = ['firstProduct', 'secondProduct', 'thirdProduct'] as const;

/** The comparison as the request forms would show and send it. */
export function offeredFigures(products: readonly Product[], amount: number): OfferedFigures {
  const named = products.map((product, index) => ({
    key: places[index] as string,
    label: `Product ${index + 1}`,
    value: `${product.productName}, ${product.carrier} (${product.type}, sample)`,
  }));
  const dollars = formatDollars(amount);
  return {
    attachment: {
      kind: 'annuity-comparison',
      version: 1,
      inputs: { amount: dollars, ...Object.fromEntries(named.map(({ key, value }) => [key, value])) },
    },
    title: 'Annuity comparison',
    lines: [{ label: 'Amount', value: dollars }, ...named.map(({ label, value }) => ({ label, value }))],
  };
}
