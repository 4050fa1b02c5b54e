import { exclusionOf } from '@annuity-lantern/domain/annuity-tax';
import { aboutDollars, formatDollars, formatNumber } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { afterTaxes, earlyWords, rothWords, type Taxes } from '../../../tax/tax-fields.ts';

interface TaxedPayout {
  /** Dollars paid in. */
  readonly amount: number;
  /** Dollars a month, before tax. */
  readonly monthly: number;
  /** Age in years when income starts. */
  readonly startAge: number;
  readonly forTwo: boolean;
}

/** What is left of a payout, as sentences: by withdrawals under a rider, as the table illustrates, and by payments for life. */
export function payoutAfterTax(payout: TaxedPayout, taxes: Taxes): readonly string[] {
  const { monthly, startAge } = payout;
  if (taxes.money === 'roth') return [`You keep ${aboutDollars(monthly)} a month.`, `A Roth ${rothWords}`];
  const early = startAge < newestFigure('earlyWithdrawalAge').value ? [earlyWords] : [];
  const allTaxed = aboutDollars(afterTaxes(monthly, taxes));
  if (taxes.money === 'pretax')
    return [`You keep ${allTaxed} a month.`, 'All of it is taxed, since none of it was taxed before.', ...early];
  return [
    `You keep ${allTaxed} a month while gain comes out.`,
    `By withdrawals under an income rider, as in this illustration, gain comes out first: ${allTaxed} a month is left while there is gain. Then your own money comes back without tax: ${formatDollars(monthly)} a month.`,
    forLife(payout, taxes, allTaxed),
    ...early,
  ];
}

function forLife({ amount, monthly, startAge, forTwo }: TaxedPayout, taxes: Taxes, allTaxed: string): string {
  if (forTwo) return 'Payments for two lives have a tax table of their own: ask the insurer.';
  const { freeYearly, taxedYearly, freeYears } = exclusionOf(amount, monthly * 12, startAge);
  const first = aboutDollars((freeYearly + afterTaxes(taxedYearly, taxes)) / 12);
  return `By payments for life (annuitized), ${formatDollars(freeYearly)} a year is your own money and not taxed, and ${formatDollars(taxedYearly)} is: ${first} a month is left for ${formatNumber(freeYears, { most: 0 })} years, then ${allTaxed}.`;
}
