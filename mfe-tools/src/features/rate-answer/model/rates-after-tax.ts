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
        ? 'Interest inside it is not taxed, whether of an annuity, a CD or a Treasury. What you take out is taxed in full.'
        : `Interest inside it is not taxed. A Roth ${rothWords}`,
    ];
  const of = (ratePercent: number, taxPercent: number) => ({ amount, years, ratePercent, taxPercent });
  const saved = [
    ...(cd === undefined
      ? []
      : [
          `A CD at ${formatShortPercent(cd)} leaves ${formatDollars(leftOfInterest(of(cd, federal + state)))}: its interest is taxed each year.`,
        ]),
    ...(treasury === undefined
      ? []
      : [
          `A Treasury at ${formatShortPercent(treasury)} leaves ${formatDollars(leftOfInterest(of(treasury, federal)))}: no state taxes it.`,
        ]),
  ];
  return [
    `The annuity at ${formatShortPercent(annuity)} leaves ${formatDollars(leftOfAnnuity(of(annuity, federal + state), false))} after tax, if all is taken out at the end.`,
    ...saved,
    `Taken out before ${earlyAge}, it leaves ${formatDollars(leftOfAnnuity(of(annuity, federal + state), true))}: ${newestFigure('earlyWithdrawalTaxPercent').value}% more of the gain goes to tax.`,
    'Instead of taking it out, you can move it to another annuity without tax now: a 1035 exchange.',
  ];
}
