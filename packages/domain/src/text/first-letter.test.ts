import { expect, it } from 'vitest';
import { lowerFirst, upperFirst } from './first-letter.ts';

it.each([
  ['the pension', 'The pension', 'the pension'],
  ['Your life alone', 'Your life alone', 'your life alone'],
  ['IRA', 'IRA', 'iRA'],
  ['', '', ''],
])('changes the first letter of %j alone', (words, upper, lower) => {
  expect(upperFirst(words)).toBe(upper);
  expect(lowerFirst(words)).toBe(lower);
});
