import { randomUUID } from 'node:crypto';
import { reminderModel } from '@annuity-lantern/content-store';
import { bodyId } from '@annuity-lantern/contracts/jobs';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import {
  holdLead,
  type LeadRecord,
  type NotedErasure,
  type NotedStop,
  type NotedWish,
  openDoNotCallList,
  openLeads,
  shapeConflictId,
  toRecord,
} from '@annuity-lantern/lead-store';
import type { SealedRequest } from '@annuity-lantern/service-kit/sealed-requests';
import { openBackupStore } from '@annuity-lantern/store-kit/backup';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Frame } from '../src/file/frames.ts';
import { type Restored, restore } from '../src/restore/restore.ts';

const idKey = 'k'.repeat(32);
const now = new Date('2026-11-24T15:00:00Z');
const mongodbUrl = `mongodb://${new URL(inject('mongodbUrl')).host}/erased-again-${randomUUID().slice(0, 8)}?directConnection=true`;
const store = connectStore({ mongodbUrl });
const leads = openLeads(store);
const doNotCall = openDoNotCallList(store, idKey);

/** The key of two requests: the visitor sent one, changed it, and sent it again. */
let key: string;
let beside: string;
const [FIRST, OTHER] = ['hmac-of-the-first', 'hmac-of-the-other'];

beforeAll(() => store.connected);
afterAll(() => store.close());
beforeEach(async () => {
  await store.connection.dropDatabase();
  key = randomUUID();
  beside = shapeConflictId(idKey, key, OTHER);
});

const document = (id: string, bodyHmac: string): LeadRecord =>
  toRecord({
    kind: 'consultation',
    id,
    bodyHmac,
    createdAt: now,
    answers: sampleConsultation,
    contact: { email: 'good', phone: 'good' },
    consent: null,
    reception: {},
    ...(id === key ? {} : { keyConflict: key }),
  });

const copy = (bodyHmac: string, after = 0): SealedRequest => ({
  id: bodyId(key, bodyHmac),
  data: { v: 1, leadId: key, sealed: 'k1.text' },
  createdAt: now.getTime() + after,
});

const noted = (id: string, bodyHmac?: string): NotedErasure => ({
  at: now,
  id,
  reason: 'asked',
  ...(bodyHmac && { body: bodyId(key, bodyHmac), seq: 0 }),
});

interface Backup {
  readonly stored?: readonly LeadRecord[];
  readonly sealed?: readonly SealedRequest[];
  readonly reminders?: readonly object[];
  readonly erasures?: readonly NotedErasure[];
  readonly stops?: readonly NotedStop[];
  readonly wishes?: readonly NotedWish[];
}

/** Restores such a backup. Returns which bodies came back sealed, and which requests are erased. */
async function restored(
  { stored = [], sealed = [], reminders = [], erasures = [], stops = [], wishes = [] }: Backup,
  only?: 'mongodb' | 'redis',
) {
  const backupStore = await openBackupStore(mongodbUrl);
  const written = async (name: string, all: readonly object[]) => {
    if (all.length > 0) await store.connection.collection(name).insertMany([...all], { ignoreUndefined: true });
    const found: Buffer[] = [];
    for await (const one of backupStore.read(name)) found.push(one);
    return found;
  };
  const documents = { leads: await written('leads', stored), reminders: await written('reminders', reminders) };
  await store.connection.dropDatabase();
  async function* frames(): AsyncIterable<Frame> {
    for (const one of sealed) yield { kind: 'note', note: { is: 'sealed', ...one } };
    yield { kind: 'note', note: { is: 'collection', name: 'leads', options: {}, indexes: [] } };
    for (const one of documents.leads) yield { kind: 'document', document: one };
    yield { kind: 'note', note: { is: 'collection', name: 'reminders', options: {}, indexes: [] } };
    for (const one of documents.reminders) yield { kind: 'document', document: one };
  }
  const back: SealedRequest[] = [];
  const dropped: string[] = [];
  const mongodb = {
    store: backupStore,
    leads,
    idKey,
    consentLedger: { record: async () => 'recorded' as const },
    doNotCall,
  };
  const counts: Restored = await restore({
    frames: frames(),
    mongodb: only === 'redis' ? undefined : mongodb,
    sealed: { add: async (requests) => void back.push(...requests), drop: async (ids) => void dropped.push(...ids) },
    leavesRedis: only === 'mongodb',
    noted: { erasures, stops, wishes },
    now,
    onProgress: () => {},
  });
  await backupStore.close();
  const erased = await leads.any.find({ status: 'erased' }, { _id: 1 }).lean<{ _id: string }[]>();
  return { dropped, back: back.map(({ id }) => id), erased: erased.map(({ _id }) => _id), counts };
}

it('brings back no sealed copy of a request that was erased under an id of its own', async () => {
  const backup = { stored: [document(key, FIRST)], sealed: [copy(OTHER)], erasures: [noted(beside, OTHER)] };
  expect(await restored(backup)).toMatchObject({ back: [], erased: [] });
  await store.connection.dropDatabase();
  expect(await restored(backup, 'redis')).toMatchObject({ back: [] });
});

it('brings back the sealed copy of another request under the key of an erased one', async () => {
  const sealed = [copy(FIRST), copy(OTHER)];
  expect(await restored({ sealed, erasures: [noted(key, FIRST)] })).toMatchObject({ back: [bodyId(key, OTHER)], counts: { sealed: 1 } });
  await store.connection.dropDatabase();
  const stored = [document(key, FIRST)];
  expect(await restored({ stored, sealed, erasures: [noted(key, FIRST)] })).toMatchObject({ back: [bodyId(key, OTHER)], erased: [key] });
});

it('drops the copy of an erased request from a Redis that was not lost', async () => {
  const backup = { sealed: [copy(FIRST), copy(OTHER)], erasures: [noted(key, FIRST)] };
  expect(await restored(backup, 'mongodb')).toMatchObject({ back: [], dropped: [bodyId(key, FIRST)], counts: { sealed: 0 } });
});

it('stops reminders again that were stopped after the backup, but not one that was asked for after its stop', async () => {
  const reminder = (_id: string, askedAt: Date) => ({ _id, email: 'ada@example.org', askedAt, ask: {}, expiresAt: now, orders: 1 });
  const later = new Date(now.getTime() + 1);
  const reminders = [reminder('stopped', now), reminder('asked again', later), reminder('running', now)];
  const stops = ['stopped', 'asked again'].map((id) => ({ id, at: now }));
  expect(await restored({ reminders, stops })).toMatchObject({ counts: { stoppedAgain: 1 } });
  const left = await reminderModel(store.connection).find({}, { _id: 1 }).lean<{ _id: string }[]>();
  expect(left.map(({ _id }) => _id)).toEqual(['asked again', 'running']);
});

it('puts numbers back on the list whose people asked for no calls after the backup', async () => {
  const wishes: NotedWish[] = [];
  const noting = openDoNotCallList(store, idKey, { wish: async (wish) => void wishes.push(wish) });
  const lead = { _id: key, phone: '303-499-7111' };
  await noting.add(lead, { way: 'phone', by: 'kim', now });
  await restored({ wishes });
  expect((await doNotCall.read(lead)).noCalls).toEqual({ at: now, by: 'kim', way: 'phone' });
});

it('erases a body under the id that it has in the backup, and leaves the one that has its id now', async () => {
  const first = shapeConflictId(idKey, key, FIRST);
  const stored = [document(key, OTHER), document(first, FIRST)];
  expect(await restored({ stored, erasures: [noted(key, FIRST)] })).toMatchObject({ erased: [first], counts: { erasedAgain: 1 } });
});

it('lets nothing of an erased request reach MongoDB or its oplog', async () => {
  const oplog = (await store.connected).db('local').collection('oplog.rs');
  const stored = [{ ...document(key, FIRST), firstName: 'Wilhelmina' }];
  const reminders = [{ _id: 'stopped', email: 'wilhelmina@example.org', askedAt: now, ask: {}, expiresAt: now, orders: 1 }];
  const backup = { stored, reminders, erasures: [noted(key, FIRST)], stops: [{ id: 'stopped', at: now }] };
  expect(await restored(backup)).toMatchObject({ erased: [key], counts: { erasedAgain: 1, stoppedAgain: 1 } });
  const ns = store.connection.name;
  const [dropped] = await oplog
    .find({ ns: `${ns}.$cmd`, 'o.dropDatabase': 1 })
    .sort({ $natural: -1 })
    .limit(1)
    .toArray();
  const since = await oplog.find({ ns: new RegExp(`^${ns}\\.`), ts: { $gt: dropped?.ts } }).toArray();
  expect(since.map(({ op }) => op)).toContain('i');
  expect(JSON.stringify(since)).not.toMatch(/wilhelmina/i);
  expect(await leads.any.findById(key).lean()).toMatchObject({
    seq: 1,
    firstName: '',
    effects: { erasedWebhook: { state: 'due', order: 1 } },
  });
});

it('leaves a request with a hold, and counts it', async () => {
  await leads.any.collection.insertOne(document(key, FIRST) as never);
  await holdLead(leads, key, { reason: 'A complaint', by: 'boss', now });
  const stored = await leads.any.find().lean<LeadRecord[]>();
  await store.connection.dropDatabase();
  expect(await restored({ stored, erasures: [noted(key, FIRST)] })).toMatchObject({
    erased: [],
    counts: { keptByHold: 1, erasedAgain: 0 },
  });
});

it.each<[string, () => Backup, () => Partial<Awaited<ReturnType<typeof restored>>>]>([
  [
    'the request that has its id',
    () => ({ stored: [document(key, FIRST)], sealed: [copy(OTHER), copy(FIRST, 1)], erasures: [noted(key)] }),
    () => ({ erased: [key], back: [bodyId(key, OTHER)] }),
  ],
  ['the sealed copy that would get its id', () => ({ sealed: [copy(OTHER)], erasures: [noted(beside)] }), () => ({ back: [] })],
  [
    'the oldest copy of its key, without a request',
    () => ({ sealed: [copy(OTHER, 1), copy(FIRST)], erasures: [noted(key)] }),
    () => ({ back: [bodyId(key, OTHER)] }),
  ],
  ['nothing else', () => ({ sealed: [copy(FIRST)], erasures: [noted(randomUUID())] }), () => ({ back: [bodyId(key, FIRST)] })],
])('takes a line of an older version for %s', async (_what, backup, outcome) => {
  expect(await restored(backup())).toMatchObject(outcome());
});
