const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plainAmount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Whole dollars: `$13,200`. Below zero with a true minus sign. */
export function formatDollars(amount: number): string {
  const rounded = Math.round(amount);
  return rounded < 0 ? `\u2212${wholeDollars.format(-rounded)}` : wholeDollars.format(Math.abs(rounded));
}

/** Dollars and cents, for a monthly figure: `$1,100.00`. */
export function formatCents(amount: number): string {
  return dollarsAndCents.format(amount);
}

/** An amount as it stands in the field, beside its dollar sign: `200,000`. */
export function formatAmount(amount: number): string {
  return plainAmount.format(amount);
}

/** A payout rate given in percent: `6.6%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

/** A rate or a return given in percent, to two decimals: `5.30%`. Below zero with a true minus sign; never a minus before nothing. */
export function formatPercent(percent: number): string {
  const rounded = Math.round(percent * 100) / 100;
  return rounded < 0 ? `\u2212${(-rounded).toFixed(2)}%` : `${Math.abs(rounded).toFixed(2)}%`;
}

/** A chance given as a fraction, in whole percent: `58%`. */
export function formatChance(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
