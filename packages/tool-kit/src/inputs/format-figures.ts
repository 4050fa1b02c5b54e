import { formatNumber, toDecimals } from '@annuity-lantern/domain/format-number';

/** An amount as its field shows it, beside the dollar sign: `200,000`. */
export function formatAmount(amount: number): string {
  return formatNumber(amount);
}

/** A payout rate in percent: `6.6%`. */
export function formatRate(percent: number): string {
  return `${toDecimals(percent, 1)}%`;
}

/** A chance from 0 to 1: `54%`. A small one is not shown as zero. */
export function formatChance(chance: number): string {
  const of100 = Math.round(chance * 100);
  return of100 === 0 && chance > 0 ? 'under 1%' : `${of100}%`;
}
