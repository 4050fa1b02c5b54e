import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { Product } from '@annuity-lantern/domain/product-terms';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { ComparisonTexts } from './comparison-inputs.ts';

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
  const compare = products.map(({ id }) => id).join('.');
  const linked = { amount: String(amount), compare, view: 'open' } satisfies Partial<ComparisonTexts>;
  return {
    attachment: {
      kind: 'annuity-comparison',
      version: 1,
      inputs: { amount: dollars, ...Object.fromEntries(named.map(({ key, value }) => [key, value])) },
      hash: toHash(linked),
    },
    title: toolNames['annuity-comparison'],
    lines: [{ label: 'Amount', value: dollars }, ...named.map(({ label, value }) => ({ label, value }))],
  };
}

function nameOf({ productName, carrier, type, sample }: Product): string {
  return `${productName}, ${carrier} (${type}${sample ? ', sample' : ''})`;
}
