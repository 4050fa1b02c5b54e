const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const withDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Whole dollars: `$13,200`. Below zero with a true minus sign. */
export function formatDollars(amount: number): string {
  const rounded = Math.round(amount);
  return rounded < 0 ? `\u2212${wholeDollars.format(-rounded)}` : wholeDollars.format(Math.abs(rounded));
}

/** A number without a sign of its unit, as short as it is exact to two decimals: `100,000`, `8`, `1.25`. */
export function formatPlain(value: number): string {
  return plain.format(value);
}

/** A percentage that was given: `8%`, `1.25%`. */
export function formatPercent(percent: number): string {
  return `${plain.format(percent)}%`;
}

/** A percentage as it stands in its field, beside its sign: `8.0`. */
export function formatPercentEntry(percent: number): string {
  return withDecimal.format(percent);
}

/** A return that was worked out: `1.70%`, `\u22120.68%`. */
export function formatReturn(percent: number): string {
  const digits = twoDecimals.format(Math.abs(percent));
  return percent < 0 && digits !== '0.00' ? `\u2212${digits}%` : `${digits}%`;
}

/** A chance from 0 to 1: `54%`; small ones are not called impossible. */
export function formatChance(chance: number): string {
  return chance > 0 && chance < 0.005 ? 'under 1%' : `${Math.round(chance * 100)}%`;
}
