import { checkContract, type Finding } from '@annuity-lantern/domain/contract-check';
import { figuresOf } from './figures-of.ts';
import type { Answers } from './read-answers.ts';

export interface CheckResult {
  /** Severe ones first. */
  readonly flags: readonly Finding[];
  /** Terms that were checked and not flagged. */
  readonly usual: readonly Finding[];
  /** How many flags, and how many of them are severe. */
  readonly count: string;
  readonly severe: number;
  /** The result as one sentence without its full stop. */
  readonly words: string;
}

export function checkResult(answers: Answers): CheckResult {
  const findings = checkContract(figuresOf(answers));
  const severe = findings.filter(({ flag }) => flag === 'severe');
  const flags = [...severe, ...findings.filter(({ flag }) => flag === 'warn')];
  const usual = findings.filter(({ flag }) => flag === 'none');
  const count = countFlags(flags.length, findings.length);
  const words = severe.length > 0 ? `${count}, ${severe.length} of them severe` : count;
  return { flags, usual, count, severe: severe.length, words };
}

function countFlags(flags: number, checked: number): string {
  if (checked === 0) return 'nothing to check yet';
  if (flags === 0) return 'no red flag';
  return flags === 1 ? '1 red flag' : `${flags} red flags`;
}
