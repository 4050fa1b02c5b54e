import type { CheckResult } from './check-result.ts';
import { missingForRollUp } from './figures-of.ts';
import { questionNames, questionOf } from './questions.ts';
import type { Answers } from './read-answers.ts';
import type { Picked } from './read-brochure.ts';
import { sayFinding } from './say-finding.ts';

/** The number of questions that fit the printed page. */
export const ON_PAPER = 3;

const always = [
  'How low can you set my rate or cap at renewal, or how high my spread? What was it in each past year?',
  'What do my heirs receive if I die next year, and do you take a charge from it?',
  'How are you paid if I change this contract, and how if I keep it?',
] as const;

/**
 * At least three questions for the insurer: of the severe flags, of the brochure's phrases, of the other flags, then of unsure or missing
 * answers, then for every contract.
 */
export function askList(
  flags: CheckResult['flags'],
  answers: Answers,
  picked: readonly Pick<Picked, 'ask'>[] = [],
): readonly [string, string, string, ...string[]] {
  const missing = missingForRollUp(answers);
  const open = questionNames
    .filter((name) => answers[name]?.kind === 'unsure' || missing.includes(name))
    .map((name) => questionOf(name).ask);
  const asks = (isSevere: boolean) =>
    flags.filter(({ flag }) => (flag === 'severe') === isSevere).map((finding) => sayFinding(finding, answers).ask);
  return [...new Set([...asks(true), ...picked.map(({ ask }) => ask), ...asks(false), ...open, ...always])] as [
    string,
    string,
    string,
    ...string[],
  ];
}
