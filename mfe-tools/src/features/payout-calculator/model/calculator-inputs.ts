import { amountField, choiceField, wholeNumbers } from '../../../inputs/input-fields.ts';
import type { Inputs } from '../../../inputs/inputs-in-hash.ts';
import { parseAmount } from '../../../inputs/parse-amount.ts';
import type { ParsedInputs } from '../../../inputs/use-kept-inputs.ts';

export const ageLimits = {
  current: { from: 55, to: 80 },
  start: { from: 60, to: 85 },
} as const;

export const payoutFields = {
  amount: amountField('200,000'),
  age: choiceField('65', wholeNumbers(ageLimits.current)),
  start: choiceField('65', wholeNumbers(ageLimits.start)),
};

export type PayoutTexts = Inputs<keyof typeof payoutFields>;

export interface CalculatorInputs {
  /** Dollars paid once, today. */
  readonly amount: number;
  /** Age in years today. */
  readonly currentAge: number;
  /** Age in years at which income starts. */
  readonly startAge: number;
}

export function parseInputs({ amount, age, start }: PayoutTexts): ParsedInputs<CalculatorInputs> {
  const parsed = parseAmount(amount);
  if (parsed.kind !== 'amount') return { kind: parsed.kind };
  return { kind: 'good', good: { amount: parsed.amount, currentAge: Number(age), startAge: Number(start) } };
}
