import { leftOfAnnuity, leftOfInterest } from '@annuity-lantern/domain/annuity-tax';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import { newestFigure } from '@annuity-lantern/domain/year-figures';
import { earlyAge, rothWords, type Taxes } from '../../../tax/tax-fields.ts';

interface TaxedRates {
  /** Dollars. */
  readonly amount: number;
  readonly years: number;
  /** Percent a year that the first product guarantees. */
  readonly annuity: number;
  /** Of a CD and a Treasury of the same term, where they are known. */
  readonly cd: number | undefined;
  readonly treasury: number | undefined;
}

/** What a fixed annuity leaves after tax at the end of its term, beside a CD and a Treasury, as sentences. */
export function ratesAfterTax({ amount, years, annuity, cd, treasury }: TaxedRates, { money, federal, state }: Taxes): readonly string[] {
  if (money !== 'taxed')
    return [
      'In this account the rates alone decide.',
      money === 'pretax'
        ? 'Interest is not taxed inside it, of an annuity, a CD or a Treasury. What you take out is taxed in full.'
        : `Interest is not taxed inside it. A Roth ${rothWords}`,
    ];
  const of = (ratePercent: number, taxPercent: number) => ({ amount, years, ratePercent, taxPercent });
  const dollars = (left: number) => formatDollars(left);
  const saved = [
    ...(cd === undefined ? [] : [`A CD at ${formatShortPercent(cd)} leaves ${dollars(leftOfInterest(of(cd, federal + state)))}: its interest is taxed each year.`]),
    ...(treasury === undefined
      ? []
      : [`A Treasury at ${formatShortPercent(treasury)} leaves ${dollars(leftOfInterest(of(treasury, federal)))}: no state taxes it.`]),
  ];
  return [
    `The annuity at ${formatShortPercent(annuity)} leaves ${dollars(leftOfAnnuity(of(annuity, federal + state), false))} after tax.`,
    ...saved,
    `Taken out before ${earlyAge}, it leaves ${dollars(leftOfAnnuity(of(annuity, federal + state), true))}: ${newestFigure('earlyWithdrawalTaxPercent').value}% more of the gain goes to tax.`,
    'A 1035 exchange moves it to another annuity without tax now.',
  ];
}
