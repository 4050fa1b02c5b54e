const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Whole dollars: `$13,200`. */
export function formatDollars(amount: number): string {
  return wholeDollars.format(amount);
}

/** A percentage as it was given: `8%`, `1.25%`. */
export function formatPercent(percent: number): string {
  return `${plain.format(percent)}%`;
}

/** A return that was worked out, below zero with a true minus sign: `1.70%`. */
export function formatReturn(percent: number): string {
  return `${percent < 0 ? '\u2212' : ''}${Math.abs(percent).toFixed(2)}%`;
}

/** A factor in a sum: `0.9875`. */
export function formatFactor(factor: number): string {
  return plain.format(factor);
}
