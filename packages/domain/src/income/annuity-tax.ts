import { newestFigure } from '../figures/year-figures.ts';
import { roundTo } from '../text/format-number.ts';

/** Ages at the start of an income, at the nearest birthday, that {@link exclusionOf} takes. */
export const exclusionAges = { from: 50, to: 100 } as const;

export interface Exclusion {
  /** Years of payments that the tax table expects. */
  readonly multiple: number;
  /** Dollars that it expects in all. */
  readonly expectedReturn: number;
  /** The part of each payment that is not taxed, to three decimals: 0.758. At most 1. */
  readonly ratio: number;
  /** Dollars of a year's payments. */
  readonly freeYearly: number;
  readonly taxedYearly: number;
  /** Years until the price is back. After that all is taxed. */
  readonly freeYears: number;
}

/**
 * What of a lifelong level income, bought with money already taxed, is taxed: premium / (yearly payments x multiple of Table V).
 *
 * @param premium dollars.
 * @param yearly dollars paid in a year, monthly.
 * @param age in whole years at the birthday nearest to the start.
 * @throws RangeError when the age is out of its range, or a sum is not above zero.
 * Source: 26 CFR 1.72-4 (ratio), 1.72-5(a) (expected return), 1.72-9 (Table V); 26 USC 72(b).
 */
export function exclusionOf(premium: number, yearly: number, age: number): Exclusion {
  const multiple = multiples[age - exclusionAges.from];
  if (multiple === undefined) throw new RangeError(`age must be from ${exclusionAges.from} to ${exclusionAges.to}.`);
  requireSum('premium', premium);
  requireSum('yearly', yearly);
  const expectedReturn = yearly * multiple;
  const ratio = Math.min(1, roundTo(premium / expectedReturn, 3));
  const freeYearly = yearly * ratio;
  return { multiple, expectedReturn, ratio, freeYearly, taxedYearly: yearly - freeYearly, freeYears: premium / freeYearly };
}

/**
 * The taxed part of a withdrawal from a contract bought with taxed money, before any annuity payments: gain comes out first. Dollars.
 *
 * @param value of the contract, dollars.
 * @param premium paid in and not yet taken out, dollars.
 * @param withdrawal dollars, at most the value.
 * Raises nothing. Source: 26 USC 72(e)(2) and (3).
 */
export function taxedWithdrawal(value: number, premium: number, withdrawal: number): number {
  return Math.min(withdrawal, Math.max(0, value - premium));
}

export interface TaxedSaving {
  /** Dollars paid in, already taxed. */
  readonly amount: number;
  /** Whole years. */
  readonly years: number;
  /** Percent a year. */
  readonly ratePercent: number;
  /** Income tax on interest in percent, federal and state together where both apply. */
  readonly taxPercent: number;
}

/**
 * What is left of a fixed annuity at the end of its term, all taken out at once: the gain is taxed then. Dollars.
 *
 * @param isEarly taken out before 59 1/2: an additional tax on the gain.
 * Raises nothing. Source: 26 USC 72(e) and 72(q).
 */
export function leftOfAnnuity({ amount, years, ratePercent, taxPercent }: TaxedSaving, isEarly: boolean): number {
  const gain = amount * (1 + ratePercent / 100) ** years - amount;
  const tax = taxPercent + (isEarly ? newestFigure('earlyWithdrawalTaxPercent').value : 0);
  return amount + gain * (1 - tax / 100);
}

/** What is left of a CD or a Treasury whose interest is taxed each year and saved at the same rate. Dollars. Raises nothing. Source: compound interest. */
export function leftOfInterest({ amount, years, ratePercent, taxPercent }: TaxedSaving): number {
  return amount * (1 + (ratePercent / 100) * (1 - taxPercent / 100)) ** years;
}

/** Table V by age, 50 to 100: expected years of payments, for men and women alike. Source: 26 CFR 1.72-9. */
const multiples: readonly number[] = [
  33.1, 32.2, 31.3, 30.4, 29.5, 28.6, 27.7, 26.8, 25.9, 25, 24.2, 23.3, 22.5, 21.6, 20.8, 20, 19.2, 18.4, 17.6, 16.8, 16, 15.3, 14.6, 13.9,
  13.2, 12.5, 11.9, 11.2, 10.6, 10, 9.5, 8.9, 8.4, 7.9, 7.4, 6.9, 6.5, 6.1, 5.7, 5.3, 5, 4.7, 4.4, 4.1, 3.9, 3.7, 3.4, 3.2, 3, 2.8, 2.7,
];

function requireSum(name: string, dollars: number): void {
  if (!(dollars > 0 && Number.isFinite(dollars))) throw new RangeError(`${name} must be a sum above zero.`);
}
