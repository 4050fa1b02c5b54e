import type { IncomeRate } from '@annuity-lantern/domain/fair-price';
import { formatPercent } from '@annuity-lantern/domain/format-number';

/** The interest that an income amounts to: `4.21%`, `below 0%`. */
export function sayIncomeRate(rate: IncomeRate): string {
  if (rate.kind === 'rate') return formatPercent(rate.percent);
  return rate.kind === 'belowZero' ? 'below 0%' : 'above 20%';
}

/** What the words mean in place of a rate; empty for a rate. */
export function explainIncomeRate({ kind }: IncomeRate, price: string): string {
  if (kind === 'belowZero') return `Below 0%: on average it pays back less than ${price}.`;
  return kind === 'above20' ? 'Above 20%: please check the numbers you entered.' : '';
}
