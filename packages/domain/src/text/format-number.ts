export interface Decimals {
  /** Decimals that are always written. */
  readonly least?: number;
  /** Decimals to round to; trailing zeros beyond `least` are left out. */
  readonly most?: number;
}

/**
 * A number as written in the United States, `1,234.5`, negative with a true minus sign; what rounds to zero has none. Ties are
 * rounded away from zero. For numbers below 10^21; raises RangeError for more than 100 decimals.
 * Not by Intl.NumberFormat, which blocked a phone (CPU slowed down four times) for 60 ms before hydration.
 */
export function formatNumber(value: number, { least = 0, most = 2 }: Decimals = {}): string {
  const [whole = '', decimals = ''] = toDecimals(Math.abs(value), most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  const digits = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
  return value < 0 && /[1-9]/.test(digits) ? `\u2212${digits}` : digits;
}

/**
 * As `toFixed`, but ties are rounded away from zero by the digits as written: 617.285 gives `617.29`, although its binary value is just below.
 * Raises RangeError for more than 100 decimals.
 */
export function toDecimals(value: number, decimals: number): string {
  const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${digits}e${Number(exponent) + decimals}`));
  // Beyond it no number has a fraction at this decimal.
  if (!(shifted < Number.MAX_SAFE_INTEGER)) return value.toFixed(decimals);
  return (Math.sign(value) * Number(`${shifted}e-${decimals}`)).toFixed(decimals);
}

/** The number rounded as {@link toDecimals}. */
export function roundTo(value: number, decimals: number): number {
  return Number(toDecimals(value, decimals));
}

/** Whole dollars: `$13,200`. Below zero with a true minus sign before the dollar sign. Raises nothing. */
export function formatDollars(amount: number): string {
  return withDollarSign(formatNumber(withoutNoise(amount), { most: 0 }));
}

/** An estimate: `about $1,167`. Never with cents, which would say that it is exact. Signed as {@link formatDollars}. Raises nothing. */
export function aboutDollars(amount: number): string {
  return `about ${formatDollars(amount)}`;
}

/** Dollars and cents: `$1,100.00`, signed as {@link formatDollars}. Raises nothing. */
export function formatCents(amount: number): string {
  return withDollarSign(formatNumber(withoutNoise(amount), { least: 2 }));
}

/** A rate or a return in percent, to two decimals: `5.30%`. Raises nothing. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, { least: 2 })}%`;
}

/** Percent with only the decimals needed, two at most: `8%`, `1.25%`. Raises nothing. */
export function formatShortPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** A change in percent, with its sign: `+12%`, `\u221210%`, `0%`. Raises nothing. */
export function formatChange(percent: number): string {
  return percent > 0 ? `+${formatShortPercent(percent)}` : formatShortPercent(percent);
}

/** An age in years, with a half as law writes it: `59½`. Raises nothing. */
export function formatAge(years: number): string {
  return years % 1 === 0.5 ? `${Math.floor(years)}½` : formatNumber(years);
}

/** Whole years: `1 year`, `5 years`. Raises nothing. */
export function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** A sum can be off by its last binary digits: half a cent would then be lost. */
function withoutNoise(amount: number): number {
  return Number(amount.toPrecision(15));
}

function withDollarSign(digits: string): string {
  return digits.startsWith('\u2212') ? `\u2212$${digits.slice(1)}` : `$${digits}`;
}
