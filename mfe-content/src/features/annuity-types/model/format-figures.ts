/** `5.5` as "5.50%": rates have two decimals. */
export const rate = (percent: number): string => `${percent.toFixed(2)}%`;

/** `-10` as "−10%", with a real minus sign; a gain carries its plus. */
export function change(percent: number): string {
  if (percent < 0) return `\u2212${-percent}%`;
  return percent > 0 ? `+${percent}%` : '0%';
}
