/**
 * What a multi-year guarantee annuity is worth after whole or part years, in dollars, not rounded: premium x (1 + rate)^years.
 * `rate` in percent a year (5.3 means 5.3%). Raises RangeError when premium or years is negative, or a value is not finite.
 */
export function mygaValue(premium: number, rate: number, years: number): number {
  if (![premium, rate, years].every(Number.isFinite)) throw new RangeError('Premium, rate and years must be finite numbers');
  if (premium < 0 || years < 0) throw new RangeError('Premium and years must be zero or more');
  return premium * (1 + rate / 100) ** years;
}

/**
 * Yield to surrender in percent a year: the level rate with the same final value as the rates of the years. Formula: (product of (1 +
 * r))^(1/n) - 1. Rates are in percent, one for each year of the term; a first-year bonus rate is part of the first. Raises RangeError
 * without a year, or for a rate that is not finite or below -100.
 */
export function yieldToSurrender(rates: readonly number[]): number {
  if (rates.length === 0) throw new RangeError('A term has at least one year');
  const factor = rates.reduce((product, rate) => {
    if (!Number.isFinite(rate) || rate < -100) throw new RangeError('A rate must be a finite number of percent, -100 or more');
    return product * (1 + rate / 100);
  }, 1);
  return (factor ** (1 / rates.length) - 1) * 100;
}
