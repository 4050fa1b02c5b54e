import { expect, it } from 'vitest';
import * as leadStore from '../src/lead-store.ts';
import { at, makeFindable, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();
const read = async (id: string) => (await leadStore.findLead(leads, id)) as leadStore.StoredLead;

it('pauses calls once, and asks for attention until they are allowed again', async () => {
  const id = await stored();
  await makeFindable(leads);
  const paused = await leadStore.pauseCalls(leads, id, { by: 'kim', now: at(1) });
  expect(paused).toMatchObject({ outcome: 'changed', lead: { seq: 1, callsPaused: { at: at(1), by: 'kim' } } });
  expect((await read(id)).facets).toContain('x');
  expect(await leadStore.pauseCalls(leads, id, { by: 'ruth', now: at(2) })).toMatchObject({ outcome: 'refused' });
  const resumed = await leadStore.resumeCalls(leads, id, { by: 'boss', reason: '$it was kim', now: at(3) });
  expect(resumed).toMatchObject({ outcome: 'changed', lead: { seq: 2 } });
  const lead = await read(id);
  expect(lead).not.toHaveProperty('callsPaused');
  expect(lead.facets).not.toContain('x');
  expect(lead.history.slice(-2)).toEqual([
    { at: at(1), seq: 1, what: 'calls_paused', by: 'kim' },
    { at: at(3), seq: 2, what: 'calls_resumed', by: 'boss', reason: '$it was kim' },
  ]);
  expect(lead.effects.changeMail).toBeUndefined();
  expect(await leadStore.resumeCalls(leads, id, { by: 'boss', reason: 'again', now: at(4) })).toMatchObject({ outcome: 'refused' });
});

it('mails the visitor about a pause of their own', async () => {
  const id = await stored();
  await leadStore.pauseCalls(leads, id, { by: 'visitor', isOwn: true, now: at(1) });
  expect((await read(id)).effects.changeMail).toMatchObject({ state: 'due', order: 1, changes: ['callsPaused'] });
});

it('does nothing to an erased lead, or to one that is not stored', async () => {
  const id = await stored();
  await leadStore.pauseCalls(leads, id, { by: 'kim', now: at(1) });
  await leadStore.eraseLead(leads, id, {
    by: 'boss',
    reason: 'asked',
    now: at(2),
    consentLedger: { record: async () => {} },
    erasuresFile: undefined,
  });
  expect(await read(id)).not.toHaveProperty('callsPaused');
  expect(await leadStore.pauseCalls(leads, id, { by: 'kim', now: at(3) })).toMatchObject({ outcome: 'refused' });
  expect(await leadStore.pauseCalls(leads, 'no such lead', { by: 'kim', now: at(3) })).toEqual({ outcome: 'unknown' });
});
