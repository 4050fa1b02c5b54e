import { describe, expect, it } from 'vitest';
import { effects, expectedEffects } from './effects.ts';

const HOUR = 3_600_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('gives the webhook the pauses that Standard Webhooks recommends', () => {
  expect(effects.webhook.pauses).toEqual([5000, 300_000, 1_800_000, 2 * HOUR, 5 * HOUR, 10 * HOUR]);
  expect(effects.webhook.tries).toBe(7);
});

describe('recheck', () => {
  const { starts, pauses, tries } = effects.recheck;

  it('asks for 24 hours, with pauses that grow from minutes to hours', () => {
    expect(starts.delay + sum(pauses)).toBe(24 * HOUR);
    expect([...pauses].sort((one, other) => one - other)).toEqual(pauses);
    expect(pauses[0]).toBeLessThan(HOUR);
  });

  it('has tries to spare for workers that crash', () => {
    expect(tries).toBeGreaterThan(pauses.length + 1);
  });
});

it('reminds staff 20 and 24 hours after the lead came', () => {
  expect(effects.slaWarning.starts).toEqual({ delay: 20 * HOUR });
  expect(effects.slaBreach.starts).toEqual({ delay: 24 * HOUR });
});

it('waits a minute before it tells a visitor of an owner, so that a slip can be corrected', () => {
  expect(effects.ownerMail).toMatchObject({ starts: { with: 'owner', delay: 60_000 }, whenUnknown: 'unconfirmed' });
});

it('expects every effect but the further checks, the mails about owners and the reminders', () => {
  expect(expectedEffects).toEqual(['verify', 'persist', 'staffMail', 'visitorMail', 'webhook', 'analytics']);
});
