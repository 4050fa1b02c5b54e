import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { LONGEST_TERM } from '@annuity-lantern/domain/rate-index';
import { type Grade, offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { amountField, choiceField, wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';

/** The blanks of the sentence. */
export const askFields = {
  amount: amountField('25,000'),
  years: choiceField('5', wholeNumbers({ from: 1, to: LONGEST_TERM })),
  least: choiceField('A-', offeredGrades),
};

export type AskTexts = Inputs<keyof typeof askFields>;

export function parseAsk({ amount, years, least }: AskTexts): ParsedInputs<Ask> {
  const parsed = parseAmount(amount);
  if (parsed.kind !== 'amount') return { kind: parsed.kind };
  return { kind: 'good', good: { amount: parsed.amount, years: Number(years), atLeast: least as Grade } };
}

export function textsOf({ amount, years, atLeast }: Ask): AskTexts {
  return { amount: formatAmount(amount), years: String(years), least: atLeast };
}
