import type { Answers } from './read-answers.ts';

/** The example that the page shows before the first answer: an answer to each of the first questions. */
export const exampleAnswers: Answers = {
  value: { kind: 'number', number: 150_000 },
  fees: { kind: 'number', number: 3.4 },
  period: { kind: 'number', number: 10 },
  rollUp: { kind: 'number', number: 7 },
};
