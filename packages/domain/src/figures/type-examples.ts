import { valueAfterFees } from '../contracts/fee-drag.ts';
import { compoundedReturn, creditedRate, valuesByYear } from '../contracts/index-crediting.ts';
import { mygaValue } from '../contracts/myga.ts';
import { roundTo } from '../text/format-number.ts';

/** Dollars paid into each example, so that the five compare. */
export const PREMIUM = 100_000;

export interface IncomeExample {
  readonly boughtAt: number;
  readonly startsAt: number;
  /** Dollars a month: an assumption of the example, not an offer. */
  readonly perMonth: number;
  readonly perYear: number;
  /** Percent of the premium paid out each year. */
  readonly payoutRate: number;
  /** Years of payments until they add up to the premium, rounded up. */
  readonly yearsToGetBack: number;
  readonly backAtAge: number;
}

function incomeExample(boughtAt: number, startsAt: number, perMonth: number): IncomeExample {
  const perYear = perMonth * 12;
  const yearsToGetBack = Math.ceil(PREMIUM / perYear);
  return {
    boughtAt,
    startsAt,
    perMonth,
    perYear,
    payoutRate: (perYear / PREMIUM) * 100,
    yearsToGetBack,
    backAtAge: startsAt + yearsToGetBack,
  };
}

export const immediate = incomeExample(65, 65, 600);

/** Dollars received in all by someone who lives to `age`. Nothing before the income starts. */
export function receivedBy({ startsAt, perYear }: IncomeExample, age: number): number {
  return Math.max(0, age - startsAt) * perYear;
}

/** Dollars of the first monthly payment that are interest when the insurer earns `ratePercent` a year on the premium. */
export function firstInterest(ratePercent: number): number {
  return (PREMIUM * ratePercent) / 100 / 12;
}
export const deferredIncome = incomeExample(65, 75, 1_400);

/** Percent a year by which prices are taken to rise. */
export const INFLATION = 2.5;

/** What a payment that stays the same buys after so many years, in dollars of its first day. */
export function buyingPower(payment: number, years: number): number {
  return payment / (1 + INFLATION / 100) ** years;
}

const mygaRate = 5.5;
const mygaYears = 5;
const leaveAfter = 2;
const chargePercent = 8;
const valueWhenLeaving = mygaValue(PREMIUM, mygaRate, leaveAfter);

export const multiYear = {
  rate: mygaRate,
  years: mygaYears,
  values: Array.from({ length: mygaYears + 1 }, (_, year) => mygaValue(PREMIUM, mygaRate, year)),
  endValue: mygaValue(PREMIUM, mygaRate, mygaYears),
  /** Leaving in the third year, with the charge of that year. */
  leaveAfter,
  chargePercent,
  valueWhenLeaving,
  charge: (valueWhenLeaving * chargePercent) / 100,
  paidOut: valueWhenLeaving * (1 - chargePercent / 100),
  /** Years of a surrender period that outlasts its rate. */
  longSurrender: 10,
} as const;

const indexReturns = [12, -10, 8, 4, 25] as const;
const cap = 6;
const riderFee = 1.25;
const credited = indexReturns.map((indexReturn) => creditedRate(indexReturn, { cap }));
const creditedValues = valuesByYear(PREMIUM, credited);

export const fixedIndex = {
  cap,
  riderFee,
  years: indexReturns.map((indexReturn, year) => ({
    indexReturn,
    credited: credited[year] as number,
    value: creditedValues[year + 1] as number,
  })),
  endValue: creditedValues.at(-1) as number,
  endValueWithFee: valuesByYear(PREMIUM, credited, riderFee).at(-1) as number,
  indexValue: PREMIUM * (1 + compoundedReturn(indexReturns) / 100),
  /** Years of a very long surrender period. */
  longSurrender: 12,
} as const;

/** Percent of the value a year. */
const feeLayers = { mortalityAndExpense: 1.25, administration: 0.15, funds: 0.9, incomeRider: 1.1 } as const;
/** Rounded, because decimal fractions do not add up exactly in binary. */
const feePercent = roundTo(
  Object.values(feeLayers).reduce((sum, percent) => sum + percent, 0),
  2,
);
const growthPercent = 5;
const variableYears = 10;
const drag = (fee: number, years: number) => valueAfterFees({ amount: PREMIUM, growthPercent, feePercent: fee, years });
const badYear = -20;

export const variable = {
  feeLayers,
  feePercent,
  growthPercent,
  years: variableYears,
  values: Array.from({ length: variableYears + 1 }, (_, year) => ({ withFees: drag(feePercent, year), without: drag(0, year) })),
  withFees: drag(feePercent, variableYears),
  without: drag(0, variableYears),
  badYear,
  afterBadYear: valueAfterFees({ amount: PREMIUM, growthPercent: badYear, feePercent, years: 1 }),
} as const;
