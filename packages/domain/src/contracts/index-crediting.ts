/** What a contract credits for one year. All rates in percent: 6 means 6%. Absent: that limit does not apply. */
export interface CreditingTerms {
  /** The most that is credited in one year. */
  readonly cap?: number;
  /** The share of the index's change that counts: 50 means half of it. 100 when absent. */
  readonly participation?: number;
  /** Subtracted from the index's change first. */
  readonly spread?: number;
}

/**
 * The rate credited for one year by annual point to point, in percent: max(0, min(cap, participation x r - spread)), in that order.
 * `indexReturn` is the index's change over the year in percent; the credit is never below zero.
 * Raises RangeError when a term is negative or not finite, or the return not a number.
 * Source: the usual wording of annual point-to-point clauses; NAIC Buyer's Guide to Fixed Deferred Annuities with an appendix on indexed ones.
 */
export function creditedRate(indexReturn: number, { cap, participation = 100, spread = 0 }: CreditingTerms): number {
  requireReturn(indexReturn);
  if (cap !== undefined) requireTerm('cap', cap);
  requireTerm('participation', participation);
  requireTerm('spread', spread);
  const counted = (participation * indexReturn) / 100 - spread;
  return Math.max(0, Math.min(cap ?? Number.POSITIVE_INFINITY, counted));
}

/**
 * The rate credited for one year by monthly sum, in percent. The changes of the months are added, each limited to the monthly cap. Losses
 * have no limit, but the sum is never below zero.
 * Raises RangeError when the cap is negative or a value is not finite. Source: as {@link creditedRate}.
 */
export function monthlySumRate(monthlyReturns: readonly number[], monthlyCap: number): number {
  requireTerm('cap', monthlyCap);
  let sum = 0;
  for (const change of monthlyReturns) {
    requireReturn(change);
    sum += Math.min(monthlyCap, change);
  }
  return Math.max(0, sum);
}

/** The change over all periods together, in percent: changes are multiplied, not added. Raises RangeError for a value that is not finite. */
export function compoundedReturn(returns: readonly number[]): number {
  let factor = 1;
  for (const change of returns) {
    requireReturn(change);
    factor *= 1 + change / 100;
  }
  return (factor - 1) * 100;
}

/**
 * The value in dollars at the start and after each year, not rounded. Rates are in percent a year. The fee, in percent of the value, is
 * taken after each year's credit.
 * Raises RangeError when the premium or the fee is negative, or a value is not finite.
 */
export function valuesByYear(premium: number, rates: readonly number[], yearlyFee = 0): readonly number[] {
  requireTerm('premium', premium);
  requireTerm('fee', yearlyFee);
  const values = [premium];
  let value = premium;
  for (const rate of rates) {
    requireReturn(rate);
    value *= (1 + rate / 100) * (1 - yearlyFee / 100);
    values.push(value);
  }
  return values;
}

function requireReturn(value: number): void {
  if (!Number.isFinite(value)) throw new RangeError('A return must be a finite number of percent');
}

function requireTerm(name: string, value: number): void {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`The ${name} must be a finite number, zero or more`);
}
