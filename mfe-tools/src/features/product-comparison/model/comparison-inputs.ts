import type { RateRecord } from '@annuity-lantern/contracts/http';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { listedProduct } from '@annuity-lantern/domain/listed-product';
import type { ProductFilters } from '@annuity-lantern/domain/product-search';
import { carriersOf } from '@annuity-lantern/domain/product-search';
import type { Product, ProductType } from '@annuity-lantern/domain/product-terms';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { amountField, choiceField, type InputField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';

export const MOST_COMPARED = 3;
export const FEWEST_COMPARED = 2;

/** Dollars, until the visitor gives an amount. */
export const EXAMPLE_AMOUNT = 100_000;

/** The value of a filter that matches everything. */
export const ALL = 'all';

export const carriers = carriersOf(productSheet);

const types: readonly ProductType[] = ['FIA', 'MYGA', 'Variable', 'Immediate'];

/** Longest search text in a link. */
const LONGEST_TEXT = 60;

const searchText: InputField = {
  initial: '',
  toLink: (text) => cleanLine(text).slice(0, LONGEST_TEXT),
  fromLink: (value) => value.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_TEXT),
};

/** Ids separated by dots, in the order of choice. Only the rate list can validate ids of rates. */
const selection: InputField = {
  initial: '',
  toLink: (text) => text,
  fromLink: (value) => idsIn(value).join('.'),
};

export const comparisonFields = {
  amount: shortened(amountField(formatAmount(EXAMPLE_AMOUNT))),
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

/** The format of an id, of a built-in product or a rate. */
const anId = /^[a-z0-9-]{1,80}$/;

/** The ids of a selection, without duplicates, up to the most that can be compared. */
export function idsIn(compare: string): readonly string[] {
  return [...new Set(compare.split('.').filter((id) => anId.test(id)))].slice(0, MOST_COMPARED);
}

/** Whether an id is not a built-in product, so that the rate list is needed. */
export function needsRates(ids: readonly string[]): boolean {
  return ids.some((id) => !builtIn(id));
}

/** The products with these ids. Leaves out ids that are neither built in nor among the rates. */
export function productsOf(ids: readonly string[], rates: readonly RateRecord[]): readonly Product[] {
  return ids.flatMap((id) => builtIn(id) ?? rates.filter((rate) => rate.id === id).map(listedProduct));
}

/** The selection after a press on a product's button: removed if selected, otherwise added if there is room. */
export function toggled(ids: readonly string[], id: string): string {
  const kept = ids.filter((other) => other !== id);
  return idsIn((kept.length < ids.length ? kept : [...ids, id]).join('.')).join('.');
}

function builtIn(id: string): Product | undefined {
  return productSheet.find((product) => product.id === id);
}

/** Leaves a field out of links while it has its initial value. */
function shortened(field: InputField): InputField {
  return { ...field, toLink: (text, inputs) => (text === field.initial ? undefined : field.toLink(text, inputs)) };
}
