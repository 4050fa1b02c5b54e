import { randomUUID } from 'node:crypto';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterEach, expect, it, vi } from 'vitest';
import { LeadRefused, type Ledger, type NewLead, openLeads, openLedger } from '../src/lead-store.ts';
import { at, newLead, START, useStore } from './support/store-under-test.ts';

const { leads } = useStore();

afterEach(() => {
  vi.restoreAllMocks();
});

function openMeasured(): { readonly ledger: Ledger; readonly groups: number[] } {
  const groups: number[] = [];
  return { ledger: openLedger(leads, { onGroup: (size) => groups.push(size) }), groups };
}

const many = (count: number, make: () => NewLead<'consultation'> = newLead) => Array.from({ length: count }, make);
const stored = {
  outcome: 'stored',
  createdAt: START,
  verified: false,
  due: ['verify', 'persist', 'staffMail', 'consentRecord', 'webhook'],
};
/** Of a lead whose contact the intake has checked. */
const checked = { ...stored, due: ['persist', 'staffMail', 'visitorMail', 'consentRecord', 'webhook'] };
const repeated = { outcome: 'repeated', createdAt: START, verified: false };

it('stores what arrives during an insert with the next one: 64 leads at once make two inserts, each with its own answer', async () => {
  const { ledger, groups } = openMeasured();
  const arrived = many(64);
  const outcomes = await Promise.all(arrived.map((lead) => ledger.insert(lead)));
  expect(outcomes).toEqual(arrived.map(() => stored));
  expect(groups).toEqual([1, 63]);
  const found = await leads.any.find({}, { _id: 1 }).lean();
  expect(found.map(({ _id }) => _id).sort()).toEqual(arrived.map(({ id }) => id).sort());
});

it('bounds a group', async () => {
  const { ledger, groups } = openMeasured();
  await Promise.all(many(450).map((lead) => ledger.insert(lead)));
  expect(groups).toEqual([1, 200, 200, 49]);
  expect(await leads.any.countDocuments()).toBe(450);
});

it('continues after a pause, with a group of one if no other lead waits', async () => {
  const { ledger, groups } = openMeasured();
  for (const lead of many(3)) expect(await ledger.insert(lead)).toEqual(stored);
  expect(groups).toEqual([1, 1, 1]);
});

it.each<[string, object]>([
  ['the driver cannot encode', { 'a\0b': 'x' }],
  ['MongoDB cannot read', JSON.parse(`${'{"a":'.repeat(250)}1${'}'.repeat(250)}`)],
])('a lead that %s does not affect its neighbors', async (_what, otherAnswers) => {
  const { ledger, groups } = openMeasured();
  const leadsOfGroup = [...many(3), newLead({ otherAnswers } as Partial<NewLead<'consultation'>>), ...many(2)];
  const outcomes = await Promise.allSettled(leadsOfGroup.map((lead) => ledger.insert(lead)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[3]).toMatchObject({ reason: expect.any(LeadRefused) });
  expect(groups).toEqual([1, 5]);
  expect(await leads.any.countDocuments()).toBe(5);
});

it('a lead that MongoDB refuses does not affect its neighbors', async () => {
  await leads.any.db.db?.command({ collMod: 'leads', validator: { firstName: { $ne: 'Mallory' } } });
  try {
    const { ledger, groups } = openMeasured();
    const good = many(5);
    const bad = newLead({ answers: { ...newLead().answers, firstName: 'Mallory' } });
    const outcomes = await Promise.allSettled([...good.slice(0, 3), bad, ...good.slice(3)].map((lead) => ledger.insert(lead)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[3]).toMatchObject({ reason: expect.any(LeadRefused) });
    expect(String((outcomes[3] as PromiseRejectedResult).reason)).not.toContain('Mallory');
    expect(groups).toEqual([1, 5]);
    expect(await leads.any.countDocuments()).toBe(5);
  } finally {
    await leads.any.db.db?.command({ collMod: 'leads', validator: {} });
  }
});

it('50 of one id at once, over two groups: one lead, one of them stored it, the others get its answer', async () => {
  const { ledger, groups } = openMeasured();
  const id = randomUUID();
  const outcomes = await Promise.all(many(50, () => newLead({ id })).map((lead) => ledger.insert(lead)));
  expect(outcomes).toEqual([stored, ...Array(49).fill(repeated)]);
  expect(groups).toEqual([1, 49]);
  expect(await leads.any.countDocuments()).toBe(1);
});

it('two of one id in a group: the first is stored, the other gets its answer, or an error for another body', async () => {
  const { ledger, groups } = openMeasured();
  const [first, other] = [newLead(), newLead({ contact: { email: 'good', phone: 'good' } })];
  const outcomes = await Promise.all(
    [newLead(), first, { ...first, createdAt: at(5) }, { ...first, bodyHmac: 'another' }, other, { ...other, createdAt: at(5) }].map(
      (lead) => ledger.insert(lead),
    ),
  );
  expect(groups).toEqual([1, 5]);
  expect(outcomes.slice(1)).toEqual([
    stored,
    repeated,
    { outcome: 'key_reused' },
    { ...checked, verified: true },
    { ...repeated, verified: true },
  ]);
});

it('a lead acknowledged before it was stored is not called verified', async () => {
  const lead = newLead({ contact: { email: 'good', phone: 'good' } });
  expect(await openMeasured().ledger.insert({ ...lead, answeredBefore: true })).toEqual(checked);
  expect(await openMeasured().ledger.insert(lead)).toEqual(repeated);
});

it('several intakes at once: one lead for each id', async () => {
  const ledgers = Array.from({ length: 4 }, () => openMeasured().ledger);
  const ids = Array.from({ length: 25 }, () => randomUUID());
  const outcomes = await Promise.all(ledgers.flatMap((ledger) => ids.map((id) => ledger.insert(newLead({ id })))));
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(25);
  expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(75);
  expect(await leads.any.countDocuments()).toBe(25);
});

it('an insert without a majority is unknown for every member, because it may be stored', async () => {
  const insertMany = leads.any.collection.insertMany.bind(leads.any.collection);
  // A majority of more members than exist.
  vi.spyOn(leads.any.collection, 'insertMany').mockImplementation(((documents: never, options: object) =>
    insertMany(documents, { ...options, writeConcern: { w: 2, journal: true, wtimeoutMS: 50 } })) as never);
  const { ledger } = openMeasured();
  const outcomes = await Promise.allSettled(many(3).map((lead) => ledger.insert(lead)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  for (const outcome of outcomes) expect((outcome as PromiseRejectedResult).reason).not.toBeInstanceOf(LeadRefused);
});

it('an insert that hangs blocks others no longer than its turn', async () => {
  const insertMany = leads.any.collection.insertMany.bind(leads.any.collection);
  vi.spyOn(leads.any.collection, 'insertMany')
    .mockImplementationOnce((() => new Promise(() => {})) as never)
    .mockImplementation(insertMany as never);
  const { ledger } = openMeasured();
  // Given up after 15 s, when this test is long over.
  ledger.insert(newLead()).catch(() => {});
  const started = performance.now();
  expect(await ledger.insert(newLead())).toEqual(stored);
  expect(performance.now() - started).toBeGreaterThan(1000);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('without MongoDB every member is rejected, and the next one is tried again', async () => {
  const store = connectStore({ mongodbUrl: 'mongodb://127.0.0.1:9/away?directConnection=true' });
  const ledger = openLedger(openLeads(store));
  for (const group of [many(3), many(2)]) {
    const outcomes = await Promise.allSettled(group.map((lead) => ledger.insert(lead)));
    expect(outcomes.map(({ status }) => status)).toEqual(group.map(() => 'rejected'));
    for (const outcome of outcomes) expect((outcome as PromiseRejectedResult).reason).not.toBeInstanceOf(LeadRefused);
  }
  await store.close();
});
