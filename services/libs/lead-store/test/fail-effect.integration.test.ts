import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import { type EffectFailure, failEffect, findDueEffects } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const busy: EffectFailure = { errorClass: 'smtp_busy', permanent: false, ambiguous: false };

async function failed(id: string, name: EffectName, failure: EffectFailure, attempts = 0) {
  await put(id, name, { state: 'due', attempts, nextAt: START });
  return failEffect(leads, await claimed(id, name, START), failure, START);
}

it('makes it due again after a growing pause', async () => {
  const id = await stored();
  const pauses: number[] = [];
  let now = START;
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(await failEffect(leads, await claimed(id, 'persist', now), busy, now)).toBe('due');
    const next = (await effect(id, 'persist'))?.nextAt ?? now;
    pauses.push(next.getTime() - now.getTime());
    now = next;
  }
  for (const [index, pause] of [1000, 2000, 5000, 15_000].entries()) {
    expect(pauses[index]).toBeGreaterThanOrEqual(pause * 0.8);
    expect(pauses[index]).toBeLessThanOrEqual(pause * 1.2);
  }
});

it('keeps the last five failures with class, code and time, also once it is done', async () => {
  const id = await stored();
  const minute = (index: number) => at(index * 60_000);
  for (let index = 1; index <= 7; index += 1) {
    await put(id, 'persist', { ...(await effect(id, 'persist')), state: 'due', attempts: index - 1, nextAt: START });
    const code = index % 2 ? { code: `$45${index}` } : {};
    await failEffect(leads, await claimed(id, 'persist', minute(index)), { ...busy, ...code }, minute(index));
  }
  const kept = [3, 4, 5, 6, 7].map((index) => ({
    errorClass: 'smtp_busy',
    ...(index % 2 ? { code: `$45${index}` } : {}),
    at: minute(index),
  }));
  expect(await effect(id, 'persist')).toMatchObject({ attempts: 7, lastAttempts: kept });
  await finishEffect(leads, await claimed(id, 'persist', at(86_400_000)), at(86_400_000), { state: 'done' });
  expect(await effect(id, 'persist')).toMatchObject({ state: 'done', attempts: 8, lastAttempts: kept });
});

it.each([
  ['longer than its own pause', 120, 120_000, 120_000],
  ['shorter', 1, 4000, 6000],
  ['for days', 1_000_000, 3_600_000, 3_600_000],
])('a provider that asks for a pause %s', async (_name, retryAfter, least, most) => {
  const id = await stored();
  expect(await failed(id, 'webhook', { ...busy, retryAfter })).toBe('due');
  const pause = ((await effect(id, 'webhook'))?.nextAt?.getTime() ?? 0) - START.getTime();
  expect(pause).toBeGreaterThanOrEqual(least);
  expect(pause).toBeLessThanOrEqual(most);
});

describe.each([...effectNames])('%s', (name) => {
  const { tries, whenUnknown } = effects[name];

  it('is parked after a permanent refusal, and after too many tries', async () => {
    const id = await stored();
    expect(await failed(id, name, { ...busy, errorClass: 'smtp_refused', permanent: true })).toBe('parked');
    const parked = { state: 'parked', parkedAt: START } as const;
    const because = (errorClass: string) => ({ lastErrorClass: errorClass, lastAttempts: [{ errorClass, at: START }] });
    expect(await effect(id, name)).toEqual({ ...parked, attempts: 1, ...because('smtp_refused') });
    expect(await failed(id, name, busy, tries - 1)).toBe('parked');
    expect(await effect(id, name)).toEqual({ ...parked, attempts: tries, ...because('smtp_busy') });
  });

  it('is due again if it certainly did not happen', async () => {
    const id = await stored();
    expect(await failed(id, name, busy)).toBe('due');
    expect(await effect(id, name)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: 'smtp_busy' });
  });

  it(
    whenUnknown === 'again' ? 'is tried again when nobody knows' : 'is held as unconfirmed when nobody knows, at any attempt',
    async () => {
      const id = await stored();
      const unclear: EffectFailure = { ...busy, errorClass: 'timed_out', ambiguous: true };
      expect(await failed(id, name, unclear)).toBe(whenUnknown === 'again' ? 'due' : 'unconfirmed');
      expect(await failed(id, name, unclear, tries - 1)).toBe(whenUnknown === 'again' ? 'parked' : 'unconfirmed');
      expect(await effect(id, name)).toMatchObject({ attempts: tries, lastErrorClass: 'timed_out' });
    },
  );
});

describe('an effect that waits for a parked one', () => {
  it('starts without a check, because the address was not found false', async () => {
    const id = await stored();
    await failed(id, 'verify', { ...busy, permanent: true });
    expect(await effect(id, 'visitorMail')).toEqual({ state: 'due', attempts: 0, nextAt: START, ...effects.visitorMail.starts });
  });

  it('waits for a record that could not be completed, until staff replay it', async () => {
    const id = await stored();
    await failed(id, 'persist', { ...busy, permanent: true });
    for (const name of ['staffMail', 'webhook'] as const) {
      expect(await effect(id, name)).toEqual({ state: 'waiting', attempts: 0, after: 'persist', delay: 0 });
    }
  });

  it('keeps waiting while the effect will be retried', async () => {
    const id = await stored();
    await failed(id, 'verify', busy);
    expect(await effect(id, 'visitorMail')).toEqual({ state: 'waiting', attempts: 0, ...effects.visitorMail.starts });
  });
});

it('no sweep finds an effect that was given up', async () => {
  const id = await stored();
  for (const name of effectNames) await failed(id, name, { ...busy, permanent: true });
  await put(id, 'visitorMail', { state: 'unconfirmed', attempts: 1 });
  expect(await findDueEffects(leads, at(86_400_000), 10)).toEqual([]);
});
