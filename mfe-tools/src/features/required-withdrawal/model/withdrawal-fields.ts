import { withdrawalBirthYears } from '@annuity-lantern/domain/required-withdrawal';
import { amountField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';

export const birthYearLimits: NumberLimits = { ...withdrawalBirthYears, decimals: 0, words: 'the year of your birth' };

/** The figures are the example. */
export const withdrawalFields = {
  born: numberField('1953', birthYearLimits),
  balance: amountField('250,000'),
} as const satisfies Readonly<Record<string, InputField>>;

export type WithdrawalName = keyof typeof withdrawalFields;
export type WithdrawalTexts = Inputs<WithdrawalName>;
