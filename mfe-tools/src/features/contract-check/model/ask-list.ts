import type { Finding } from '@annuity-lantern/domain/contract-check';
import { questionNames, questionOf } from './questions.ts';
import type { Answers } from './read-answers.ts';
import { sayFinding } from './say-finding.ts';

/** As many as fit on one printed page, with lines to write on. */
export const MOST_QUESTIONS = 10;

const always = [
  'How low can my rate or cap be set at renewal, and what was it in each past year?',
  'What do my heirs receive if I die next year, and is a charge taken from it?',
  'How are you paid if I change this contract, and how if I keep it?',
];

/** What to ask the insurer: what the red flags leave open, severe ones first; then what the visitor is not sure of; then what everybody should ask. */
export function askList(flags: readonly Finding[], answers: Answers): readonly string[] {
  const severeFirst = [...flags].sort((a, b) => Number(b.flag === 'severe') - Number(a.flag === 'severe'));
  const unsure = questionNames.filter((name) => answers[name]?.kind === 'unsure');
  const all = [...severeFirst.map((finding) => sayFinding(finding, answers).ask), ...unsure.map((name) => questionOf(name).ask), ...always];
  return [...new Set(all)].slice(0, MOST_QUESTIONS);
}
