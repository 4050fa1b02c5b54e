import { expect, it } from 'vitest';
import { parseRetryAfter } from './parse-retry-after.ts';

const now = new Date('2026-03-02T10:00:00.500Z');

it.each([
  ['120', 120],
  ['0', 0],
  ['Mon, 02 Mar 2026 10:01:00 GMT', 60],
  ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['1e9', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is %s', (header, seconds) => {
  expect(parseRetryAfter(header, now)).toBe(seconds);
});
