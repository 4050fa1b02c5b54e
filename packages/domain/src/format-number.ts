export interface Decimals {
  /** Digits behind the point that are always written. */
  readonly least?: number;
  /** Digits behind the point to which is rounded; zeros at the end beyond `least` are left out. */
  readonly most?: number;
}

/**
 * A number as it is written in the United States, `1,234.5`, below zero with a true minus sign; what rounds to nothing has none. Ties are
 * rounded away from zero. For numbers below 10^21; raises RangeError for more than 100 decimals.
 * By hand, because Intl.NumberFormat has locale data to load: half a dozen of them kept a cheap phone busy for 60 ms before a page came to life.
 */
export function formatNumber(value: number, { least = 0, most = 2 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  const digits = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}

/** Whole dollars: `$13,200`. Below zero with a true minus sign before the dollar sign. Raises nothing. */
export function formatDollars(amount: number): string {
  return withDollarSign(formatNumber(amount, { most: 0 }));
}

/** Dollars and cents: `$1,100.00`, signed as {@link formatDollars}. Raises nothing. */
export function formatCents(amount: number): string {
  return withDollarSign(formatNumber(amount, { least: 2 }));
}

function withDollarSign(digits: string): string {
  return digits.startsWith('\u2212') ? `\u2212$${digits.slice(1)}` : `$${digits}`;
}
