import { upperFirst } from '@annuity-lantern/domain/first-letter';
import { formatDollars, formatPercent, formatYears } from '@annuity-lantern/domain/format-number';
import { type BoundedProduct, isBounded, leaveInWorstCase, valueRange } from '@annuity-lantern/domain/like-for-like';
import { calculatePayout, LIFETIME_END_AGE, type Payout } from '@annuity-lantern/domain/payout';
import type { Product, ProductType } from '@annuity-lantern/domain/product-terms';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { askInsurer, type Cell, type ComparedRow } from './contract-rows.ts';
import { laterRate, leaveCell, rangeCell } from './dollar-rows.ts';
import { sayLeftOut } from './product-words.ts';
import { type RangeRow, termsOf } from './range-geometry.ts';
import { sayNoFloor } from './range-words.ts';

/** Whole years of the drawing at the head of the page. */
export const ANSWER_YEARS = 10;

/** Anniversaries on which it says what leaving costs. */
export const answerLeavingYears = [1, 5] as const;

/** The anniversary after which it says what heirs get. */
const DEATH_YEAR = 5;

/** The age at which we assume that an income annuity is bought and starts to pay. */
export const INCOME_AGE = 65;

const exampleIds: readonly string[] = ['steadyterm-5', 'index-shelter-7', 'first-check-income'];

/** One product of each kind, drawn until the visitor chooses. */
export const exampleProducts: readonly Product[] = productSheet.filter(({ id }) => exampleIds.includes(id));

const kinds: Readonly<Record<ProductType, { readonly name: string; readonly short?: string }>> = {
  MYGA: { name: 'fixed-rate annuity', short: 'MYGA' },
  FIA: { name: 'index annuity', short: 'FIA' },
  Variable: { name: 'variable annuity' },
  Immediate: { name: 'income annuity' },
};

function kindOf({ type }: Product): string {
  const { name, short } = kinds[type];
  return short ? `${name} (${short})` : name;
}

/** What a product surely pays by the end of the years, and could pay, in dollars. Null without a floor, or if its sheet does not say. */
export interface Answer {
  readonly product: Product;
  /** The product's own, or its kind while it is an example. */
  readonly name: string;
  /** The same inside a sentence. */
  readonly said: string;
  readonly sure: number | null;
  readonly could: number | null;
}

export function answersOf(products: readonly Product[], amount: number, isExample: boolean): readonly Answer[] {
  return products.map((product) => {
    const kind = kindOf(product);
    const names = isExample
      ? { name: upperFirst(kind), said: `the ${kinds[product.type].name}` }
      : { name: product.productName, said: product.productName };
    if (product.type === 'Immediate') {
      const { annualIncome, totalLifetimeIncome } = incomeOf(amount);
      return { product, ...names, sure: annualIncome * ANSWER_YEARS, could: totalLifetimeIncome };
    }
    const range = isBounded(product) ? valueRange(product, amount, ANSWER_YEARS) : null;
    return { product, ...names, sure: range?.worst ?? null, could: range?.best ?? null };
  });
}

/** What an income annuity pays by our payout table, since no product's sheet says it. The amount must be above zero. */
export function incomeOf(amount: number): Payout {
  return calculatePayout({ amount, currentAge: INCOME_AGE, startAge: INCOME_AGE }) as Payout;
}

/** The most that is sure, as the lamp says it. */
export function sayMostSure(answers: readonly Answer[], amount: number, isExample: boolean) {
  const whose = isExample ? 'Example, not your choice.' : 'Your choice.';
  const sums = answers.map(({ sure }) => sure ?? -1);
  const answer = answers[sums.indexOf(Math.max(...sums))];
  if (!answer || answer.sure === null) return { lead: `${whose} For ${formatDollars(amount)}:`, figure: 'No amount', words: ' is sure.' };
  const { product, sure } = answer;
  const name = isExample ? `a ${kindOf(product)}` : product.productName;
  return {
    lead: `${whose} ${formatDollars(amount)} in ${name} is sure to ${product.type === 'Immediate' ? 'pay, while you live,' : 'become'}`,
    figure: formatDollars(sure),
    words: ` in ${ANSWER_YEARS} years.`,
  };
}

/** What the most that is possible depends on, and what the figures leave out. */
export function sayPossible(answers: readonly Answer[], amount: number): string {
  const conditions = answers.flatMap(({ product, said, sure, could }) => {
    if (sure === could) return [];
    if (product.type === 'FIA') return [`${said} must earn today’s cap every year`];
    return product.type === 'MYGA' ? [`${said} must keep today’s rate after year ${product.guaranteeYears}`] : [];
  });
  return [
    ...(conditions.length > 0 ? [`To reach what’s possible, ${conditions.join(', and ')}.`] : []),
    ...answers.flatMap(({ product: { type, minimumPremium }, said }) => [
      ...(type === 'Variable' ? [sayNoFloor(said)] : []),
      ...(amount < minimumPremium ? [`${said} takes ${formatDollars(minimumPremium)} or more.`] : []),
    ]),
    sayLeftOut(answers.map(({ product }) => product)),
  ]
    .map(upperFirst)
    .join(' ')
    .trim();
}

/** The answers as lines of the drawing. */
export function answerLines(answers: readonly Answer[], amount: number): readonly RangeRow[] {
  return answers.map((answer) => {
    const { product, name, sure, could } = answer;
    const { type, productName } = product;
    const isIncome = type === 'Immediate';
    const monthly = formatDollars(incomeOf(amount).monthlyIncome);
    const rate = type === 'MYGA' ? sureNote(product) : termsOf(product);
    const before = name === productName ? kindOf(product) : productName;
    const terms = isIncome ? `our payout table, from ${INCOME_AGE}: ${monthly} a month` : `${before}: ${rate}`;
    return { product, name, terms, worst: sure, best: isIncome ? sure : could, sample: null, words: sayLine(answer) };
  });
}

function sayLine({ product, name, sure, could }: Answer): string {
  if (product.type === 'Immediate') return `${name}: ${formatDollars(sure ?? 0)} if you live`;
  if (!isBounded(product)) return `${name}: no floor, no limit`;
  if (sure === null || could === null) return `${name}: ask for its ${laterRate(product)}`;
  return `${name}: ${formatDollars(sure)} is sure${sure === could ? '' : `, ${formatDollars(could)} is possible`}`;
}

/** What each surely pays, could pay, costs to leave and pays at death, in dollars. */
export function answerRows(answers: readonly Answer[], amount: number): readonly ComparedRow[] {
  const row = (label: string, cell: (answer: Answer) => Cell): ComparedRow => ({ label, cells: answers.map(cell) });
  return [
    row('Surely pays', sureCell),
    row('Could pay', possibleCell),
    ...answerLeavingYears.map((years) => row(`Leaving after year ${years}`, ({ product }) => costCell(product, amount, years))),
    row(`If you die after year ${DEATH_YEAR}`, ({ product }) => deathCell(product, amount)),
  ];
}

function sureCell({ product, sure }: Answer): Cell {
  if (product.type === 'Immediate') return { main: `${formatDollars(sure ?? 0)} if you live` };
  if (!isBounded(product)) return { main: 'N/A', note: 'it follows its funds' };
  return sure === null ? askInsurer(laterRate(product)) : { main: formatDollars(sure), note: sureNote(product) };
}

function sureNote(product: BoundedProduct): string {
  if (product.type === 'FIA') {
    const { fees } = product;
    return `if every year credits 0%${fees === undefined ? ', before any fee' : fees > 0 ? ', after fees' : ''}`;
  }
  const { guaranteedRate, guaranteeYears, guaranteedMinimum } = product;
  const rate = `${formatPercent(guaranteedRate)} for ${formatYears(Math.min(guaranteeYears, ANSWER_YEARS))}`;
  return guaranteeYears < ANSWER_YEARS && guaranteedMinimum ? `${rate}, then ${formatPercent(guaranteedMinimum.rate)} or more` : rate;
}

function possibleCell({ product, sure, could }: Answer): Cell {
  if (product.type === 'Immediate') return { main: `${formatDollars(could ?? 0)} by age ${LIFETIME_END_AGE}` };
  if (!isBounded(product)) return { main: 'N/A', note: 'it follows its funds' };
  if (could === null) return askInsurer(laterRate(product));
  if (sure === could) return { main: formatDollars(could), note: 'no more and no less' };
  const note = product.type === 'FIA' ? `at today’s cap of ${formatPercent(product.capRate)} every year` : 'if it renews at the same rate';
  return { main: formatDollars(could), note };
}

/** The account less what leaving pays. */
function costCell(product: Product, amount: number, years: number): Cell {
  const { gain, ...reason } = leaveCell(product, amount, years);
  const leaving = isBounded(product) ? leaveInWorstCase(product, amount, years) : null;
  if (gain === undefined || !leaving) return reason;
  const { account, sameRates, higherRates } = leaving;
  const paid = amount + gain;
  const cost = formatDollars(account - paid);
  return higherRates === null
    ? { main: account === paid ? 'costs nothing' : `costs ${cost}`, note: `you get ${formatDollars(paid)}` }
    : {
        main: `costs up to ${cost}`,
        note: `you get at least ${formatDollars(paid)}; ${formatDollars(sameRates)} if rates haven’t changed`,
      };
}

function deathCell(product: Product, amount: number): Cell {
  if (product.type === 'Immediate') return { main: 'heirs get $0', note: 'payments stop' };
  const range = isBounded(product) ? valueRange(product, amount, DEATH_YEAR) : null;
  if (!range) return rangeCell(product, amount, DEATH_YEAR);
  const { worst, best } = range;
  return {
    main: `heirs get ${formatDollars(worst)}${worst === best ? '' : ' or more'}`,
    note: 'the whole account: ask if a charge comes off',
  };
}
