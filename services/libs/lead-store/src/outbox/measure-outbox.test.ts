import { effectNames } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { latenessOf } from './measure-outbox.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-02T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const oldest = Object.fromEntries(effectNames.map((name) => [name, 2 * HOUR])) as Parameters<typeof latenessOf>[0];
const paused = { at: ago(2 * HOUR), by: 'margaret', reason: 'moved' };

it.each([
  ['never paused', {}, 2 * HOUR],
  ['paused', { paused }, 0],
  ['resumed since the work was due', { resumedAt: ago(5000) }, 5000],
  ['resumed long before', { resumedAt: ago(9 * HOUR) }, 2 * HOUR],
  ['paused again', { paused, resumedAt: ago(9 * HOUR) }, 0],
  ['resumed by a clock that is ahead', { resumedAt: ago(-5000) }, 0],
])('counts how late the work of a provider is that was %s', (_what, state, late) => {
  expect(latenessOf(oldest, [{ _id: 'lead-notify', ...state }], now)).toMatchObject({ staffMail: late, webhook: 2 * HOUR });
});
