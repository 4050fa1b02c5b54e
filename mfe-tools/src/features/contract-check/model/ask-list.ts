import type { Finding } from '@annuity-lantern/domain/contract-check';
import { missingForRollUp } from './figures-of.ts';
import { questionNames, questionOf } from './questions.ts';
import type { Answers } from './read-answers.ts';
import { sayFinding } from './say-finding.ts';

/** As many as the printed page has. */
export const ON_PAPER = 3;

const always = [
  'How low can my rate or cap be set at renewal, and what was it in each past year?',
  'What do my heirs receive if I die next year, and is a charge taken from it?',
  'How are you paid if I change this contract, and how if I keep it?',
] as const;

/** What to ask the insurer: what severe flags leave open, then what the visitor is not sure of or has left open, other flags, and what everybody should ask; at least three. */
export function askList(flags: readonly Finding[], answers: Answers): readonly [string, string, string, ...string[]] {
  const asksOf = (flag: Finding['flag']) =>
    flags.filter((finding) => finding.flag === flag).map((finding) => sayFinding(finding, answers).ask);
  const missing = missingForRollUp(answers);
  const open = questionNames
    .filter((name) => answers[name]?.kind === 'unsure' || missing.includes(name))
    .map((name) => questionOf(name).ask);
  return [...new Set([...asksOf('severe'), ...open, ...asksOf('warn'), ...always])] as [string, string, string, ...string[]];
}
