import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sayYears } from '../../../result/say-years.ts';
import { NOT_SURE, UNSURE } from './check-fields.ts';
import { type Question, type QuestionName, questionNames, questionOf } from './questions.ts';
import type { Answer, Answers } from './read-answers.ts';

export interface ShownAnswer {
  readonly name: QuestionName;
  readonly label: string;
  readonly value: string;
}

/** The answers in words, in the order of the questions. */
export function showAnswers(answers: Answers): readonly ShownAnswer[] {
  return questionNames.flatMap((name) => {
    const answer = answers[name];
    const question = questionOf(name);
    return answer ? [{ name, label: question.label, value: showAnswer(question, answer) }] : [];
  });
}

/** The answers as the review form would show and send them; null when there are none. */
export function offeredFigures(answers: Answers): OfferedFigures | null {
  const shown = showAnswers(answers);
  if (shown.length === 0) return null;
  return {
    attachment: {
      kind: 'contract-check',
      version: 1,
      inputs: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
      hash: linkOf(answers),
    },
    title: toolNames['contract-check'],
    lines: shown.map(({ label, value }) => ({ label, value })),
  };
}

/** The fragment of a link to the answers, without what a brochure said. */
export function linkOf(answers: Answers): string {
  return toHash(Object.fromEntries(questionNames.map((name) => [name, inLink(answers[name])])));
}

/** As the address of the check has it. */
function inLink(answer: Answer | undefined): string | undefined {
  switch (answer?.kind) {
    case 'unsure':
      return UNSURE;
    case 'number':
      return String(answer.number);
    case 'percents':
      return answer.percents.join(', ');
    default:
      return answer?.choice;
  }
}

function showAnswer(question: Question, answer: Answer): string {
  if (answer.kind === 'percents') return answer.percents.map(formatPercent).join(', ');
  if (answer.kind === 'choice' && question.kind === 'choice')
    return question.options.find(({ value }) => value === answer.choice)?.label ?? NOT_SURE;
  if (answer.kind !== 'number') return NOT_SURE;
  if (question.kind === 'money') return formatDollars(answer.number);
  return question.kind === 'years' ? sayYears(answer.number) : formatPercent(answer.number);
}
