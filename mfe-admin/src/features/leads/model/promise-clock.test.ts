import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, test } from 'vitest';
import { formatWaiting, promiseClock } from './promise-clock.ts';

const hour = 3_600_000;
const minute = 60_000;
const received = Date.parse('2026-01-05T09:00:00Z');

test('shows no negative time when the clock runs behind the server', () => {
  expect(
    promiseClock({ createdAt: new Date(received).toISOString(), status: 'pending' }, received - 5000, sampleHost().site.hours).waitedMs,
  ).toBe(0);
});

test.each([
  [0, '0:00'],
  [22 * hour + 40 * minute, '22:40'],
  [9 * hour + 5 * minute, '9:05'],
  [47 * hour + 59 * minute, '47:59'],
  [72 * hour, '3 days'],
])('formats a waiting time of %i ms as %s', (ms, words) => {
  expect(formatWaiting(ms)).toBe(words);
});
