import { aboutDollars } from '@annuity-lantern/domain/format-number';
import { afterTaxes, earlyWords, type Money, type Taxes } from '../../../tax/tax-fields.ts';
import type { PensionView } from './pension-view.ts';

export const pensionMoney: Readonly<Record<Money, string>> = {
  pretax: 'No, or money not taxed then',
  taxed: 'Yes, some was already taxed',
  roth: 'Into a Roth part of the plan',
};

/** What is left of each offer, as sentences. */
export function pensionAfterTax({ pension, offers }: PensionView, taxes: Taxes): readonly string[] {
  if (taxes.money === 'roth')
    return ['A Roth part has rules of its own.', 'Ask the plan how much of each offer comes from it. That part is usually not taxed.'];
  const left = (dollars: number) => aboutDollars(afterTaxes(dollars, taxes));
  return [
    `The lump sum taken at once leaves ${left(pension.lumpSum)}.`,
    'Rolled over into an IRA, it is not taxed now.',
    earlyWords,
    ...offers.map(({ name, monthly }) => `${name}: ${left(monthly)} a month.`),
    taxes.money === 'taxed'
      ? 'The part that you paid in comes back without tax, so you keep more than this. The plan can tell you that part.'
      : 'A pension is taxed in full unless you paid in taxed money.',
  ];
}
