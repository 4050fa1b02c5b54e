import { randomUUID } from 'node:crypto';
import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { describe, expect, it, vi } from 'vitest';
import {
  type ClaimedEffect,
  claimEffects,
  EFFECT_LEASE,
  failEffect,
  newHolds,
  readServerTime,
  renewClaim,
  replayEffect,
  withdrawClaim,
} from '../src/lead-store.ts';
import { claimEffect, finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const due = { state: 'due', attempts: 0, nextAt: START } as const;
const late = at(60_000);

const retried = effectNames.filter((name) => effects[name].whenUnknown === 'again');
const held = effectNames.filter((name) => effects[name].whenUnknown === 'unconfirmed');

describe('a claim', () => {
  it('goes to one of many workers that ask at once', async () => {
    const id = await stored();
    const asked = await Promise.all(Array.from({ length: 20 }, () => claimEffect(leads, id, 'persist', START)));
    expect(asked.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
  });

  it('holds for its lease, and longer if it is renewed', async () => {
    const id = await stored();
    const claim = await claimed(id, 'persist', START);
    expect(await claimEffect(leads, id, 'persist', at(EFFECT_LEASE - 1))).toEqual({ outcome: 'none' });
    expect(await renewClaim(leads, claim, at(2000))).toBe(true);
    expect(await claimEffect(leads, id, 'persist', at(EFFECT_LEASE))).toEqual({ outcome: 'none' });
  });

  it('cannot be renewed, finished, failed or withdrawn once it is lost', async () => {
    const id = await stored();
    const lost = await claimed(id, 'persist', START);
    await claimed(id, 'persist', at(EFFECT_LEASE));
    const before = await leads.any.findById(id).lean();
    expect(await renewClaim(leads, lost, at(9000))).toBe(false);
    expect(await finishEffect(leads, lost, at(9000), { state: 'done', completion: { emailNormalised: 'late@example.org' } })).toBeNull();
    for (const permanent of [true, false]) {
      expect(await failEffect(leads, lost, { errorClass: 'timed_out', permanent, ambiguous: false }, at(9000))).toBe('lost');
    }
    await withdrawClaim(leads, lost, at(9000));
    expect(await leads.any.findById(id).lean()).toEqual(before);
  });

  it('is withdrawn if unanswered: its try is given back, and it is due after a pause, even if it must not repeat', async () => {
    const id = await stored();
    await put(id, 'visitorMail', due);
    const token = randomUUID();
    await claimEffect(leads, id, 'visitorMail', START, token);
    await withdrawClaim(leads, { leadId: id, effect: 'visitorMail', token }, at(50));
    const value = await effect(id, 'visitorMail');
    expect(value).toEqual({ state: 'due', attempts: 0, nextAt: expect.any(Date) });
    const pause = (value?.nextAt?.getTime() ?? 0) - at(50).getTime();
    expect(pause).toBeGreaterThanOrEqual(0.8 * 2000);
    expect(pause).toBeLessThanOrEqual(1.2 * 2000);
    await claimed(id, 'visitorMail', at(50 + pause));
  });

  it('leaves the tries of an effect whose claims are withdrawn for a minute', async () => {
    const id = await stored();
    for (let second = 0; second < 60; second += 2) {
      const claim = await claimed(id, 'persist', at(second * 1000));
      await withdrawClaim(leads, claim, at(second * 1000));
    }
    expect(await effect(id, 'persist')).toMatchObject({ state: 'due', attempts: 0 });
  });

  it('takes several effects, each with its own token, and only those that are due', async () => {
    const id = await stored();
    const { claims, givenUp, lead } = await claimEffects(leads, newHolds(id, ['verify', 'persist', 'staffMail', 'analytics']), START);
    expect(claims.map(({ effect: name, attempts }) => [name, attempts])).toEqual([
      ['verify', 1],
      ['persist', 1],
    ]);
    expect(new Set(claims.map(({ token }) => token)).size).toBe(2);
    expect(givenUp).toEqual([]);
    expect(lead?.effects.staffMail.state).toBe('waiting');
  });

  it("uses MongoDB's clock: a worker nine seconds ahead neither claims it nor marks it unconfirmed", async () => {
    const id = await stored({ createdAt: new Date() });
    await put(id, 'visitorMail', { state: 'due', attempts: 0, nextAt: new Date() });
    const holds = newHolds(id, ['persist', 'visitorMail']);
    expect((await claimEffects(leads, holds)).claims).toHaveLength(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9000 });
    try {
      expect(await claimEffects(leads, newHolds(id, ['persist', 'visitorMail']))).toMatchObject({ claims: [], givenUp: [] });
    } finally {
      vi.useRealTimers();
    }
    const now = await readServerTime(leads);
    const lease = ((await effect(id, 'persist'))?.nextAt?.getTime() ?? 0) - now.getTime();
    expect(lease).toBeGreaterThan(0);
    expect(lease).toBeLessThanOrEqual(EFFECT_LEASE);
  });

  it("is granted at once if the intake's clock is a minute ahead, but only for effects without a delay", async () => {
    const id = await stored({ createdAt: new Date(Date.now() + 60_000) });
    const { claims } = await claimEffects(leads, newHolds(id, ['verify', 'persist', 'slaWarning']));
    expect(claims.map(({ effect: name }) => name)).toEqual(['verify', 'persist']);
    const [verify, persist] = claims as [ClaimedEffect, ClaimedEffect];
    expect((await claimEffects(leads, newHolds(id, ['verify', 'persist']))).claims).toEqual([]);
    // A later pause is respected, even before the intake's time.
    await withdrawClaim(leads, verify);
    await failEffect(leads, persist, { errorClass: 'smtp_busy', permanent: false, ambiguous: false });
    expect((await claimEffects(leads, newHolds(id, ['verify', 'persist']))).claims).toEqual([]);
  });

  it.each([
    ['waits', { state: 'waiting', attempts: 0 }],
    ['is due later', { state: 'due', attempts: 0, nextAt: at(60_001) }],
    ['is done', { state: 'done', attempts: 1, doneAt: START }],
    ['is parked', { state: 'parked', attempts: 1 }],
    ['is unconfirmed', { state: 'unconfirmed', attempts: 1 }],
    ['is skipped', { state: 'skipped', attempts: 0 }],
  ] as const)('is refused for an effect that %s', async (_name, value) => {
    const id = await stored();
    for (const name of ['persist', 'visitorMail'] as const) {
      await put(id, name, value);
      expect(await claimEffect(leads, id, name, late)).toEqual({ outcome: 'none' });
      expect(await effect(id, name)).toEqual(value);
    }
  });

  it('is refused for an effect that the lead does not have', async () => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $unset: { 'effects.webhook': 1 } });
    expect(await claimEffect(leads, id, 'webhook', late)).toEqual({ outcome: 'none' });
  });
});

describe('a lapsed lease', () => {
  it.each(retried)('lets %s be claimed again, with another token', async (name) => {
    const id = await stored();
    await put(id, name, due);
    const first = await claimed(id, name, START);
    const second = await claimed(id, name, at(EFFECT_LEASE));
    expect(second).toMatchObject({ leadId: id, attempts: 2 });
    expect(second.token).not.toBe(first.token);
  });

  it.each(retried)('gives %s to one of many workers that ask at once', async (name) => {
    const id = await stored();
    await put(id, name, due);
    await claimed(id, name, START);
    const asked = await Promise.all(Array.from({ length: 10 }, () => claimEffect(leads, id, name, at(EFFECT_LEASE))));
    expect(asked.map(({ outcome }) => outcome).sort()).toEqual(['claimed', ...Array(9).fill('none')]);
  });

  it.each(held)('marks %s unconfirmed, reports it once, and never lets it be claimed again', async (name) => {
    const id = await stored();
    await put(id, name, due);
    const lost = await claimed(id, name, START);
    const asked = await Promise.all(Array.from({ length: 10 }, () => claimEffect(leads, id, name, at(EFFECT_LEASE))));
    expect(asked.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('none'), 'unconfirmed']);
    expect(await effect(id, name)).toEqual({
      state: 'unconfirmed',
      attempts: 1,
      lastErrorClass: 'worker_lost',
      lastAttempts: [{ errorClass: 'worker_lost', at: at(EFFECT_LEASE) }],
      parkedAt: at(EFFECT_LEASE),
    });
    expect(await finishEffect(leads, lost, at(EFFECT_LEASE), { state: 'done' })).toBeNull();
    expect(await claimEffect(leads, id, name, late)).toEqual({ outcome: 'none' });
  });

  it.each(['persist', 'verify', 'staffMail'] as const)(
    'parks %s after one loss beside others and three losses alone, and reports it once',
    async (name) => {
      const id = await stored();
      await put(id, name, due);
      for (let loss = 0; loss < 4; loss += 1) await claimed(id, name, at(loss * EFFECT_LEASE));
      const after = at(4 * EFFECT_LEASE);
      expect(await claimEffect(leads, id, name, after)).toEqual({ outcome: 'parked' });
      expect(await claimEffect(leads, id, name, after)).toEqual({ outcome: 'none' });
      const lastAttempts = [1, 2, 3, 4].map((loss) => ({ errorClass: 'worker_lost', at: at(loss * EFFECT_LEASE) }));
      expect(await effect(id, name)).toEqual({
        state: 'parked',
        attempts: 4,
        lastErrorClass: 'worker_lost',
        lastAttempts,
        parkedAt: after,
      });
    },
  );

  it('makes the effect due, and lets only a claim alone take effects of its lead until one has an outcome', async () => {
    const id = await stored();
    const holds = () => newHolds(id, ['persist', 'verify']);
    await claimEffects(leads, newHolds(id, ['persist']), START);
    const { claims, lead } = await claimEffects(leads, holds(), at(EFFECT_LEASE));
    expect(claims).toEqual([]);
    expect(lead?.effects.persist).toMatchObject({ state: 'due', attempts: 1, losses: 1 });
    expect(lead?.effects.persist).not.toHaveProperty('token');
    expect(lead?.effects.verify).toMatchObject({ state: 'due', attempts: 0 });
    const alone = await claimEffects(leads, newHolds(id, ['persist']), at(EFFECT_LEASE), { alone: true });
    expect(alone.claims).toMatchObject([{ effect: 'persist', attempts: 2 }]);
    expect((await claimEffects(leads, holds(), at(EFFECT_LEASE))).claims).toEqual([]);
    await failEffect(
      leads,
      alone.claims[0] as ClaimedEffect,
      { errorClass: 'timed_out', permanent: false, ambiguous: true },
      at(EFFECT_LEASE),
    );
    expect(await effect(id, 'persist')).not.toHaveProperty('losses');
    expect((await claimEffects(leads, holds(), late)).claims).toHaveLength(2);
  });

  it('stays with its worker while leases rest, and if it had not expired at the last sweep', async () => {
    const id = await stored();
    await put(id, 'visitorMail', due);
    const names = ['persist', 'visitorMail'] as const;
    const { claims } = await claimEffects(leads, newHolds(id, names), START);
    // While leases rest, and if the time of the last sweep was before the end of the lease.
    for (const expiredBy of [null, at(7)]) {
      const resting = await claimEffects(leads, newHolds(id, names), late, { alone: true, expiredBy });
      expect(resting).toMatchObject({ claims: [], givenUp: [] });
    }
    for (const claim of claims) expect(await renewClaim(leads, claim, late)).toBe(true);
  });

  it('parks an effect whose last try was lost', async () => {
    const id = await stored();
    const { tries } = effects.persist;
    await put(id, 'persist', { state: 'sending', attempts: tries, nextAt: START, token: 'gone' });
    expect(await claimEffect(leads, id, 'persist', at(50))).toEqual({ outcome: 'parked' });
    expect(await effect(id, 'staffMail')).toEqual({ state: 'waiting', attempts: 0, after: 'persist', delay: 0 });
  });

  it('releases the visitor mail from a check whose workers died at every attempt', async () => {
    const id = await stored();
    const { tries } = effects.verify;
    await put(id, 'verify', { state: 'sending', attempts: tries, nextAt: START, token: 'gone' });
    expect(await claimEffect(leads, id, 'verify', at(50))).toEqual({ outcome: 'parked' });
    expect(await effect(id, 'visitorMail')).toEqual({ state: 'due', attempts: 0, nextAt: at(50), ...effects.visitorMail.starts });
    expect(await effect(id, 'recheck')).toEqual({ state: 'waiting', attempts: 0, ...effects.recheck.starts });
  });
});

it.each([...retried, ...held])('parks %s if it is due without tries left, instead of leaving it overdue forever', async (name) => {
  const id = await stored();
  const { tries } = effects[name];
  await put(id, name, { state: 'due', attempts: tries, nextAt: START, lastErrorClass: 'smtp_busy' });
  expect(await claimEffect(leads, id, name, START)).toEqual({ outcome: 'parked' });
  expect(await effect(id, name)).toEqual({ state: 'parked', attempts: tries, lastErrorClass: 'smtp_busy', parkedAt: START });
});

describe('a lead whose effects contradict each other', () => {
  const held = { state: 'sending', attempts: 1, token: 'shared', nextAt: START } as const;
  const early = { state: 'done', attempts: 1, doneAt: START, after: 'persist', delay: 0 } as const;

  it('is parked with that reason, instead of running', async () => {
    const id = await stored();
    await put(id, 'webhook', early);
    const { claims, givenUp, contradiction } = await claimEffects(leads, newHolds(id, ['verify', 'persist']), START);
    expect(claims).toEqual([]);
    expect(givenUp).toEqual([
      { effect: 'verify', state: 'parked' },
      { effect: 'persist', state: 'parked' },
    ]);
    expect(contradiction).toEqual({ effect: 'webhook', fault: 'too_early' });
    expect(await effect(id, 'persist')).toEqual({
      state: 'parked',
      attempts: 1,
      lastErrorClass: 'impossible_state',
      lastAttempts: [{ errorClass: 'impossible_state', at: START }],
      parkedAt: START,
    });
  });

  it.each([
    ['two effects with the token of one lost worker', { verify: held, persist: held }],
    ['a due effect with a token', { verify: { ...due, token: 'left' } }],
    ['a due effect without a time', { verify: { state: 'due', attempts: 0 } }],
    ['an effect in progress without a time', { verify: { state: 'sending', attempts: 1, token: 'left' } }],
  ] as const)('is parked, although a claim would hide the fault: %s', async (_fault, outbox) => {
    const id = await stored();
    for (const [name, value] of Object.entries(outbox)) await put(id, name as 'verify', value);
    const { claims, givenUp } = await claimEffects(leads, newHolds(id, ['verify']), late, { alone: true });
    expect([claims, givenUp]).toEqual([[], [{ effect: 'verify', state: 'parked' }]]);
    expect(await effect(id, 'verify')).toMatchObject({ state: 'parked', lastErrorClass: 'impossible_state' });
  });

  it('runs what staff replay in spite of it', async () => {
    const id = await stored();
    await put(id, 'webhook', early);
    await claimEffects(leads, newHolds(id, ['persist']), START);
    await replayEffect(leads, { leadId: id, effect: 'persist', state: 'parked' }, START);
    expect(await claimEffect(leads, id, 'verify', START)).toEqual({ outcome: 'parked' });
    const claim = await claimed(id, 'persist', START);
    expect((await finishEffect(leads, claim, START, { state: 'done' }))?.state).toBe('done');
  });
});
