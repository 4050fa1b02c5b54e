export interface DrawDown {
  /** Dollars set aside today. */
  readonly amount: number;
  /** Dollars taken out at the end of each year, once drawing has begun. */
  readonly annualIncome: number;
  /** The yield of the money after all costs, in percent a year (4 means 4%). */
  readonly ratePercent: number;
  /** Whole years in which nothing is taken out yet, and the money only grows. */
  readonly waitYears: number;
}

/**
 * How long money lasts when the same sum is taken at the end of each year: the number of the year in which it runs out. 16 means that the
 * sixteenth sum is the last, or can't be taken in full.
 * Formula: -ln(1 - B x r / S) / ln(1 + r), or B / S at a rate of zero, rounded up. B is the balance at the start, r the rate, S the yearly
 * sum.
 *
 * @returns null when it never runs out, or the sums are absurd. 0 when the balance is zero.
 * @throws RangeError when an amount is below zero or not finite, or when the rate is not above -100%.
 * Source: the present value of an ordinary annuity, solved for the number of payments.
 */
export function yearDrawnDown({ amount, annualIncome, ratePercent, waitYears }: DrawDown): number | null {
  if (!isSum(amount) || !isSum(annualIncome)) throw new RangeError('Amounts must be zero or more.');
  if (!Number.isFinite(ratePercent) || ratePercent <= -100) throw new RangeError('The rate must be above -100%.');
  const rate = ratePercent / 100;
  const payments = (amount * (1 + rate) ** waitYears) / annualIncome;
  if (amount === 0) return 0;
  const years = rate === 0 ? payments : -Math.log1p(-payments * rate) / Math.log1p(rate);
  // Not finite once interest pays for what is taken: the logarithm of zero, or of less. A hair above a whole number of payments is that
  // number: 15 payments of 100 out of 1,500 end with the fifteenth.
  return Number.isFinite(years) ? Math.ceil(years * (1 - ROUNDING)) : null;
}

const ROUNDING = 1e-12;

function isSum(dollars: number): boolean {
  return Number.isFinite(dollars) && dollars >= 0;
}
