import { effectNames, effects, expectedEffects, firstEffects } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import * as leadStore from '../src/lead-store.ts';
import { at, newLead, START, useStore } from './support/store-under-test.ts';

const { leads, stored, claimed, put } = useStore();

it('has only the effects that end within minutes', async () => {
  const id = await stored({ synthetic: true });
  const outbox = (await leads.any.findById(id).lean())?.effects ?? {};
  const open = firstEffects.filter((name) => (outbox as leadStore.LeadRecord['effects'])[name]?.state !== 'skipped');
  expect(open).toEqual(expectedEffects);
  expect(effectNames.filter((name) => effects[name].expected)).toContain('webhook');
});

it('is in no list, count, search, queue, report, download or retention', async () => {
  const id = await stored({ synthetic: true });
  const claim = await claimed(id, 'persist', START);
  await leadStore.finishEffects(leads, [{ claim, result: { state: 'done' } }], START);
  const { listLeads, findLeads, searchLeads, countFound, countQueue, countWaiting, readTallies, findExpired, findUntouched } = leadStore;
  const range = { until: at(60_000) };
  expect((await listLeads(leads, 'consultation', { limit: 10 })).records).toEqual([]);
  expect((await findLeads(leads, { filter: {}, sort: 'newest', limit: 10 })).records).toEqual([]);
  for (const text of ['okafor', 'ada', 'ada@example.org', '1401', id.slice(0, 4)])
    expect((await searchLeads(leads, { text, hidden: [], filter: {}, limit: 10 })).records, text).toEqual([]);
  expect(await countFound(leads, { filter: {}, sort: 'newest' }, 100)).toEqual({ count: 0 });
  expect(await countQueue(leads, [null], 10)).toEqual({ count: 0 });
  expect(await countWaiting(leads)).toBe(0);
  expect((await findLeads(leads, { filter: { status: 'erased' }, sort: 'newest', limit: 10 })).records).toEqual([]);
  const span = { weeks: [at(-1)], until: at(1), waitingUntil: at(1) };
  expect(await readTallies(leads, span as never)).toEqual([]);
  expect(await findExpired(leads, at(60_000), 10, { held: false })).toEqual([]);
  expect(await findUntouched(leads, at(-1), 10)).toEqual([]);
  const read = [];
  for await (const batch of leadStore.readEveryLead(leads, { filter: {}, range, sort: 'newest' })) read.push(...batch);
  expect(read).toEqual([]);
});

it('is claimed and committed like every other lead, and none of its stopped effects waits for staff', async () => {
  const id = await stored({ synthetic: true });
  const claim = await claimed(id, 'persist', START);
  expect(await leadStore.finishEffects(leads, [{ claim, result: { state: 'done' } }], START)).toMatchObject({ states: ['done'] });
  await put(id, 'verify', { state: 'parked', attempts: 4, parkedAt: at(1) });
  expect((await leadStore.listParked(leads, { limit: 10 })).effects).toEqual([]);
  expect((await leadStore.countGivenUp(leads)).filter(({ count }) => count > 0)).toEqual([]);
});

it('has the first answer again, although it is stored as erased', async () => {
  const lead = newLead({ synthetic: true });
  expect(await leadStore.insertLead(leads, lead)).toMatchObject({ outcome: 'stored' });
  expect(await leadStore.insertLead(leads, lead)).toMatchObject({ outcome: 'repeated' });
});

it('ends when the last effect is done that every lead has', async () => {
  const id = await stored({ synthetic: true });
  expect(await leadStore.findExpectedEnd(leads, id)).toBeNull();
  for (const [index, name] of expectedEffects.entries()) await put(id, name, { state: 'done', attempts: 1, doneAt: at(index * 100) });
  expect(await leadStore.findExpectedEnd(leads, id)).toBe((expectedEffects.length - 1) * 100);
  expect(await leadStore.findExpectedEnd(leads, 'no such lead')).toBeNull();
});

it('is removed by MongoDB after a day, and no other lead is', async () => {
  const indexes = (await leads.any.collection.indexes()).filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect(indexes).toMatchObject([{ key: { createdAt: 1 }, expireAfterSeconds: 86_400, partialFilterExpression: { synthetic: true } }]);
});
