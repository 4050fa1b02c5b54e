import type { Visitor } from '../visitor/visitor.ts';
import { askAboutTheBestRate } from './ask-about-the-best-rate.ts';
import { cancelNewContract } from './cancel-new-contract.ts';
import { checkContract } from './check-contract.ts';
import { incomeAndDeath } from './income-and-death.ts';
import { printComparison } from './print-comparison.ts';

/** The visitors' tasks, from Home by links. */
export interface Task {
  readonly name: string;
  /** Returns the answer as the page words it; throws when it is not the right one. */
  readonly run: (visitor: Visitor) => Promise<string>;
}

export const tasks: readonly Task[] = [
  { name: 'best five-year rate in Ohio for $25,000 from an insurer rated A- or better, and asking about it', run: askAboutTheBestRate },
  { name: 'income from $200,000 at 70, and what if I die at 75', run: incomeAndDeath },
  { name: 'is my contract bad: 7% roll-up, 10 years of charges, 3.4% fees', run: checkContract },
  { name: 'cancel a contract bought 8 days ago', run: cancelNewContract },
  { name: 'print a comparison for my daughter', run: printComparison },
];
