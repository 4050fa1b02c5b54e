import type { IncomeLife, PayoutOption } from '@annuity-lantern/domain/fair-price';
import { amountField, choiceField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { interestField, interestLimits, lifeAges } from '../../../inputs/life-inputs.ts';
import { sexField } from '../../../people/sexes.ts';

interface OptionRow {
  readonly label: string;
  /** As a chart has room for. */
  readonly short: string;
  /** Null where it needs a spouse and there is none. */
  readonly optionFor: (spouse: IncomeLife | null) => PayoutOption | null;
}

const joint =
  (share: number, cutAt: 'firstPerson' | 'eitherDeath' = 'firstPerson'): OptionRow['optionFor'] =>
  (spouse) =>
    spouse && { kind: 'joint', survivor: { ...spouse, share }, cutAt };

/** What a quote can pay, and for how long. */
export const payoutOptions = {
  life: { label: 'Your life only', short: 'Your life only', optionFor: () => ({ kind: 'life' }) },
  certain10: {
    label: 'Your life, at least 10 years',
    short: 'At least 10 years',
    optionFor: () => ({ kind: 'certain', years: 10 }),
  },
  certain20: {
    label: 'Your life, at least 20 years',
    short: 'At least 20 years',
    optionFor: () => ({ kind: 'certain', years: 20 }),
  },
  cashRefund: {
    label: 'Your life, cash refund to heirs',
    short: 'Cash refund',
    optionFor: () => ({ kind: 'cashRefund' }),
  },
  installmentRefund: {
    label: 'Your life, installment refund',
    short: 'Installment refund',
    optionFor: () => ({ kind: 'installmentRefund' }),
  },
  rising2: { label: 'Your life, rising 2% a year', short: 'Rising 2% a year', optionFor: () => ({ kind: 'rising', percent: 2 }) },
  rising3: { label: 'Your life, rising 3% a year', short: 'Rising 3% a year', optionFor: () => ({ kind: 'rising', percent: 3 }) },
  joint100: { label: 'Two lives, 100% to your spouse', short: '100% to your spouse', optionFor: joint(1) },
  joint50: { label: 'Two lives, 50% to your spouse', short: '50% to your spouse', optionFor: joint(0.5) },
  joint50either: { label: 'Two lives, 50% to the one left', short: '50% to the one left', optionFor: joint(0.5, 'eitherDeath') },
} as const satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof payoutOptions;
export const optionNames = Object.keys(payoutOptions) as OptionName[];

/** The numbers are the example. */
export const quoteFields = {
  price: amountField('100,000'),
  monthly: amountField('610'),
  age: numberField('65', lifeAges),
  option: choiceField('life', optionNames),
  sex: sexField,
  spouseAge: numberField('65', lifeAges),
  spouseSex: sexField,
  rate: interestField,
} as const satisfies Readonly<Record<string, InputField>>;

export type QuoteName = keyof typeof quoteFields;
export type QuoteTexts = Inputs<QuoteName>;
export type ChangeQuote = (part: Partial<QuoteTexts>) => void;

export const quoteLabels: Readonly<Record<QuoteName, string>> = {
  price: 'What you pay',
  monthly: 'Monthly payment quoted',
  age: 'Your age',
  option: 'Payout option',
  sex: 'Life expectancy based on',
  spouseAge: 'Your spouse’s age',
  spouseSex: 'Your spouse’s, based on',
  rate: 'Interest a year',
};

export const numberLimits = { age: lifeAges, spouseAge: lifeAges, rate: interestLimits } as const;

/** The fields that make the example one. */
export const mainNames = ['price', 'monthly', 'age'] as const satisfies readonly QuoteName[];

export function isForTwo(option: string): boolean {
  return option.startsWith('joint');
}
