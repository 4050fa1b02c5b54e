import { expect, it } from 'vitest';
import { gradeSteps, isRatedAtLeast, ratingLadder } from './rating-ladder.ts';

it.each([
  ['A-', 'A-', true],
  ['A', 'A-', true],
  ['A++', 'A-', true],
  ['B++', 'A-', false],
  ['A-', 'A', false],
  ['D', 'D', true],
  // A grade that is not on the ladder is never enough.
  ['NR', 'D', false],
  ['', 'D', false],
  ['AA-', 'D', false],
] as const)('%s counts as rated at least %s: %s', (rating, least, expected) => {
  expect(isRatedAtLeast(rating, least)).toBe(expected);
});

it('counts steps from the best grade', () => {
  expect(ratingLadder.map(gradeSteps)).toEqual(ratingLadder.map((_, place) => place));
  expect(gradeSteps('a++')).toBe(Number.POSITIVE_INFINITY);
});
