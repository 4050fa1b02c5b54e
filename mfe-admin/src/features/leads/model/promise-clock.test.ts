import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { expect, test } from 'vitest';
import { formatWaiting, promiseClock, targetLeft } from './promise-clock.ts';

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

test('counts what is left of the target in office hours, while the request waits for a call', () => {
  const { hours } = sampleHost().site;
  const lead = { createdAt: '2026-01-05T15:00:00.000Z', status: 'pending' } as const;
  const now = Date.parse('2026-01-05T15:20:00Z');
  expect(targetLeft(lead, now, hours)).toBe(40 * minute);
  expect(targetLeft(lead, now + hour, hours)).toBe(-20 * minute);
  expect(targetLeft({ ...lead, status: 'contacted' }, now, hours)).toBeUndefined();
});
