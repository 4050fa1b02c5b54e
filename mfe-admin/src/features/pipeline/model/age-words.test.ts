import { expect, test } from 'vitest';
import { ageWords } from './age-words.ts';

test.each([
  [0.4, '0 s'],
  [119, '119 s'],
  [120, '2 min'],
  [7199, '119 min'],
  [7200, '2 h'],
  [7500, '2 h 5 min'],
  [172_800, '2 d'],
])('shows %d seconds as %s', (seconds, words) => {
  expect(ageWords(seconds)).toBe(words);
});
