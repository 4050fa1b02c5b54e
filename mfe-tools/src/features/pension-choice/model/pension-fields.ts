import { amountField, choiceField, type InputField, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { percentTo, yearsTo } from '../../../inputs/contract-limits.ts';
import { interestField, interestLimits, lifeAges } from '../../../inputs/life-inputs.ts';
import { sexField } from '../../../people/sexes.ts';
import { taxFields } from '../../../tax/tax-fields.ts';

/** The id of the form, for a field outside of it. */
export const FORM_ID = 'pension-figures';

export const numberLimits = {
  age: lifeAges,
  spouseAge: lifeAges,
  share: percentTo(100, 1),
  rate: interestLimits,
  policyYears: yearsTo(60, 1),
} as const;

/** The pensions that can be offered, by their fields. */
export const offerNames = ['single', 'joint', 'p75', 'p50'] as const;
export type OfferName = (typeof offerNames)[number];

const none = { mayBeEmpty: true };

/** The numbers are the example. */
export const pensionFields = {
  lump: amountField('350,000'),
  single: amountField('2,400'),
  joint: amountField('2,100', none),
  age: numberField('65', lifeAges),
  spouseAge: numberField('63', lifeAges),
  share: numberField('100', numberLimits.share),
  p75: amountField('', none),
  p50: amountField('', none),
  sex: sexField,
  spouseSex: sexField,
  rate: interestField,
  premium: amountField('', none),
  policyYears: numberField('', numberLimits.policyYears),
  shown: choiceField('joint', offerNames),
  ...taxFields,
} as const satisfies Readonly<Record<string, InputField>>;

export type PensionName = keyof typeof pensionFields;
export type PensionTexts = Inputs<PensionName>;
export type ChangePension = (part: Partial<PensionTexts>) => void;

export const pensionLabels: Readonly<Record<Exclude<PensionName, 'shown' | keyof typeof taxFields>, string>> = {
  lump: 'Lump sum offered',
  single: 'Pension for your life alone',
  joint: 'Pension with a part to your spouse',
  age: 'Your age',
  spouseAge: 'Your spouse’s age',
  share: 'The part that your spouse gets',
  p75: 'Pension with 75% to your spouse',
  p50: 'Pension with 50% to your spouse',
  sex: 'Your life expectancy based on',
  spouseSex: 'Your spouse’s, based on',
  rate: 'Interest a year',
  premium: 'Premium of the life insurance',
  policyYears: 'Years that the policy lasts',
};

/** The fields that are always in sight. */
export const mainNames = ['lump', 'single', 'joint', 'age', 'spouseAge'] as const satisfies readonly PensionName[];
