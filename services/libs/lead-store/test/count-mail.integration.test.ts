import { randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { countMail, openMailCounts } from '../src/lead-store.ts';

const now = new Date('2026-03-02T15:00:00Z');
const url = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${url.host}/mail-counts-${randomUUID().slice(0, 8)}?directConnection=true` });
const counts = openMailCounts(store);

beforeAll(() => store.connected);
afterAll(() => store.close());

const count = (recipientDay: string, id: string = randomUUID()) => countMail(counts, { recipientDay, id, now });

it('counts five leads of one address and day, and refuses the sixth', async () => {
  const day = randomUUID();
  const answers: boolean[] = [];
  for (let lead = 0; lead < 7; lead += 1) answers.push(await count(day));
  expect(answers).toEqual([true, true, true, true, true, false, false]);
});

it('counts exactly five of twenty leads that ask at the same moment', async () => {
  const day = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => count(day)));
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect((await counts.findById(day).lean())?.leads).toHaveLength(5);
});

it("counts a lead whose insert of the document collides with another worker's", async () => {
  const day = randomUUID();
  const race = async (...[filter, update, options]: Parameters<typeof counts.updateOne>) => {
    if (!options?.upsert) return counts.updateOne(filter, update, options);
    // MongoDB documents this race: both upserts find no document, and the second insert fails.
    await count(day);
    return counts.collection.insertOne({ _id: day } as never) as never;
  };
  const raced = new Proxy(counts, { get: (target, key) => (key === 'updateOne' ? race : Reflect.get(target, key)) });
  expect(await countMail(raced, { recipientDay: day, id: 'second', now })).toBe(true);
  expect((await counts.findById(day).lean())?.leads).toContain('second');
});

it('counts a lead once, even if two workers ask for it or the limit is reached', async () => {
  const day = randomUUID();
  const first = randomUUID();
  expect(await Promise.all([count(day, first), count(day, first)])).toEqual([true, true]);
  for (let lead = 0; lead < 4; lead += 1) expect(await count(day)).toBe(true);
  expect(await count(day)).toBe(false);
  expect(await count(day, first)).toBe(true);
  expect((await counts.findById(day).lean())?.leads).toHaveLength(5);
});

it('counts another day or address separately', async () => {
  const day = randomUUID();
  for (let lead = 0; lead < 6; lead += 1) await count(day);
  expect(await count(randomUUID())).toBe(true);
});

it('lets MongoDB delete a count two days after its first lead', async () => {
  await counts.createIndexes();
  expect(await counts.collection.indexes()).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 172_800 }));
  const day = randomUUID();
  await count(day);
  await countMail(counts, { recipientDay: day, id: randomUUID(), now: new Date(now.getTime() + 60_000) });
  expect((await counts.findById(day).lean())?.at).toEqual(now);
});

it('rejects if MongoDB is away', async () => {
  const away = connectStore({ mongodbUrl: 'mongodb://127.0.0.1:1/away?directConnection=true' });
  try {
    await expect(countMail(openMailCounts(away), { recipientDay: 'day', id: 'lead', now })).rejects.toThrow(/connect/i);
  } finally {
    await away.close();
  }
});
