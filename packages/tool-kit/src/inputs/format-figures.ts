import { formatNumber } from '@annuity-lantern/domain/format-number';

/** An amount as its field shows it, beside the dollar sign: `200,000`. */
export function formatAmount(amount: number): string {
  return formatNumber(amount);
}

/** A payout rate in percent: `6.6%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
