import type { ParsedInputs } from '@annuity-lantern/tool-kit/use-kept-inputs';
import { type Answers, exampleAnswers, type QuestionName, questionNames, questions } from './questions.ts';

export interface NeedView {
  readonly isExample: boolean;
  /** What speaks against an annuity, by question. */
  readonly reasons: readonly { readonly name: QuestionName; readonly why: string }[];
  /** To find out, for each "not sure". */
  readonly open: readonly string[];
  /** Questions without an answer. */
  readonly missing: number;
  readonly answer: { readonly lead: string; readonly figure: string; readonly words: string };
}

/** Any answers give a result: those of the example until the first one is given. */
export function readNeed(answers: Answers): ParsedInputs<Answers> {
  return { kind: 'good', good: answers };
}

export function needView(given: Answers): NeedView {
  const isExample = questionNames.every((name) => given[name] === '');
  const answers = isExample ? exampleAnswers : given;
  const reasons = questionNames
    .filter((name) => answers[name] === questions[name].against)
    .map((name) => ({ name, why: questions[name].why }));
  const open = questionNames.filter((name) => answers[name] === 'unsure').map((name) => questions[name].findOut);
  const missing = questionNames.filter((name) => answers[name] === '').length;
  return { isExample, reasons, open, missing, answer: sayAnswer(reasons.length, open.length, missing) };
}

function sayAnswer(reasons: number, open: number, missing: number): NeedView['answer'] {
  if (reasons > 0)
    return {
      lead: `${reasons} of 6 answers ${reasons === 1 ? 'speaks' : 'speak'} against it:`,
      figure: 'An annuity may not fit,',
      words: ' and here is why.',
    };
  if (missing > 0)
    return {
      lead: 'So far',
      figure: 'nothing speaks against it.',
      words: ` ${missing === 1 ? 'One question is' : `${missing} questions are`} left.`,
    };
  if (open > 0) return { lead: 'Before you decide', figure: 'find out first', words: ' what you are not sure of.' };
  return {
    lead: 'By these six answers',
    figure: 'an annuity can fit.',
    words: ' That is no advice to buy one.',
  };
}

/** The answer as one sentence. */
export function sayInShort({ answer: { lead, figure, words } }: NeedView): string {
  return `${lead} ${figure}${words}`;
}
