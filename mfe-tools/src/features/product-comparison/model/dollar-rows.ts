import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import {
  type BoundedProduct,
  COMPARED_YEARS,
  feesWithoutGains,
  isBounded,
  type Leaving,
  leaveInWorstCase,
  sampleValue,
  surrenderChargeAfter,
  termOf,
  type ValueRange,
  valueRange,
} from '@annuity-lantern/domain/like-for-like';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { askInsurer, type Cell, type ComparedRow } from './contract-rows.ts';
import { sampleYears } from './product-words.ts';

/** Anniversaries on which leaving is worked out. */
export const leavingYears = [1, 3, 5] as const;

const noAccount: Cell = { main: 'N/A', note: 'it pays an income; there’s no account' };

/** The same contracts in dollars, for one amount. */
export function dollarRows(products: readonly Product[], amount: number): readonly ComparedRow[] {
  const row = (label: string, hint: string, cell: (product: Product) => Cell): ComparedRow => ({ label, hint, cells: products.map(cell) });
  return [
    row('Value after 5 years', 'Worst to best, if you stay', (product) => rangeCell(product, amount, COMPARED_YEARS)),
    row('In the sample years', `Index ${sampleYears}`, (product) => sampleCell(product, amount)),
    row('Value at term end', 'Worst to best; charges have ended unless noted', (product) => termCell(product, amount)),
    ...leavingYears.map((years) =>
      row(`Leave after year ${years}`, 'The least you’d get, after charges', (product) => leaveCell(product, amount, years)),
    ),
    row('Fees over 5 years', 'If the index never gains', (product) => feesCell(product, amount)),
  ];
}

/** `$129,462`, or `$100,000 to $133,823`. */
export function formatRange({ worst, best }: ValueRange): string {
  const [low, high] = [formatDollars(worst), formatDollars(best)];
  return low === high ? low : `${low} to ${high}`;
}

export function rangeCell(product: Product, amount: number, years: number): Cell {
  if (product.type === 'Immediate') return noAccount;
  if (!isBounded(product)) return { main: 'N/A', note: 'it depends on its funds: no floor, no limit' };
  const range = valueRange(product, amount, years);
  return range ? { main: formatRange(range), note: rangeNote(product, years) } : askInsurer(laterRate(product));
}

/** The missing input after a guaranteed rate has ended. */
export function laterRate(product: BoundedProduct): string {
  return `rate after year ${termOf(product)}`;
}

function rangeNote(product: Product, years: number): string {
  if (product.type !== 'MYGA') return 'from all years at 0% to all years at the cap';
  if (product.guaranteeYears >= years) return 'guaranteed';
  return `the rate is guaranteed for ${formatYears(product.guaranteeYears)} only`;
}

function sampleCell(product: Product, amount: number): Cell {
  if (product.type === 'Immediate') return noAccount;
  if (product.type === 'MYGA') return { main: 'N/A', note: 'it doesn’t follow an index' };
  const value = sampleValue(product, amount);
  if (value === null) return askInsurer('participation rate');
  return {
    main: formatDollars(value),
    note: product.type === 'Variable' ? 'if its funds match the index, after fees' : 'an example, not a forecast',
  };
}

function termCell(product: Product, amount: number): Cell {
  if (product.type === 'Immediate') return noAccount;
  if (!isBounded(product)) return { main: 'N/A', note: 'it has no term' };
  const years = termOf(product);
  const range = valueRange(product, amount, years);
  if (!range) return askInsurer(laterRate(product));
  return { main: formatRange(range), note: `after ${formatYears(years)}${termNote(product, amount, years)}` };
}

/** The charges that can still apply then. */
function termNote(product: BoundedProduct, amount: number, years: number): string {
  const paid = leaveInWorstCase(product, amount, years)?.paid ?? null;
  if (surrenderChargeAfter(product, years) > 0)
    return `, charges to year ${product.surrenderPeriod}: ${paid === null ? 'ask what leaving pays' : `leaving pays ${formatDollars(paid)}`}`;
  return product.bonus ? ', bonus kept' : '';
}

export function leaveCell(product: Product, amount: number, years: number): Cell {
  if (product.type === 'Immediate') return { main: 'N/A', note: 'you can’t cash it in' };
  if (!isBounded(product)) {
    const charge = surrenderChargeAfter(product, years);
    const cost = charge > 0 ? `leaving then costs ${formatPercent(charge)}` : 'no charge to leave then';
    return { main: 'N/A', note: `it depends on its funds; ${cost}` };
  }
  const leaving = leaveInWorstCase(product, amount, years);
  if (!leaving) return askInsurer(laterRate(product));
  if (leaving.paid === null) return askInsurer(missingFor(product), `. ${afterCharge(leaving)}`);
  return { main: formatDollars(leaving.paid), note: leaveNote(leaving), gain: leaving.paid - amount };
}

/** What the least that leaving pays depends on, and the rate sheet does not give. */
function missingFor({ marketValueAdjustment }: BoundedProduct): string {
  return marketValueAdjustment ? 'guaranteed minimum' : 'market value adjustment';
}

/** The payment for leaving if the charge is deducted from the account. */
function afterCharge({ sameRates, higherRates }: Leaving<null>): string {
  const same = `After the charge: ${formatDollars(sameRates)}`;
  return higherRates === null
    ? `${same} without one`
    : `${same} if rates haven’t changed, ${formatDollars(higherRates)} if they are 1 point higher`;
}

function leaveNote(leaving: Leaving<null>): string {
  const { account, charge, minimum, higherRates } = leaving;
  if (higherRates !== null) return `the contract’s minimum. ${afterCharge(leaving)}`;
  if (minimum !== null && minimum > account * (1 - charge / 100))
    return `the contract’s minimum; the charge would be ${formatPercent(charge)}`;
  return charge > 0 ? `charge ${formatPercent(charge)} of ${formatDollars(account)}` : 'no more charge';
}

function feesCell(product: Product, amount: number): Cell {
  if (product.type === 'Immediate') return { main: 'N/A', note: 'the cost is built into the income' };
  const fees = feesWithoutGains(product, amount, COMPARED_YEARS);
  if (fees === null) return askInsurer();
  return { main: formatDollars(fees), note: fees > 0 ? 'more in years with gains' : 'no yearly fee' };
}
