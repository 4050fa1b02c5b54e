import { expect, it } from 'vitest';
import { noCallsHereOf } from './no-calls-here.ts';

const pause = { at: new Date('2026-11-26T15:00:00Z'), by: 'kim' };
const wish = { at: new Date('2026-12-01T15:00:00Z'), by: 'visitor' };

it('reads a pause of calls that an older version stored as a wish for no calls', () => {
  expect(noCallsHereOf({ callsPaused: pause })).toEqual(pause);
});

it('reads the wish of this version first, and nothing without either', () => {
  expect(noCallsHereOf({ noCallsHere: wish, callsPaused: pause })).toEqual(wish);
  expect(noCallsHereOf({})).toBeUndefined();
});
