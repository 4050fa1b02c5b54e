import { fairPriceAges } from '@annuity-lantern/domain/fair-price';
import { type Health, type TablePerson, tableBirthYears } from '@annuity-lantern/domain/life-tables';
import { amountField, choiceField, type InputField, numberField, privateField, wholeNumbers } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseAmount } from '@annuity-lantern/tool-kit/parse-amount';
import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { startAgeProblem } from '../../../inputs/use-start-age.ts';
import { healthOf } from '../../../people/health.ts';
import { sexField, sexOf } from '../../../people/sexes.ts';
import { taxFields } from '../../../tax/tax-fields.ts';

/** The id of the form, for fields outside the form element. */
export const FORM_ID = 'payout-figures';

export const ageLimits = {
  current: { from: 55, to: 80 },
  start: { from: 60, to: 85 },
  spouse: { from: fairPriceAges.from, to: 90 },
} as const;

export const percentLimits = {
  inflation: { from: 0, to: 10, decimals: 2, words: 'percent a year' },
  earns: { from: 0, to: 15, decimals: 2, words: 'percent a year' },
} as const satisfies Record<string, NumberLimits>;

/** The label of the choice of a life table. */
export const lifeExpectancyLabel = 'Life expectancy based on';

export const paysLabel = 'Pays';
export const spouseAgeLabel = 'Spouse’s age';

interface PaysRow {
  readonly label: string;
  /** The part of the payments that a spouse gets after the visitor's death. */
  readonly share: number;
  /** Before "of it". */
  readonly part: string;
}

/** Whom the income is paid to, from the default on. */
export const paysRows = {
  me: { label: 'Me', share: 0, part: 'nothing' },
  all: { label: 'Me, then my spouse (all)', share: 1, part: 'all' },
  'two-thirds': { label: 'Me, then my spouse (2/3)', share: 2 / 3, part: 'two thirds' },
  half: { label: 'Me, then my spouse (half)', share: 1 / 2, part: 'half' },
} as const satisfies Record<string, PaysRow>;

export type Pays = keyof typeof paysRows;
export const paysChoices = Object.keys(paysRows) as Pays[];

export const payoutFields = {
  amount: amountField('200,000'),
  age: choiceField('65', wholeNumbers(ageLimits.current)),
  start: choiceField('65', wholeNumbers(ageLimits.start)),
  pays: linkedForTwo(choiceField('me', paysChoices)),
  spouseAge: linkedForTwo(choiceField('65', wholeNumbers(ageLimits.spouse))),
  sex: sexField,
  health: privateField('average'),
  spouseSex: linkedForTwo(sexField),
  spouseHealth: privateField('average'),
  inflation: numberField('2.5', percentLimits.inflation),
  earns: numberField('4', percentLimits.earns),
  target: amountField('1,500'),
  ...taxFields,
};

export type PayoutTexts = Inputs<keyof typeof payoutFields>;
export type ChangeInputs = (part: Partial<PayoutTexts>) => void;

/** The spouse whom the income continues for. */
export interface Spouse {
  /** Age in years today. */
  readonly age: number;
  readonly sex: TablePerson['sex'];
  readonly health: Health;
  readonly pays: Exclude<Pays, 'me'>;
}

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
  /** Null when the income is paid to the visitor alone. */
  readonly spouse: Spouse | null;
}

/** The inputs of the answer. Empty for ages that have no result. Each section parses its own fields, so that an error there keeps the answer. */
export function parseInputs(texts: PayoutTexts): ParsedInputs<CalculatorInputs> {
  const parsed = parseAmount(texts.amount);
  if (parsed.kind !== 'amount') return { kind: parsed.kind };
  const people = readPeople(texts);
  if (startAgeProblem(people.currentAge, people.startAge) || spouseAgeProblem(people)) return { kind: 'empty' };
  return { kind: 'good', good: { amount: parsed.amount, ...people } };
}

export type People = Omit<CalculatorInputs, 'amount'>;

/** All inputs of selects, which are always readable. */
export function readPeople({ age, start, sex, health, pays, spouseAge, spouseSex, spouseHealth }: PayoutTexts): People {
  const chosen = paysChoices.find((one) => one === pays) ?? 'me';
  const spouse = { age: Number(spouseAge), sex: sexOf(spouseSex), health: healthOf(spouseHealth) };
  return {
    currentAge: Number(age),
    startAge: Number(start),
    sex: sexOf(sex),
    health: healthOf(health),
    spouse: chosen === 'me' ? null : { ...spouse, pays: chosen },
  };
}

/** The sentence to show beside a spouse's age that has no estimate; null when it has one. */
export function spouseAgeProblem({ currentAge, startAge, spouse }: People): string | null {
  if (!spouse || spouse.age + startAge - currentAge <= fairPriceAges.to) return null;
  const latest = currentAge + fairPriceAges.to - spouse.age;
  return `Your spouse would be ${spouse.age + startAge - currentAge} when income starts. We can only count to ${fairPriceAges.to}: choose a start age of ${latest} or earlier`;
}

/** The sentence to show beside an age whose birth year has no life table; null without one. An income for one does not depend on it. */
export function birthYearProblem({ currentAge, spouse }: People, thisYear: number): string | null {
  if (!spouse) return null;
  const { from, to } = tableBirthYears;
  const wrong = [
    [spouseAgeLabel, spouse.age],
    ['Current age', currentAge],
  ] as const;
  const found = wrong.find(([, age]) => thisYear - age < from || thisYear - age > to);
  return found
    ? `${found[0]}: an estimate for two needs a birth year from ${from} to ${to}, and this age gives ${thisYear - found[1]}`
    : null;
}

/** A field that a link carries only for an income for two. */
function linkedForTwo(field: InputField): InputField {
  return { ...field, toLink: (text, inputs) => (inputs.pays === 'me' ? undefined : field.toLink(text, inputs)) };
}
