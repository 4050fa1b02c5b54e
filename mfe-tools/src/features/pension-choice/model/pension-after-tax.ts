import { aboutDollars } from '@annuity-lantern/domain/format-number';
import { afterTaxes, type Taxes } from '../../../tax/tax-fields.ts';
import type { PensionView } from './pension-view.ts';

/** What is left of each offer, as sentences. */
export function pensionAfterTax({ pension, offers }: PensionView, taxes: Taxes): readonly string[] {
  const lump = aboutDollars(afterTaxes(pension.lumpSum, taxes));
  if (taxes.money === 'roth') return ['A Roth part is apart.', 'Ask the plan what of each offer comes from it: that part is usually not taxed.'];
  const monthly = offers.map(({ name, monthly: dollars }) => `${name}: ${aboutDollars(afterTaxes(dollars, taxes))} a month.`);
  return [
    `The lump sum taken at once leaves ${lump}.`,
    'Rolled over into an IRA, it bears no tax now.',
    ...monthly,
    taxes.money === 'taxed'
      ? 'You paid in taxed money: a part of each payment comes back without tax, so you keep more than this. The plan can tell you that part.'
      : 'A pension is wholly taxed, unless you paid in taxed money.',
  ];
}
