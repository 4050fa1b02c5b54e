import { amountField, choiceField, type InputField, linkedIfChanged, numberField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { contractLimits, percentTo } from '../../../inputs/contract-limits.ts';
import { lifeAges } from '../../../inputs/life-inputs.ts';
import { percentsField } from '../../../inputs/percents-field.ts';
import { sexField } from '../../../people/sexes.ts';

export const leaveLimits = { ...contractLimits, payout: percentTo(20, 0.1), age: lifeAges } as const satisfies Readonly<
  Record<string, NumberLimits>
>;

/** The contract check uses the same names, since its link to this tool carries its answers. The numbers are the example. */
export const leaveFields = {
  value: amountField('150,000'),
  charge: numberField('5', contractLimits.charge),
  earned: numberField('3', contractLimits.earned),
  newRate: numberField('5.5', contractLimits.newRate),
  left: numberField('6', contractLimits.left),
  mva: choiceField('unsure', ['unsure', 'yes', 'no']),
  fees: numberField('', contractLimits.fees),
  newFees: numberField('', contractLimits.newFees),
  newBonus: numberField('', contractLimits.newBonus),
  newYears: numberField('', contractLimits.newYears),
  schedule: percentsField,
  free: linkedIfChanged(numberField('10', contractLimits.free)),
  base: amountField(''),
  payout: numberField('', leaveLimits.payout),
  death: amountField(''),
  age: numberField('', leaveLimits.age),
  sex: linkedIfChanged(sexField),
} as const satisfies Readonly<Record<string, InputField>>;

export type LeaveName = keyof typeof leaveFields;
export type LeaveTexts = Inputs<LeaveName>;
export type ChangeLeaving = (part: Partial<LeaveTexts>) => void;

export const leaveLabels: Readonly<Record<LeaveName, string>> = {
  value: 'Contract value today',
  charge: 'Charge for leaving now',
  earned: 'Rate you earn now',
  newRate: 'Rate you are offered',
  left: 'Years of charges left',
  mva: 'Market value adjustment',
  fees: 'All yearly fees of your contract',
  newFees: 'Yearly fees of the new contract',
  newBonus: 'Bonus of the new contract',
  newYears: 'Years of new charges',
  schedule: 'Charges of the next years',
  free: 'Free withdrawal a year',
  base: 'Income base of your rider',
  payout: 'Payout rate at your age',
  death: 'Death benefit today',
  age: 'Your age',
  sex: 'Life expectancy based on',
};

/** The fields of what ends with the contract. */
export const endingNames = ['base', 'payout', 'death', 'age', 'sex'] as const satisfies readonly LeaveName[];

/** The fields that are always in sight. */
export const mainNames = ['value', 'charge', 'earned', 'newRate', 'left'] as const satisfies readonly LeaveName[];

export const adjustmentOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
];
