import type { Visitor } from '../visitor/visitor.ts';
import { askAboutTheBestRate } from './ask-about-the-best-rate.ts';
import { askForACall } from './ask-for-a-call.ts';
import { cancelNewContract } from './cancel-new-contract.ts';
import { checkContract } from './check-contract.ts';
import { incomeForTwo } from './income-for-two.ts';
import { inheritFromFather } from './inherit-from-father.ts';
import { leaveAtTheEnd } from './leave-at-the-end.ts';
import { printComparison } from './print-comparison.ts';

/** The visitors' tasks, from Home by links. */
export interface Task {
  readonly name: string;
  /** Returns the answer as the page words it; throws when it is not the right one. */
  readonly run: (visitor: Visitor) => Promise<string>;
}

export const tasks: readonly Task[] = [
  { name: 'best five-year rate in Ohio for $25,000 from an insurer rated A- or better, and asking about it', run: askAboutTheBestRate },
  { name: 'income from $200,000 at 70, for me and then my wife', run: incomeForTwo },
  { name: 'is my contract bad: 7% roll-up, 10 years of charges, 3.4% fees', run: checkContract },
  { name: 'cancel a contract delivered in Florida 6 days ago', run: cancelNewContract },
  { name: 'what to do when my term ends in January', run: leaveAtTheEnd },
  { name: 'what to do with an annuity inherited from my father', run: inheritFromFather },
  { name: 'a call on Tuesday mornings, with a typo in the email address', run: askForACall },
  { name: 'print a comparison for my daughter', run: printComparison },
];
