import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { rateInsights } from '@annuity-lantern/domain/rate-insights';
import { AfterTax } from '../../../tax/after-tax.tsx';
import type { Taxes } from '../../../tax/tax-fields.ts';
import { ASK_FORM } from '../model/ask-inputs.ts';
import { ratesAfterTax } from '../model/rates-after-tax.ts';
import type { Asked } from './use-ask.ts';

interface RatesAfterTaxProps {
  readonly ask: Ask;
  /** The product that pays the most. */
  readonly first: RateRecord;
  readonly rates: readonly RateRecord[];
  readonly asked: Pick<Asked, 'inputs' | 'change'>;
}

/** The best rate after tax, beside a CD and a Treasury of the same term. */
export function RatesAfterTax({ ask: { amount, years }, first, rates, asked }: RatesAfterTaxProps) {
  function say(taxes: Taxes) {
    const group = rateInsights(rates).byYears.find((one) => one.years === years);
    return ratesAfterTax({ amount, years, annuity: first.rate, cd: group?.cd, treasury: group?.treasury }, taxes);
  }
  return <AfterTax form={ASK_FORM} inputs={asked.inputs} change={asked.change} say={say} />;
}
