import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { CalculatorInputs, PayoutTexts } from './calculator-inputs.ts';

/** The visitor's figures as the request forms would show and send them. */
export function offeredFigures({ amount, currentAge, startAge }: CalculatorInputs): OfferedFigures {
  const inputs = { amount: formatDollars(amount), currentAge: String(currentAge), incomeStartAge: String(startAge) };
  const linked = { amount: String(amount), age: inputs.currentAge, start: inputs.incomeStartAge } satisfies Partial<PayoutTexts>;
  return {
    attachment: { kind: 'payout-calculator', version: 1, inputs, hash: toHash(linked) },
    title: toolNames['retirement-calculator'],
    lines: [
      { label: 'Amount to pay in', value: inputs.amount },
      { label: 'Current age', value: inputs.currentAge },
      { label: 'Income start age', value: inputs.incomeStartAge },
    ],
  };
}
