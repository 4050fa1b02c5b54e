import type { Ask } from '@annuity-lantern/domain/best-guaranteed';
import { LONGEST_TERM } from '@annuity-lantern/domain/rate-index';
import { type Grade, offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { type StateChoice, stateChoices } from '@annuity-lantern/domain/sold-in';
import { formatAmount } from '@annuity-lantern/tool-kit/format-figures';
import { amountField, choiceField, wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { taxFields } from '../../../tax/tax-fields.ts';

const anyState = choiceField('all', stateChoices);

/** The id of the form, for fields outside of it. */
export const ASK_FORM = 'rate-ask';

/** The blanks of the sentence. A link names a state only if one is chosen. */
export const askFields = {
  amount: amountField('25,000'),
  years: choiceField('5', wholeNumbers({ from: 1, to: LONGEST_TERM })),
  state: { ...anyState, toLink: (text: string) => (text === 'all' ? undefined : text) },
  least: choiceField('A-', offeredGrades),
  ...taxFields,
};

export type AskTexts = Inputs<keyof typeof askFields>;

export function parseAsk({ amount, years, state, least }: AskTexts): ParsedInputs<Ask> {
  const parsed = parseAmount(amount);
  if (parsed.kind !== 'amount') return { kind: parsed.kind };
  return { kind: 'good', good: { amount: parsed.amount, years: Number(years), atLeast: least as Grade, state: state as StateChoice } };
}

export function textsOf({ amount, years, atLeast, state }: Ask): Partial<AskTexts> {
  return { amount: formatAmount(amount), years: String(years), state, least: atLeast };
}
