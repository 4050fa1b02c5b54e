const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `7200` as "$7,200". */
export const dollars = (amount: number): string => whole.format(amount);

/** `130696` as "$130,696.00". */
export const dollarsAndCents = (amount: number): string => exact.format(amount);

/** `5.5` as "5.50%": rates have two decimals. */
export const rate = (percent: number): string => `${percent.toFixed(2)}%`;

/** `-10` as "−10%", with a real minus sign; a gain carries its plus. */
export function change(percent: number): string {
  if (percent < 0) return `\u2212${-percent}%`;
  return percent > 0 ? `+${percent}%` : '0%';
}
