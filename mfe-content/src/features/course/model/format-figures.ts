const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plainRate = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Whole dollars: `$123,866`. */
export function dollars(amount: number): string {
  return wholeDollars.format(Math.round(amount));
}

/** A rate in percent with as many decimals as it has, two at the most: `6%`, `12.5%`, a true minus sign below zero. */
export function rate(percent: number): string {
  const words = `${plainRate.format(Math.abs(percent))}%`;
  return percent < 0 ? `\u2212${words}` : words;
}

/** A change, with its sign: `+12%`, `−10%`, `0%`. */
export function change(percent: number): string {
  return percent > 0 ? `+${rate(percent)}` : rate(percent);
}

/** A rate as an answer, always with two decimals: `6.30%`. */
export function exactRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
