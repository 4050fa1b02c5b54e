import { formatNumber } from '@annuity-lantern/domain/format-number';

/** A percentage as it was given: `8%`, `1.25%`. */
export function formatPercent(percent: number): string {
  return `${formatFactor(percent)}%`;
}

/** A return that was worked out, below zero with a true minus sign: `1.70%`. */
export function formatReturn(percent: number): string {
  return `${formatNumber(percent, { least: 2 })}%`;
}

/** A factor in a sum: `0.9875`. */
export function formatFactor(factor: number): string {
  return formatNumber(factor, { most: 4 });
}
