import { requireRange } from '../require-range.ts';
import type { IncomeLife } from './fair-price.ts';
import { chanceOfLiving } from './life-tables.ts';
import { payoutRate } from './payout.ts';
import { historyYears, usHistory } from './us-history.ts';

/** What {@link incomeInHistory} takes: whole years of age, and percent. */
export const historyLimits = {
  age: { from: 50, to: 90 },
  annuity: { from: 0, to: 100 },
  stocks: { from: 0, to: 100 },
  costs: { from: 0, to: 3 },
  ladder: { from: 0, to: 15 },
} as const;

/** A run is followed for so many years. */
export const MOST_YEARS = 60;

/** The ages before which an income can fall short, as {@link WayInHistory} counts it. */
export const countedAges = [85, 90, 95, 100] as const;

export interface IncomeWanted {
  /** Dollars on hand at the start. */
  readonly amount: number;
  /** Dollars of the first year, taken at the start of each year. */
  readonly yearlyIncome: number;
  /** True if it rises with prices; otherwise every year has the dollars of the first. */
  readonly rises: boolean;
  readonly life: IncomeLife;
}

export type IncomeWay =
  /** A part buys a level annuity, the rest is in stocks and ten-year government bonds. 100% of annuity is an annuity alone, 0% a portfolio. */
  | { readonly kind: 'portfolio'; readonly annuityPercent: number; readonly stocksPercent: number; readonly costsPercent: number }
  /** Rungs and all their renewals earn one rate, above the rise of prices if it is `real`. */
  | { readonly kind: 'ladder'; readonly ratePercent: number; readonly real: boolean };

/** One start in history. */
export interface IncomeRun {
  /** It starts in January of this year. */
  readonly year: number;
  /** Full yearly incomes that were paid, at most {@link MOST_YEARS}. */
  readonly lasts: number;
  /** False if history ends before the income does. */
  readonly ended: boolean;
  /** Balances before the first draw, the second and so on, in dollars of the start. Zero after the last. */
  readonly balances: readonly number[];
  /** Years after the start in which a ladder of 3, 5 and 7 years has no rung that ends, and the income is more than a tenth of the balance. */
  readonly tightYears: readonly number[];
}

/** How often the income fell short before an age, among the starts whose history reaches it. */
export interface ShortBefore {
  readonly age: number;
  readonly starts: number;
  readonly short: number;
  /** The chance that the person is alive when it falls short, over all these starts; from 0 to 1. */
  readonly seen: number;
}

export interface WayInHistory {
  /** Dollars a year that the annuity pays, the same every year. */
  readonly annuityIncome: number;
  readonly runs: readonly IncomeRun[];
  /** Only ages above the person's. */
  readonly before: readonly ShortBefore[];
  /** The run that ended first, the earliest of several. Null if none has ended. */
  readonly shortest: IncomeRun | null;
  /** Median balances after 20 and 30 years, in dollars of the start. */
  readonly leftAfter20: number;
  readonly leftAfter30: number;
}

/**
 * What became of an income for every start in January from 1871 to 2022, with yearly figures. Each year the income is taken first:
 * B = (B - draw) x growth. It ends when B < draw - half a cent. An annuity pays a level income for life by our illustration table; what it pays
 * beyond the income is spent. Tax is left out.
 *
 * @throws RangeError when the amount or the income is not above zero, or a field is outside {@link historyLimits}. It names the field.
 * Source: the rule of cFIREsim, {@link usHistory}, {@link payoutRate} and {@link chanceOfLiving}.
 */
export function incomeInHistory(wanted: IncomeWanted, way: IncomeWay): WayInHistory {
  requireWanted(wanted);
  requireWay(way);
  const { person, age } = wanted.life;
  const annuityPercent = way.kind === 'ladder' ? 0 : way.annuityPercent;
  const bought = (annuityPercent / 100) * wanted.amount;
  const annuityIncome = (bought * payoutRate(age)) / 100;
  const runs = usHistory().stocks.map((_, start) => runFrom(start, wanted, way, { balance: wanted.amount - bought, annuityIncome }));
  const alive = Array.from({ length: MOST_YEARS + 1 }, (_, years) => chanceOfLiving(person, age, age + years));
  const ended = runs.filter((run) => run.ended);
  const least = Math.min(...ended.map(({ lasts }) => lasts));
  return {
    annuityIncome,
    runs,
    before: countedAges.filter((counted) => counted > age).map((counted) => shortBefore(counted, counted - age, runs, alive)),
    shortest: ended.find(({ lasts }) => lasts === least) ?? null,
    leftAfter20: medianLeft(runs, 20),
    leftAfter30: medianLeft(runs, 30),
  };
}

const HALF_CENT = 0.005;
/** Of the balance, which contracts usually let their owner take each year without a charge. */
const FREE_PART = 0.1;

function runFrom(
  start: number,
  { yearlyIncome, rises }: IncomeWanted,
  way: IncomeWay,
  first: { readonly balance: number; readonly annuityIncome: number },
): IncomeRun {
  const priceLevel = (year: number) => priceAt(start + year) / priceAt(start);
  const known = yearsKnown(start);
  let balance = first.balance;
  const balances = [balance];
  const tightYears: number[] = [];
  for (let year = 0; year < known; year += 1) {
    const income = yearlyIncome * (rises ? priceLevel(year) : 1);
    const draw = Math.max(0, income - first.annuityIncome);
    if (balance < draw - HALF_CENT) return { year: historyYears.from + start, lasts: year, ended: true, balances, tightYears };
    if (year > 0 && [3, 5, 7].every((rung) => year % rung > 0) && income > FREE_PART * balance) tightYears.push(year);
    balance = Math.max(0, balance - draw) * growthIn(start + year, way);
    balances.push(balance / priceLevel(year + 1));
  }
  return { year: historyYears.from + start, lasts: known, ended: false, balances, tightYears };
}

function priceAt(year: number): number {
  return usHistory().prices[year] as number;
}

/** What a dollar grows to, in the years after the first of history. */
function growthIn(year: number, way: IncomeWay): number {
  if (way.kind === 'ladder') return (1 + way.ratePercent / 100) * (way.real ? priceAt(year + 1) / priceAt(year) : 1);
  const { stocks, bonds } = usHistory();
  const inStocks = way.stocksPercent / 100;
  return (inStocks * (stocks[year] as number) + (1 - inStocks) * (bonds[year] as number)) * (1 - way.costsPercent / 100);
}

/** Incomes that history has from a start on. */
function yearsKnown(start: number): number {
  return Math.min(MOST_YEARS, usHistory().stocks.length - start);
}

function shortBefore(age: number, years: number, runs: readonly IncomeRun[], alive: readonly number[]): ShortBefore {
  const counted = runs.filter((_, start) => yearsKnown(start) >= years);
  const short = counted.filter(({ lasts }) => lasts < years);
  const seen = short.reduce((sum, { lasts }) => sum + (alive[lasts] as number), 0);
  return { age, starts: counted.length, short: short.length, seen: seen / counted.length };
}

/** The middle balance, or the mean of both in the middle. */
function medianLeft(runs: readonly IncomeRun[], years: number): number {
  const left = runs
    .filter((_, start) => yearsKnown(start) >= years)
    .map(({ balances }) => balances[years] ?? 0)
    .sort((one, other) => one - other);
  const middle = (left.length - 1) / 2;
  return ((left[Math.floor(middle)] as number) + (left[Math.ceil(middle)] as number)) / 2;
}

function requireWanted({ amount, yearlyIncome, life }: IncomeWanted): void {
  if (!(amount > 0 && amount < Number.POSITIVE_INFINITY)) throw new RangeError('amount has to be above zero.');
  if (!(yearlyIncome > 0 && yearlyIncome < Number.POSITIVE_INFINITY)) throw new RangeError('yearlyIncome has to be above zero.');
  requireRange('life.age', life.age, historyLimits.age.from, historyLimits.age.to);
}

function requireWay(way: IncomeWay): void {
  const fields =
    way.kind === 'ladder'
      ? ([['ratePercent', way.ratePercent, historyLimits.ladder]] as const)
      : ([
          ['annuityPercent', way.annuityPercent, historyLimits.annuity],
          ['stocksPercent', way.stocksPercent, historyLimits.stocks],
          ['costsPercent', way.costsPercent, historyLimits.costs],
        ] as const);
  for (const [field, percent, { from, to }] of fields) requireRange(field, percent, from, to);
}
