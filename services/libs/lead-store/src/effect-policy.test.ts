import { effectNames } from '@annuity-lantern/contracts/jobs';
import { describe, expect, it } from 'vitest';
import { effectPolicy, firstTryAt, pauseAfter } from './effect-policy.ts';

const HOUR = 3_600_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('a pause', () => {
  it('of the webhook is what Standard Webhooks recommends', () => {
    const exactly = () => 0.5;
    const pauses = [1, 2, 3, 4, 5, 6].map((attempts) => pauseAfter('webhook', attempts, exactly));
    expect(pauses).toEqual([5000, 300_000, 1_800_000, 2 * HOUR, 5 * HOUR, 10 * HOUR]);
    expect(effectPolicy.webhook.maxAttempts).toBe(7);
  });

  it.each([...effectNames])('of %s is a fifth shorter or longer at most, and the last one repeats', (name) => {
    for (const [index, pause] of effectPolicy[name].pauses.entries()) {
      expect(pauseAfter(name, index + 1, () => 0)).toBe(pause * 0.8);
      expect(pauseAfter(name, index + 1, () => 1)).toBe(pause * 1.2);
    }
    const last = effectPolicy[name].pauses.length;
    expect(pauseAfter(name, last + 5, () => 0)).toBe(pauseAfter(name, last, () => 0));
  });

  it('is not the same for every lead', () => {
    expect(new Set(Array.from({ length: 20 }, () => pauseAfter('webhook', 3))).size).toBeGreaterThan(1);
  });
});

describe('a second check of the contact', () => {
  const { startsAfter, pauses, maxAttempts } = effectPolicy.recheck;

  it('asks from minutes to hours apart, for 24 hours', () => {
    expect(startsAfter + sum(pauses)).toBe(24 * HOUR);
    expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
    expect(pauses[0]).toBeLessThan(HOUR);
  });

  it('outlives some workers that die in the middle of it', () => {
    expect(maxAttempts).toBeGreaterThan(pauses.length + 1);
  });
});

it('reminders come 20 and 24 hours after the lead, by the wall', () => {
  const created = new Date('2026-03-07T20:00:00Z');
  expect(firstTryAt('slaWarning', created)).toEqual(new Date('2026-03-08T16:00:00Z'));
  expect(firstTryAt('slaBreach', created)).toEqual(new Date('2026-03-08T20:00:00Z'));
});
