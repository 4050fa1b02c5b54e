import { formatNumber } from '@annuity-lantern/domain/format-number';

export { formatCents, formatDollars } from '@annuity-lantern/domain/format-number';

/** An amount as it stands in the field, beside its dollar sign: `200,000`. */
export function formatAmount(amount: number): string {
  return formatNumber(amount);
}

/** A payout rate given in percent: `6.6%`. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

/** A rate or a return given in percent, to two decimals: `5.30%`. Below zero with a true minus sign; never a minus before nothing. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, { least: 2 })}%`;
}
