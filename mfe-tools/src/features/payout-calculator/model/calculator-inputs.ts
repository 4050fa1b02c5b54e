import type { Health, TablePerson } from '@annuity-lantern/domain/life-tables';
import { amountField, choiceField, numberField, privateField, wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { startAgeProblem } from '../../../inputs/use-start-age.ts';
import { healthOf } from '../../../people/health.ts';

/** The id of the form, for fields outside the form element. */
export const FORM_ID = 'payout-figures';

export const ageLimits = {
  current: { from: 55, to: 80 },
  start: { from: 60, to: 85 },
} as const;

export const percentLimits = {
  inflation: { from: 0, to: 10, decimals: 2, words: 'percent a year' },
  earns: { from: 0, to: 15, decimals: 2, words: 'percent a year' },
} as const satisfies Record<string, NumberLimits>;

const sexes = ['average', 'female', 'male'] as const;

/** The label of the choice of a life table. */
export const lifeExpectancyLabel = 'Life expectancy based on';

export const sexLabels = {
  average: 'Average of both',
  female: 'Woman',
  male: 'Man',
} as const satisfies Record<TablePerson['sex'], string>;

export const payoutFields = {
  amount: amountField('200,000'),
  age: choiceField('65', wholeNumbers(ageLimits.current)),
  start: choiceField('65', wholeNumbers(ageLimits.start)),
  sex: choiceField('average', sexes),
  health: privateField('average'),
  inflation: numberField('2.5', percentLimits.inflation),
  earns: numberField('4', percentLimits.earns),
  target: amountField('1,500'),
};

export type PayoutTexts = Inputs<keyof typeof payoutFields>;
export type ChangeInputs = (part: Partial<PayoutTexts>) => void;

export interface CalculatorInputs {
  /** Dollars paid once, today. */
  readonly amount: number;
  /** Age in years today. */
  readonly currentAge: number;
  /** Age in years at which income starts. */
  readonly startAge: number;
  /** The person whose life table the chances come from. */
  readonly sex: TablePerson['sex'];
  readonly health: Health;
}

/** The inputs of the answer. Empty for a start in the past. Each section parses its own fields, so that an error there keeps the answer. */
export function parseInputs({ amount, age, start, sex, health }: PayoutTexts): ParsedInputs<CalculatorInputs> {
  const parsed = parseAmount(amount);
  if (parsed.kind !== 'amount') return { kind: parsed.kind };
  const [currentAge, startAge] = [Number(age), Number(start)];
  if (startAgeProblem(currentAge, startAge)) return { kind: 'empty' };
  const person = { sex: sexes.find((one) => one === sex) ?? 'average', health: healthOf(health) };
  return { kind: 'good', good: { amount: parsed.amount, currentAge, startAge, ...person } };
}
