import { expect, test } from 'vitest';
import { formatSpan } from './format-span.ts';

const minute = 60_000;
const hour = 60 * minute;

test.each([
  [80 * minute, '1 h 20 min'],
  [2 * hour, '2 h'],
  [59_999, '0 min'],
  [50 * hour, '2 days'],
])('formats a span of %i ms as %s', (ms, words) => {
  expect(formatSpan(ms)).toBe(words);
});
