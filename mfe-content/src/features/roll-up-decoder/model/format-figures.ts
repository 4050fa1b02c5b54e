import { formatNumber } from '@annuity-lantern/domain/format-number';

/** A percentage that was given: `8%`, `1.25%`. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** A percentage as it stands in its field, beside its sign: `8.0`. */
export function formatPercentEntry(percent: number): string {
  return formatNumber(percent, { least: 1 });
}

/** A return that was worked out: `1.70%`, `\u22120.68%`. */
export function formatReturn(percent: number): string {
  return `${formatNumber(percent, { least: 2 })}%`;
}

/** A chance from 0 to 1: `54%`; small ones are not called impossible. */
export function formatChance(chance: number): string {
  return chance > 0 && chance < 0.005 ? 'under 1%' : `${Math.round(chance * 100)}%`;
}
