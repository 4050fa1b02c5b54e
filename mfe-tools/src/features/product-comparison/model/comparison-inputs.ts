import type { ProductFilters } from '@annuity-lantern/domain/product-search';
import { carriersOf } from '@annuity-lantern/domain/product-search';
import { productSheet } from '@annuity-lantern/domain/product-sheet';
import type { Product, ProductType } from '@annuity-lantern/domain/product-terms';
import { amountField, choiceField, type InputField } from '../../../inputs/input-fields.ts';
import type { Inputs } from '../../../inputs/inputs-in-hash.ts';
import { parseAmount } from '../../../inputs/parse-amount.ts';
import type { ParsedInputs } from '../../../inputs/use-kept-inputs.ts';

export const MOST_COMPARED = 3;
export const FEWEST_COMPARED = 2;

/** A filter that keeps everything. */
export const ALL = 'all';

export const carriers = carriersOf(productSheet);

const types: readonly ProductType[] = ['FIA', 'MYGA', 'Variable', 'Immediate'];

/** Longest search text that a link may carry. */
const LONGEST_TEXT = 60;

const searchText: InputField = {
  initial: '',
  toLink: (text) => text.trim().slice(0, LONGEST_TEXT),
  fromLink: (value) => value.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_TEXT),
};

/** Ids with dots between them, in the order in which they were chosen. */
const selection: InputField = {
  initial: '',
  toLink: (text) => text,
  fromLink: (value) => idsOf(productsIn(value)),
};

export const comparisonFields = {
  amount: shortened(amountField('100,000')),
  q: shortened(searchText),
  type: shortened(choiceField(ALL, [ALL, ...types])),
  carrier: shortened(choiceField(ALL, [ALL, ...carriers])),
  compare: shortened(selection),
  view: shortened(choiceField('', ['', 'open'])),
};

export type ComparisonTexts = Inputs<keyof typeof comparisonFields>;

export const clearedFilters = { q: '', type: ALL, carrier: ALL };

export interface ComparisonInputs {
  /** Dollars; null while the field is empty. */
  readonly amount: number | null;
}

export function parseInputs({ amount }: ComparisonTexts): ParsedInputs<ComparisonInputs> {
  const parsed = parseAmount(amount);
  if (parsed.kind === 'wrong') return { kind: 'wrong' };
  return { kind: 'good', good: { amount: parsed.kind === 'amount' ? parsed.amount : null } };
}

export function filtersOf({ q, type, carrier }: ComparisonTexts): ProductFilters {
  return { text: q, type: type as ProductFilters['type'], carrier };
}

/** The products named by a selection: each once, and no more than can be compared. */
export function productsIn(compare: string): readonly Product[] {
  const ids = new Set(compare.split('.').slice(0, 2 * MOST_COMPARED));
  const found = [...ids].map((id) => productSheet.find((product) => product.id === id));
  return found.filter((product) => product !== undefined).slice(0, MOST_COMPARED);
}

/** The selection after a press on a product's button: taken out if it was in, put in if there is room. */
export function toggled(compare: string, id: string): string {
  const chosen = productsIn(compare);
  const kept = chosen.filter((product) => product.id !== id);
  if (kept.length < chosen.length) return idsOf(kept);
  return idsOf(productsIn(`${idsOf(chosen)}.${id}`));
}

function idsOf(products: readonly Product[]): string {
  return products.map(({ id }) => id).join('.');
}

/** What stands as it was at first is left out of links. */
function shortened(field: InputField): InputField {
  return { ...field, toLink: (text) => (text === field.initial ? undefined : field.toLink(text)) };
}
