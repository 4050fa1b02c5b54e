import { randomUUID } from 'node:crypto';
import { type EffectName, effectNames, effects } from '@annuity-lantern/contracts/effects';
import { leadKinds } from '@annuity-lantern/contracts/http';
import { describe, expect, it } from 'vitest';
import { EFFECT_LEASE, failEffect, findDueEffects, findOldestDue, type LeadRecord, toRecord } from '../src/lead-store.ts';
import { claimEffect, finishEffect } from './support/one-effect.ts';
import { at, newLead, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const DAY = 86_400_000;

/** A lead that owes this one effect since a time, and whose other effects are done. */
function leadThatOwes(name: EffectName, nextAt: Date, createdAt = at(-3_600_000)): LeadRecord {
  const done = Object.fromEntries(effectNames.map((other) => [other, { state: 'done', attempts: 1, doneAt: START } as const]));
  const effects = { ...(done as LeadRecord['effects']), [name]: { state: 'due', attempts: 1, nextAt } };
  return { ...toRecord(newLead({ createdAt })), effects };
}

it('finds due effects and claims of dead workers, oldest first; not those that wait, run or are done', async () => {
  const [due, running, left, done] = [await stored(), await stored(), await stored(), await stored()];
  for (const id of [due, running, left, done]) await put(id, 'verify', { state: 'done', attempts: 1, doneAt: START });
  await claimed(left, 'persist', START);
  await claimed(running, 'persist', at(5000));
  await put(done, 'persist', { state: 'done', attempts: 1, doneAt: START });
  const found = await findDueEffects(leads, at(EFFECT_LEASE), 10);
  expect(found).toEqual([
    { leadId: due, effect: 'persist', attempts: 0, since: START, createdAt: START },
    { leadId: left, effect: 'persist', attempts: 1, since: at(EFFECT_LEASE), createdAt: START },
  ]);
});

it('returns the longest overdue leads, and the newest ones beside a full page, so that none starves', async () => {
  const ids: string[] = [];
  for (let age = 12; age > 0; age -= 1) ids.push(await stored({ id: randomUUID(), createdAt: at(-age * 1000) }));
  const found = await findDueEffects(leads, START, 4);
  expect(found.filter(({ effect }) => effect === 'persist').map(({ leadId }) => leadId)).toEqual([...ids.slice(0, 4), ids[11], ids[10]]);
});

it('reports for how long the oldest effect of each name has been due', async () => {
  const id = await stored({ createdAt: at(-9000) });
  await stored({ createdAt: at(-2000) });
  await put(id, 'verify', { state: 'done', attempts: 1, doneAt: START });
  expect(await findOldestDue(leads, START)).toMatchObject({ persist: 9000, verify: 2000, webhook: 0 });
});

it('finds each effect beside a longer overdue backlog of another one', async () => {
  const backlog = Array.from({ length: 2000 }, () => leadThatOwes('webhook', at(-600_000)));
  const reminded = leadThatOwes('slaBreach', at(-300_000), at(-DAY - 300_000));
  const owned = leadThatOwes('ownerMail', at(-1), at(-DAY));
  await leads.any.collection.insertMany([...backlog, reminded, owned] as never);
  const found = await findDueEffects(leads, START, 50);
  expect(found.filter(({ effect }) => effect !== 'webhook')).toMatchObject([
    { leadId: reminded._id, effect: 'slaBreach', since: at(-300_000) },
    { leadId: owned._id, effect: 'ownerMail', since: at(-1) },
  ]);
  expect(found.length).toBeLessThan(100);
  expect(await findOldestDue(leads, START)).toMatchObject({ webhook: 600_000, slaBreach: 300_000, ownerMail: 1, persist: 0 });
});

it('neither finds nor counts effects of another version, and sees what else is due', async () => {
  const records = Array.from({ length: 500 }, () => leadThatOwes('surveyMail' as EffectName, at(-DAY)));
  await leads.any.collection.insertMany(records as never);
  expect(await findDueEffects(leads, START, 500)).toEqual([]);
  const id = await stored({ createdAt: at(-9000) });
  expect((await findDueEffects(leads, START, 500)).map(({ leadId, effect }) => [leadId, effect])).toEqual([
    [id, 'verify'],
    [id, 'persist'],
  ]);
  expect(await findOldestDue(leads, START)).toMatchObject({ persist: 9000, webhook: 0 });
});

it.each(effectNames)('reads the index of %s in order, which holds only leads where it is open', async (name) => {
  for (let count = 0; count < 5; count += 1) await put(await stored(), name, { state: 'done', attempts: 1, doneAt: START });
  await put(await stored(), name, { state: 'due', attempts: 1, nextAt: START });
  const nextAt = `effects.${name}.nextAt`;
  const seen = await leads.any
    .find({ [nextAt]: { $lte: at(DAY) } })
    .sort({ [nextAt]: 1 })
    .explain('executionStats');
  expect(seen).toMatchObject({ executionStats: { totalKeysExamined: 1, totalDocsExamined: 1 } });
  expect(JSON.stringify(seen)).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
});

it('reads only the newest leads beside a full page, by the index of the lists', async () => {
  for (let age = 9; age > 0; age -= 1) await stored({ createdAt: at(-age * 1000) });
  const explained = await leads.any
    .find({ kind: { $in: leadKinds } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(2)
    .explain('executionStats');
  expect(explained).toMatchObject({ executionStats: { totalDocsExamined: 2 } });
  expect(JSON.stringify(explained)).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
});

it('derives what is given up in each update', async () => {
  const id = await stored();
  const derived = async () => {
    const { parkedAt, parked } = (await leads.any.findById(id).lean()) ?? {};
    return { parkedAt, parked };
  };
  expect(await derived()).toEqual({});
  const refused = { errorClass: 'unexpected', permanent: true, ambiguous: false } as const;
  for (const name of ['verify', 'persist'] as const) await failEffect(leads, await claimed(id, name, START), refused, at(50));
  const given = { state: 'parked', reason: 'unexpected', at: at(50) };
  expect(await derived()).toEqual({
    parkedAt: at(50),
    parked: [
      { effect: 'verify', ...given },
      { effect: 'persist', ...given },
    ],
  });
  for (const name of effectNames) await put(id, name, { state: 'done', attempts: 1, doneAt: START });
  expect(await derived()).toEqual({});
});

describe('finds a visitor mail that waits for its check', () => {
  /** Works off all that a sweep finds at this moment, so that only effects that no sweep finds remain. */
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

  it('if the check fails at every attempt', async () => {
    const failure = { errorClass: 'smtp_busy', permanent: false, ambiguous: false } as const;
    expect(await drain(async (id, now) => failEffect(leads, await claimed(id, 'verify', now), failure, now))).toBe('done');
  });

  it('if its worker dies at every attempt', async () => {
    expect(await drain((id, now) => claimEffect(leads, id, 'verify', now))).toBe('done');
    expect(effects.verify.tries).toBeLessThan(72);
  });
});
