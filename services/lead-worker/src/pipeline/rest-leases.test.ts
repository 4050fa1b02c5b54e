import { EFFECT_LEASE } from '@annuity-lantern/lead-store';
import { expect, it } from 'vitest';
import { createLeaseRest } from './rest-leases.ts';

it('rests for one lease from its start, and again from each call', () => {
  let now = 5000;
  const rest = createLeaseRest(() => now);
  expect(rest.isOver()).toBe(false);
  now += EFFECT_LEASE - 1;
  expect(rest.isOver()).toBe(false);
  rest.begin();
  now += EFFECT_LEASE - 1;
  expect(rest.isOver()).toBe(false);
  now += 1;
  expect(rest.isOver()).toBe(true);
});
