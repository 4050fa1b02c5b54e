import { randomUUID } from 'node:crypto';
import { effectNames, effects } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import { claimEffect, EFFECT_LEASE, failEffect, findDueEffects, finishEffect } from '../src/lead-store.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const DAY = 86_400_000;

it('finds what is due and what a dead worker left, oldest first; not what waits, runs or is done', async () => {
  const [due, running, left, done] = [await stored(), await stored(), await stored(), await stored()];
  for (const id of [due, running, left, done]) await put(id, 'verify', { state: 'done', attempts: 1, doneAt: START });
  await claimed(left, 'persist', START);
  await claimed(running, 'persist', at(5000));
  await put(done, 'persist', { state: 'done', attempts: 1, doneAt: START });
  const found = await findDueEffects(leads, at(EFFECT_LEASE), 10);
  expect(found).toEqual([
    { leadId: due, effect: 'persist', attempts: 0 },
    { leadId: left, effect: 'persist', attempts: 1 },
  ]);
});

it('gives at most so many of each effect, the longest overdue, so that none crowds out another', async () => {
  const ids: string[] = [];
  for (const age of [3, 1, 2]) ids.push(await stored({ id: randomUUID(), createdAt: at(-age * 1000) }));
  const found = await findDueEffects(leads, START, 2);
  for (const name of ['verify', 'persist'] as const) {
    expect(found.filter(({ effect }) => effect === name).map(({ leadId }) => leadId)).toEqual([ids[0], ids[2]]);
  }
  expect(found).toHaveLength(4);
});

describe('its indexes', () => {
  it.each([...effectNames])('%s: read from the index, in its order', async (name) => {
    await stored();
    const path = `effects.${name}.nextAt`;
    const plan = JSON.stringify(
      await leads.any
        .find({ [path]: { $lte: START } }, { [`effects.${name}.attempts`]: 1 })
        .sort({ [path]: 1 })
        .limit(200)
        .explain('executionStats'),
    );
    expect(plan).toContain(`"indexName":"${path}_1"`);
    expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  });

  it('hold open effects only: a finished lead costs the sweep nothing', async () => {
    for (let count = 0; count < 5; count += 1) {
      const id = await stored();
      for (const name of effectNames) await put(id, name, { state: 'done', attempts: 1, doneAt: START });
    }
    await stored();
    const path = 'effects.persist.nextAt';
    const indexes = await leads.any.collection.indexes();
    for (const name of effectNames) expect(indexes.find(({ key }) => `effects.${name}.nextAt` in key)).toMatchObject({ sparse: true });
    const seen = await leads.any
      .find({ [path]: { $lte: at(DAY) } })
      .sort({ [path]: 1 })
      .explain('executionStats');
    expect(seen).toMatchObject({ executionStats: { totalKeysExamined: 1, totalDocsExamined: 1 } });
  });
});

describe('a visitor mail that waits for its check is never forgotten', () => {
  /** Works off all that a sweep finds at this moment, so that only what nobody will ever find stays behind. */
  async function drain(check: (id: string, now: Date) => Promise<unknown>): Promise<string | undefined> {
    const id = await stored();
    for (let hour = 1; hour <= 72; hour += 1) {
      const now = at(hour * 3_600_000);
      for (const due of await findDueEffects(leads, now, 10)) {
        if (due.effect === 'verify') await check(id, now);
        else {
          const asked = await claimEffect(leads, id, due.effect, now);
          if (asked.outcome === 'claimed') await finishEffect(leads, asked.claim, now, { state: 'done' });
        }
      }
    }
    return (await effect(id, 'visitorMail'))?.state;
  }

  it('when the check fails at every attempt', async () => {
    const failure = { errorClass: 'busy', permanent: false, ambiguous: false };
    expect(await drain(async (id, now) => failEffect(leads, await claimed(id, 'verify', now), failure, now))).toBe('done');
  });

  it('when its worker dies at every attempt', async () => {
    expect(await drain((id, now) => claimEffect(leads, id, 'verify', now))).toBe('done');
    expect(effects.verify.tries).toBeLessThan(72);
  });
});
