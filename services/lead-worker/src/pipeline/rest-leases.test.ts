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
  for (now += 2000; now < end; now += 2000) rest.answered();
  now = end;
}

it('rests for one lease from its start, and again from each call', () => {
  expect(rest.isOver()).toBe(false);
  pass(EFFECT_LEASE - 1);
  expect(rest.isOver()).toBe(false);
  rest.begin();
  pass(EFFECT_LEASE - 1);
  expect(rest.isOver()).toBe(false);
  now += 1;
  expect(rest.isOver()).toBe(true);
});

it('rests again after a time in which it could not see whether MongoDB was away', () => {
  pass(2 * EFFECT_LEASE);
  expect(rest.isOver()).toBe(true);
  // The process is frozen, and MongoDB was away meanwhile.
  now += EFFECT_LEASE;
  expect(rest.isOver()).toBe(false);
  rest.answered();
  pass(EFFECT_LEASE - 1);
  expect(rest.isOver()).toBe(false);
  now += 1;
  expect(rest.isOver()).toBe(true);
});
