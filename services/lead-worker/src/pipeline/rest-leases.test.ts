import { EFFECT_LEASE } from '@annuity-lantern/lead-store';
import { beforeEach, expect, it } from 'vitest';
import { createLeaseRest, type LeaseRest } from './rest-leases.ts';

let now: number;
let rest: LeaseRest;

beforeEach(() => {
  now = 5000;
  rest = createLeaseRest(() => now);
});

/** Lets this time pass, while MongoDB answers a sweep every 2 s. */
function pass(ms: number): void {
  const end = now + ms;
  for (now += 2000; now < end; now += 2000) rest.answered(new Date(now));
  now = end;
}

it('rests for one lease from its start, and again from each call', () => {
  expect(rest.expiredBy()).toBeNull();
  pass(EFFECT_LEASE - 1);
  expect(rest.expiredBy()).toBeNull();
  rest.begin();
  pass(EFFECT_LEASE - 1);
  expect(rest.expiredBy()).toBeNull();
  now += 1;
  expect(rest.expiredBy()).toBeInstanceOf(Date);
});

it('rests again after a time in which it could not see whether MongoDB was away', () => {
  pass(2 * EFFECT_LEASE);
  expect(rest.expiredBy()).toBeInstanceOf(Date);
  // The process is frozen, and MongoDB was away meanwhile.
  now += EFFECT_LEASE;
  expect(rest.expiredBy()).toBeNull();
  rest.answered(new Date(now));
  pass(EFFECT_LEASE - 1);
  expect(rest.expiredBy()).toBeNull();
  now += 1;
  expect(rest.expiredBy()).toBeInstanceOf(Date);
});

it('goes by the time of the last sweep, which a new primary does not change', () => {
  pass(2 * EFFECT_LEASE);
  rest.answered(new Date('2026-03-02T15:00:00Z'));
  now += 1999;
  expect(rest.expiredBy()).toEqual(new Date('2026-03-02T15:00:00Z'));
});
