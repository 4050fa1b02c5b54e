import { randomUUID } from 'node:crypto';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { addNote, firstFacets, holdLead, insertLead } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { eraseExpired } from '../src/erasure/erase-expired.ts';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';

const NOW = new Date('2026-11-02T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let desk: DeskUnderTest;
beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), `desk-retention-${randomUUID().slice(0, 8)}`);
});
beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  await desk.store.connection.collection('deskSettings').deleteMany({});
});
afterAll(() => desk.stop());

async function storeLead(createdAt: Date): Promise<string> {
  const id = randomUUID();
  const contact = { email: 'good', phone: 'good' } as const;
  const lead = {
    kind: 'consultation',
    id,
    bodyHmac: 'hmac',
    createdAt,
    answers: sampleConsultation,
    contact,
    consent: null,
    reception: {},
  } as const;
  await insertLead(desk.leads, lead);
  await desk.leads.any.collection.updateOne({ _id: id as never }, { $set: { facets: firstFacets({ ...lead, status: 'pending' }) } });
  return id;
}

const statusOf = async (id: string) => (await desk.leads.any.findById(id).lean())?.status;
const erasure = { consentLedger: { record: async () => 'recorded' as const }, erasures: undefined };
const round = (days: number, now = NOW) =>
  eraseExpired({ connection: desk.store.connection, leads: desk.leads, audit: desk.audit, ...erasure, hint: () => {}, days }, now);

it('erases what had no step for the days, and nothing with a later note or a hold', async () => {
  const [old, young, noted, held] = [
    await storeLead(daysAgo(31)),
    await storeLead(daysAgo(29)),
    await storeLead(daysAgo(90)),
    await storeLead(daysAgo(90)),
  ];
  await addNote(desk.leads, noted, { text: 'called back', by: 'ruth', now: daysAgo(3) });
  await holdLead(desk.leads, held, { reason: 'A complaint', by: 'margaret', now: daysAgo(90) });
  expect(await round(30)).toBe(1);
  expect(await Promise.all([old, young, noted, held].map(statusOf))).toEqual(['erased', 'pending', 'pending', 'pending']);
  const [entry] = await desk.store.connection.collection('audit').find({ 'content.leadId': old }).toArray();
  expect(entry?.content).toMatchObject({ by: 'system', action: 'erase', details: { reason: 'retention' } });
});

it('erases nothing while it is off, and in one process at a time', async () => {
  const id = await storeLead(daysAgo(900));
  expect(await round(0)).toBe(0);
  expect((await Promise.all([round(30), round(30), round(30)])).toSorted()).toEqual([0, 0, 1]);
  expect(await statusOf(id)).toBe('erased');
  await storeLead(daysAgo(900));
  expect(await round(30)).toBe(0);
  expect(await round(30, new Date(NOW.getTime() + 60_000))).toBe(1);
});

it('says at the desk that nothing is erased while it is off', async () => {
  const answer = await desk.call('/api/retention', { cookie: await desk.signIn() });
  expect(await answer.json()).toEqual({ next: [], more: false });
});
