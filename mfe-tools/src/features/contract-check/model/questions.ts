import type { NumberLimits } from '@annuity-lantern/tool-kit/parse-number';
import { contractLimits, percentTo, yearsTo } from '../../../inputs/contract-limits.ts';

interface Asked {
  readonly label: string;
  /** Where to find the answer in a contract or a statement. */
  readonly where: string;
  /** What to ask the insurer when the visitor is not sure. */
  readonly ask: string;
}

interface MoneyQuestion extends Asked {
  readonly kind: 'money';
}

interface NumberQuestion extends Asked {
  readonly kind: 'percent' | 'years';
  readonly limits: NumberLimits;
}

interface ListQuestion extends Asked {
  readonly kind: 'percents';
}

interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Question = MoneyQuestion | NumberQuestion | ListQuestion | ChoiceQuestion;

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Every question of the check, by its name in links and requests. */
export const questions = {
  value: {
    kind: 'money',
    label: 'Contract value today',
    where: 'On your latest statement. Not the income base.',
    ask: 'What is my account value today, and what would I receive if I left today?',
  },
  paidIn: {
    kind: 'money',
    label: 'Amount you paid in',
    where: 'Data page of the contract: “premium” or “purchase payment”.',
    ask: 'How much have I paid in, in all, and on which dates?',
  },
  credit: {
    kind: 'choice',
    label: 'How it earns interest',
    where: 'Data page or yearly statement: “interest crediting”.',
    options: [
      { value: 'fixed', label: 'A guaranteed rate' },
      { value: 'cap', label: 'An index, up to a cap' },
      { value: 'participation', label: 'An index, by a participation rate' },
      { value: 'spread', label: 'An index, less a spread' },
      { value: 'funds', label: 'Funds that rise and fall (variable)' },
    ],
    ask: 'How do you credit interest, and what did you credit me in each of the last five years?',
  },
  rate: percent(
    'Guaranteed rate or cap this year',
    percentTo(30),
    'Latest statement. For a participation rate, a spread or funds, leave it empty.',
    'What is my rate or cap this year, and how low can you set it at renewal?',
  ),
  fees: percent(
    'All yearly fees together',
    contractLimits.fees,
    'On your statement, or “total annual charges” in the prospectus.',
    'What are all yearly fees together, in percent and in dollars?',
  ),
  feeRider: percent(
    'Rider fee',
    percentTo(10),
    'Rider page of the contract. The insurer often takes it from the income base.',
    'What does each rider cost me a year, in dollars?',
  ),
  feeInsurance: percent(
    'Mortality and expense charge',
    percentTo(10),
    'Fee table of a variable annuity: “M&E”.',
    'What is the mortality and expense charge?',
  ),
  feeAdmin: percent(
    'Administration charge',
    percentTo(10),
    'Fee table. A sum in dollars: divide it by the value.',
    'What do you charge for administration?',
  ),
  feeFunds: percent(
    'Cost of the funds',
    percentTo(10),
    'Fund list: “expense ratio” or “fund expenses”.',
    'What do the funds in my contract cost a year?',
  ),
  period: years(
    'Surrender period in all',
    yearsTo(30),
    'Data page: count the years of the charges.',
    'How long is the surrender period, and when did it start?',
  ),
  left: years(
    'Years of charges left',
    contractLimits.left,
    'Enter 0 if they are over.',
    'On which date does the last surrender charge end?',
  ),
  charge: percent(
    'Surrender charge now',
    contractLimits.charge,
    'The schedule’s line for the present year.',
    'What is the surrender charge today, in percent and in dollars?',
  ),
  schedule: {
    kind: 'percents',
    label: 'Charges of the next years',
    where: 'The rest of the schedule, year by year: 8, 7, 6, 5.',
    ask: 'What is the surrender charge in each of the coming years?',
  },
  free: percent(
    'Free withdrawal a year',
    contractLimits.free,
    'Look for “free withdrawal” or “penalty-free”. Often 10%.',
    'How much can I take out each year without a charge, and does an unused part carry over?',
  ),
  mva: {
    kind: 'choice',
    label: 'Market value adjustment',
    where: 'Look for “market value adjustment” or “MVA”.',
    options: yesOrNo,
    ask: 'Is there a market value adjustment, and what would it be today, in dollars?',
  },
  needAmount: {
    kind: 'money',
    label: 'Money you may need from it',
    where: 'A roof, a move, care: your own estimate.',
    ask: 'How could I take out a larger sum, and what would it cost? Do you waive the charge for nursing care or a serious illness?',
  },
  needYears: years(
    'In how many years',
    yearsTo(30),
    'Zero for this year.',
    'When do you waive the charge: for nursing care, a serious illness, or at death?',
  ),
  bonus: percent(
    'Bonus',
    percentTo(50),
    'Data page: “premium bonus” or “bonus credit”. Zero for none.',
    'Did I receive a bonus, and what would the same contract pay without one?',
  ),
  bonusBack: {
    kind: 'choice',
    label: 'Can the insurer take the bonus back if you leave?',
    where: 'Look for “vesting” or “recapture”.',
    options: yesOrNo,
    ask: 'How much of my bonus is mine today, and how much in each coming year?',
  },
  rollUp: percent(
    'Roll-up rate of the income rider',
    percentTo(20),
    'The “guaranteed” rate of the income base. Zero without a rider.',
    'Is there a roll-up, at which rate, and until when?',
  ),
  rollUpKind: {
    kind: 'choice',
    label: 'Simple or compound',
    where: 'Beside the roll-up rate.',
    options: [
      { value: 'simple', label: 'Simple: the same dollars each year' },
      { value: 'compound', label: 'Compound: growth on growth' },
    ],
    ask: 'Is the roll-up simple or compound?',
  },
  rollUpYears: years(
    'Years from purchase to income',
    yearsTo(40, 1),
    'Your own plan.',
    'From which date can I start the income, and what does waiting add?',
  ),
  payout: percent(
    'Payout rate at that age',
    percentTo(20, 0.1),
    'Rider page: a table of percentages by age.',
    'What is the payout rate at the age at which I start, for one life and for two?',
  ),
  asCash: {
    kind: 'choice',
    label: 'Did anyone say you can take the income base as cash?',
    where: 'The person who sold it, or a brochure.',
    options: yesOrNo,
    ask: 'Which value can I take out as cash, and which one only measures income?',
  },
  earned: percent(
    'What your contract earns a year, before fees',
    contractLimits.earned,
    'Its guaranteed rate. If it has none, the average it really credited.',
    'What did you credit me in each of the last five years?',
  ),
  newRate: percent(
    'Rate of the new contract',
    contractLimits.newRate,
    'The offer. A guaranteed rate, not a cap.',
    'What rate does the new contract guarantee, and for how many years?',
  ),
  newFees: percent(
    'Yearly fees of the new contract',
    contractLimits.newFees,
    'The offer. Zero for none.',
    'What are all yearly fees of the new contract?',
  ),
  newBonus: percent(
    'Bonus of the new contract',
    contractLimits.newBonus,
    'The offer. Zero for none.',
    'Is there a bonus, and when is it mine whatever happens?',
  ),
  newYears: years(
    'New surrender period',
    contractLimits.newYears,
    'The offer: years of new charges.',
    'How long is the new surrender period?',
  ),
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionName = keyof typeof questions;

/** Asked first: fees and years raise most flags, and a roll-up rate is what visitors most often take for a return. */
export const firstQuestions = ['value', 'fees', 'period', 'rollUp'] as const satisfies readonly QuestionName[];

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly names: readonly QuestionName[];
}

/** The other questions in small groups, most important first. They are asked on demand. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'getting-out', title: 'Getting out', names: ['left', 'charge', 'free', 'mva'] },
  {
    id: 'bonus-and-rider',
    title: 'Bonus and income rider',
    names: ['bonus', 'bonusBack', 'rollUpKind', 'rollUpYears', 'payout', 'asCash'],
  },
  { id: 'interest', title: 'Interest', names: ['paidIn', 'credit', 'rate'] },
  { id: 'money-needed', title: 'Money you may need', names: ['needAmount', 'needYears'] },
  { id: 'parts-of-fees', title: 'Yearly fees, one by one', names: ['feeRider', 'feeInsurance', 'feeAdmin', 'feeFunds'] },
  { id: 'an-offer', title: 'An offer to replace it', names: ['earned', 'newRate', 'newFees', 'newBonus', 'newYears', 'schedule'] },
];

export const questionNames = Object.keys(questions) as QuestionName[];

export function questionOf(name: QuestionName): Question {
  return questions[name];
}

function percent(label: string, limits: NumberLimits, where: string, ask: string): NumberQuestion {
  return { kind: 'percent', label, where, ask, limits };
}

function years(label: string, limits: NumberLimits, where: string, ask: string): NumberQuestion {
  return { kind: 'years', label, where, ask, limits };
}
