import { privateField } from '@annuity-lantern/tool-kit/input-fields';
import type { Inputs } from '@annuity-lantern/tool-kit/inputs-in-hash';

type Answer = 'yes' | 'no' | 'unsure';

interface Question {
  readonly ask: string;
  readonly hint?: string;
  /** The answer that is a reason not to buy. */
  readonly against: Answer;
  /** Why it does, as sentences. */
  readonly why: string;
  /** What "not sure" leaves open. */
  readonly findOut: string;
}

/** Six questions, in their order. No answer is kept, linked or sent. */
export const questions = {
  reserve: {
    ask: 'After buying, would you still have six months of expenses in cash?',
    against: 'no',
    why: 'You would have too little cash left. Taking it back out of an annuity costs a charge, and often tax.',
    findOut: 'Add up what you spend in six months, and what you have in the bank.',
  },
  debt: {
    ask: 'Do you have debt at more than 6%?',
    hint: 'Such as credit cards',
    against: 'yes',
    why: 'Paying off such debt saves you more than an annuity would earn, for sure.',
    findOut: 'Look up the interest on each statement.',
  },
  health: {
    ask: 'Are you in poor health for your age?',
    against: 'yes',
    why: 'Income for life pays most to those who live long. In poor health you would probably get back less than you pay.',
    findOut: 'Ask your doctor, and ask insurers whether they pay more for poor health.',
  },
  need: {
    ask: 'Could you need this money within the next seven years?',
    hint: 'For a house, care, or a child',
    against: 'yes',
    why: 'Most contracts charge you for leaving in their first years. A CD, a Treasury or a savings account lets you out.',
    findOut: 'List the large expenses that you expect, with their years.',
  },
  medicaid: {
    ask: 'Might you ask Medicaid to pay for care in the coming years?',
    against: 'yes',
    why: 'Your state may count an annuity as yours, or as given away. Ask an elder law attorney before you buy.',
    findOut: 'Ask your state’s Medicaid office, or an elder law attorney.',
  },
  account: {
    ask: 'Is the money in an IRA or 401(k), and are you told that an annuity saves tax?',
    against: 'yes',
    why: 'That account defers tax already. The annuity adds nothing to that, and its fees come on top.',
    findOut: 'Look at your statement: it says IRA, 401(k), or neither.',
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof questions;
export const questionNames = Object.keys(questions) as readonly QuestionName[];
export type Answers = Inputs<QuestionName>;

export const needFields = Object.fromEntries(questionNames.map((name) => [name, privateField('')])) as Readonly<
  Record<QuestionName, ReturnType<typeof privateField>>
>;

/** The answers of the example: the first two are reasons not to buy. */
export const exampleAnswers: Answers = { reserve: 'no', debt: 'yes', health: 'no', need: 'no', medicaid: 'no', account: 'no' };
