import { checkContract, type Finding } from '@annuity-lantern/domain/contract-check';
import { figuresOf } from './figures-of.ts';
import type { Answers } from './read-answers.ts';

export interface CheckResult {
  /** Severe ones first. */
  readonly flags: readonly Finding[];
  /** Terms that were checked and not flagged. */
  readonly usual: readonly Finding[];
  /** How many flags, in words: "two red flags". */
  readonly count: string;
  /** How many of them are severe, in words; null without any. */
  readonly severe: string | null;
  /** The result as one sentence without its full stop. */
  readonly words: string;
}

export function checkResult(answers: Answers): CheckResult {
  const findings = checkContract(figuresOf(answers));
  const severe = findings.filter(({ flag }) => flag === 'severe');
  const flags = [...severe, ...findings.filter(({ flag }) => flag === 'warn')];
  const usual = findings.filter(({ flag }) => flag === 'none');
  const count = countFlags(flags.length, findings.length);
  const howSevere = countSevere(severe.length, flags.length);
  return { flags, usual, count, severe: howSevere, words: howSevere ? `${count}, ${howSevere}` : count };
}

/** As many as there are checks. */
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];

function countFlags(flags: number, checked: number): string {
  if (checked === 0) return 'no verdict yet';
  return `${numbers[flags]} red flag${flags > 1 ? 's' : ''}`;
}

function countSevere(severe: number, flags: number): string | null {
  if (severe === 0) return null;
  if (flags === 1) return 'severe';
  if (severe === flags) return flags === 2 ? 'both severe' : 'all of them severe';
  return `${numbers[severe]} of them severe`;
}
