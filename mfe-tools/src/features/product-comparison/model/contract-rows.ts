import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatShortDay } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatPercent, formatShortPercent, formatYears } from '@annuity-lantern/domain/format-number';
import type { Product, ProductType } from '@annuity-lantern/domain/product-terms';
import { OLD_AFTER_DAYS, rateAge } from '@annuity-lantern/domain/rate-age';
import type { DrawnIn } from '@annuity-lantern/domain/rate-columns';
import { columnWords, ratingSource } from '@annuity-lantern/domain/rate-words';
import { type FlagWords, feesFlag, formatShare, surrenderFlag } from './product-words.ts';

export interface Cell {
  readonly main: string;
  /** In small type: a qualification of the figure, or the reason for its absence. */
  readonly note?: string | undefined;
  readonly flag?: FlagWords | undefined;
  /** For a bar beside the figure: dollars above or below the amount paid in. */
  readonly gain?: number | undefined;
  /** The letter grade is drawn as a badge. */
  readonly badge?: true;
  /** The rate sheet lacks a fact that this needs. */
  readonly ask?: true;
}

export interface ComparedRow {
  readonly label: string;
  /** In small type below the label. */
  readonly hint?: string | undefined;
  /** One for each product, in their order. */
  readonly cells: readonly Cell[];
}

/** The terms of two or three contracts, row by row. A row that none of them needs is left out. `today` as "2026-11-22"; without it no row is marked as old. */
export function contractRows(products: readonly Product[], amount: number | null, today = ''): readonly ComparedRow[] {
  const row = (label: string, cell: (product: Product) => Cell): ComparedRow => ({ label, cells: products.map(cell) });
  /** Older sheets lack the column. */
  const rowIfGiven = (name: 'freeWithdrawal' | 'waivers' | 'deathBenefit', label: string, cell: (product: Product) => Cell | undefined) => {
    const words = (product: Product) => (product.type === 'Immediate' ? notApplicable(noIndex.Immediate) : (cell(product) ?? askInsurer()));
    return products.some((product) => product[name] !== undefined) ? [row(label, words)] : [];
  };
  const anyIndex = products.some(({ type }) => type === 'FIA');
  // What is not given may be there. A guaranteed rate seldom has a bonus: alone it gets no row for it.
  const anyBonus = products.some((product) => bonusOf(product) !== 0 && (anyIndex || bonusOf(product) !== undefined));
  const anyFees = products.some(({ fees }) => fees !== 0);
  const { asOf, ...terms }: { readonly [Name in DrawnIn<'compare'>]: readonly ComparedRow[] } = {
    type: [row('Product Type', ({ type }) => ({ main: type, note: typeNotes[type] }))],
    rating: [row('Rating', (product) => ({ main: product.rating, note: ratingSource(product), badge: true }))],
    rate: [
      ...(anyIndex ? [row('Cap Rate', capCell), row('Participation Rate', participationCell)] : []),
      row('Guaranteed Rate', guaranteeCell),
    ],
    surrenderCharges: [row('Surrender Period', surrenderCell)],
    marketValueAdjustment: [row('Market Value Adjustment', adjustmentCell)],
    freeWithdrawal: rowIfGiven('freeWithdrawal', 'Free Withdrawal', freeCell),
    waivers: rowIfGiven('waivers', 'Charge Waived For', (product) => choiceCell(product, 'waivers')),
    deathBenefit: rowIfGiven('deathBenefit', 'Death Benefit', (product) => choiceCell(product, 'deathBenefit')),
    minimumPremium: [row('Minimum Premium', (product) => minimumCell(product, amount))],
    asOf: [row('Last Updated', (product) => updatedCell(product, today))],
  };
  return [
    ...Object.values(terms).flat(),
    ...(anyBonus ? [row('Bonus', bonusCell)] : []),
    row('Income Rider', riderCell),
    ...(anyFees ? [row('Annual Fees', feesCell)] : []),
    ...asOf,
  ];
}

function updatedCell({ lastUpdated, source }: Product, today: string): Cell {
  const isOld = today !== '' && rateAge(lastUpdated, today).isOld;
  return {
    main: formatShortDay(lastUpdated),
    note: source,
    flag: isOld ? { severity: 'warn', words: `Older than ${OLD_AFTER_DAYS} days` } : undefined,
  };
}

const typeNotes: Readonly<Record<ProductType, string>> = {
  FIA: 'fixed index annuity',
  MYGA: 'multi-year guarantee annuity',
  Variable: 'variable annuity',
  Immediate: 'immediate annuity',
};

/** In place of what a rate sheet does not give: `what` comes before the reason, `more` after it. */
export function askInsurer(what = '', more = ''): Cell {
  return { main: 'N/A', note: `${what && `${what} `}not in this rate sheet: ask the insurer${more}`, ask: true };
}

const notApplicable = (note: string): Cell => ({ main: 'N/A', note });

/** Why something of an index annuity does not apply to the others. */
const noIndex: Readonly<Record<Exclude<ProductType, 'FIA'>, string>> = {
  MYGA: 'it pays a fixed rate',
  Variable: 'it follows its funds, up and down',
  Immediate: 'it pays a set income',
};

function capCell(product: Product): Cell {
  if (product.type !== 'FIA') return notApplicable(noIndex[product.type]);
  const { capRate, capYears = 1 } = product;
  return {
    main: formatPercent(capRate),
    note: `set for ${formatYears(capYears)}; it can change ${capYears > 1 ? 'after that' : 'each year'}`,
  };
}

function participationCell(product: Product): Cell {
  if (product.type !== 'FIA') return notApplicable(noIndex[product.type]);
  const { participationRate, spreadMargin } = product;
  if (participationRate === undefined || spreadMargin === undefined) return askInsurer();
  return {
    main: formatShare(participationRate),
    note: spreadMargin > 0 ? `of the index change, minus a spread of ${formatPercent(spreadMargin)}` : 'of the index change, up to the cap',
  };
}

function guaranteeCell(product: Product): Cell {
  if (product.type === 'FIA') return notApplicable('it follows an index; a 0% year is possible');
  if (product.type !== 'MYGA') return notApplicable(noIndex[product.type]);
  const { guaranteedRate, guaranteeYears, surrenderPeriod, guaranteedMinimum } = product;
  const gap = surrenderPeriod - guaranteeYears;
  return {
    main: `${formatPercent(guaranteedRate)} for ${formatYears(guaranteeYears)}`,
    note: guaranteedMinimum
      ? `compounds each year; then the insurer sets a new rate of ${formatPercent(guaranteedMinimum.rate)} or more`
      : 'compounds each year; then the insurer sets a new rate: ask for its minimum',
    flag: gap > 0 ? { severity: 'warn', words: `Gap: ${formatYears(gap)} of charges after the rate ends` } : undefined,
  };
}

function surrenderCell(product: Product): Cell {
  const { type, surrenderPeriod } = product;
  const note = type === 'Immediate' ? 'you can’t cash it in' : surrenderPeriod === 0 ? 'no charge to leave' : undefined;
  return { main: formatYears(surrenderPeriod), note, flag: surrenderFlag(product) };
}

function adjustmentCell(product: Product): Cell {
  if (product.type === 'Variable' || product.type === 'Immediate') return notApplicable(noIndex[product.type]);
  if (product.marketValueAdjustment === undefined) return askInsurer();
  return product.marketValueAdjustment
    ? { main: 'Yes', note: 'if you leave early, you get less when rates have risen and more when they have fallen' }
    : { main: 'None', note: 'interest rates don’t change what you get' };
}

function freeCell({ freeWithdrawal, surrenderPeriod }: Product): Cell | undefined {
  if (surrenderPeriod === 0) return { main: 'Any amount', note: 'there is no charge to leave' };
  if (freeWithdrawal === undefined) return undefined;
  if (freeWithdrawal === 0) return { main: 'None', note: 'taking out any part has a charge' };
  return { main: `${formatShortPercent(freeWithdrawal)} a year`, note: 'of the account, without a charge' };
}

const underConditions = 'under the conditions of the contract';

const choiceNotes: Readonly<Record<NonNullable<Product['waivers' | 'deathBenefit']>, string>> = {
  none: 'no waiver for a nursing home or a terminal illness',
  'nursing home': underConditions,
  'terminal illness': underConditions,
  both: underConditions,
  'account value': 'heirs pay no surrender charge',
  'surrender value': 'the account less the charge for leaving',
  'premium if greater': 'otherwise the account',
};

function choiceCell(product: Product, name: 'waivers' | 'deathBenefit'): Cell | undefined {
  const choice = product[name];
  return choice && { main: upperFirst(columnWords(product, name)), note: choiceNotes[choice] };
}

function minimumCell({ minimumPremium }: Product, amount: number | null): Cell {
  const tooLittle = amount !== null && amount < minimumPremium;
  return {
    main: formatDollars(minimumPremium),
    flag: tooLittle ? { severity: 'warn', words: `More than your ${formatDollars(amount)}` } : undefined,
  };
}

function bonusOf(product: Product): number | undefined {
  return product.type === 'FIA' || product.type === 'MYGA' ? product.bonus : 0;
}

function bonusCell(product: Product): Cell {
  const bonus = bonusOf(product);
  if (bonus === undefined) return askInsurer();
  if (bonus === 0) return { main: 'None', note: 'nothing is added to your premium' };
  return { main: formatShare(bonus), note: `yours to keep only after ${formatYears(product.surrenderPeriod)}` };
}

function riderCell({ type, incomeRider }: Product): Cell {
  if (incomeRider === undefined) return askInsurer();
  if (incomeRider) return { main: 'Available', note: 'its yearly fee is part of the fees below' };
  return { main: 'Not Available', note: type === 'Immediate' ? 'the contract itself pays an income' : 'no rider for lifetime income' };
}

/** Where the cost is when there is no fee. */
const costInside: Readonly<Record<ProductType, string>> = {
  FIA: 'the cost is built into the cap',
  MYGA: 'the cost is built into the rate',
  Variable: 'no yearly fee',
  Immediate: 'the cost is built into the income',
};

function feesCell(product: Product): Cell {
  if (product.fees === undefined) return askInsurer();
  if (product.fees === 0) return { main: 'None', note: costInside[product.type] };
  return { main: formatPercent(product.fees), note: 'of the account, every year', flag: feesFlag(product) };
}
