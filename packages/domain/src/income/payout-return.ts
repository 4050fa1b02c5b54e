import { internalRateOfReturn } from './internal-rate-of-return.ts';

export interface PaidIncome {
  /** Age in whole years at which the premium is paid: the age today, not that at which income starts. */
  readonly currentAge: number;
  /** Age in whole years at which the first year of income starts. */
  readonly startAge: number;
  /** Income in percent a year of the premium (6.6 means 6.6%), for life. */
  readonly ratePercent: number;
}

/**
 * The return on an income for life when it ends, in percent a year (1.38 means 1.38%). It is the internal rate of return of the premium,
 * paid at the current age, against one payment at the end of each year of income. Nothing is paid at death; taxes and inflation are not
 * counted. The premium does not matter.
 *
 * @param aliveTo age in whole years at death.
 * @returns null without a payment by then, or if income starts before the current age. Raises nothing.
 * Source: {@link internalRateOfReturn}.
 */
export function payoutReturn({ currentAge, startAge, ratePercent }: PaidIncome, aliveTo: number): number | null {
  const waiting = startAge - currentAge;
  const payments = aliveTo - startAge;
  if (waiting < 0 || payments < 1) return null;
  return internalRateOfReturn(100, [...Array<number>(waiting).fill(0), ...Array<number>(payments).fill(ratePercent)]);
}

/**
 * A yearly return in what it buys: (1 + return) / (1 + inflation) - 1, all in percent a year (4.29 means 4.29%). Exact for payments a whole
 * number of years apart, when prices rise by the same percentage each year.
 *
 * @throws RangeError when inflation is not above -100%.
 * Source: Irving Fisher's relation of nominal and real rates.
 */
export function afterInflation(returnPercent: number, inflationPercent: number): number {
  if (!(inflationPercent > -100)) throw new RangeError('Inflation must be above -100%.');
  return ((1 + returnPercent / 100) / (1 + inflationPercent / 100) - 1) * 100;
}
