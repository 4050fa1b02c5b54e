import type { Answers } from './read-answers.ts';

/** The example that the page shows before the first answer. */
export const exampleAnswers: Answers = {
  value: { kind: 'number', number: 150_000 },
  fees: { kind: 'number', number: 3.4 },
  period: { kind: 'number', number: 12 },
  left: { kind: 'number', number: 8 },
  charge: { kind: 'number', number: 9 },
  free: { kind: 'number', number: 10 },
};
