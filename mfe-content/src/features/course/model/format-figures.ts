import { formatNumber } from '@annuity-lantern/domain/format-number';

/** A rate in percent with as many decimals as it has, two at the most: `6%`, `12.5%`, a true minus sign below zero. */
export function rate(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** A change, with its sign: `+12%`, `−10%`, `0%`. */
export function change(percent: number): string {
  return percent > 0 ? `+${rate(percent)}` : rate(percent);
}

/** A rate as an answer, always with two decimals: `6.30%`. */
export function exactRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
