import { expect, it } from 'vitest';
import { nextHour } from './every-hour.ts';

it.each([
  ['2026-11-24T06:00:00.000Z', '2026-11-24T07:00:00.000Z'],
  ['2026-11-24T06:58:59.999Z', '2026-11-24T07:00:00.000Z'],
  // A timer that ended early works once, not twice.
  ['2026-11-24T06:59:59.999Z', '2026-11-24T08:00:00.000Z'],
  ['2026-11-24T23:10:00.000Z', '2026-11-25T00:00:00.000Z'],
])('works after %s at %s', (now, next) => {
  expect(nextHour(new Date(now)).toISOString()).toBe(next);
});
