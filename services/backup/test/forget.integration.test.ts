import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASED_WITHIN_DAYS } from '@annuity-lantern/contracts/erased-within-days';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { eraseLead, openLeads, toRecord } from '@annuity-lantern/lead-store';
import { type RedisReplicas, startRedisReplicas } from '@annuity-lantern/local/redis-replicas';
import { type ReplicaSet, startReplicaSet } from '@annuity-lantern/local/replica-set';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { openSealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { type BackupStore, openBackupStore } from '@annuity-lantern/store-kit/backup';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, it } from 'vitest';

const NAME = 'Wilhelmina-Ottilie';
const log = createLog('forget-test', 'silent');
const now = new Date('2026-11-24T15:00:00Z');
const nextDay = new Date(Date.now() + 86_400_000);

let set: ReplicaSet;
let redis: RedisReplicas;
let store: Store;
let other: Store;
let backupStore: BackupStore;

beforeAll(async () => {
  [set, redis] = await Promise.all([startReplicaSet({ members: 1, oplogMegabytes: 10 }), startRedisReplicas()]);
  [store, other] = [connectStore({ mongodbUrl: set.url }), connectStore({ mongodbUrl: set.url })];
  [backupStore] = await Promise.all([openBackupStore(set.url), store.connected, other.connected]);
}, 60_000);

afterAll(async () => {
  await Promise.all([store, other, backupStore].map((one) => one?.close()));
  await Promise.all([set, redis].map((one) => one?.stop()));
});

/** In which of these collections of MongoDB itself a document has the name. */
async function traces(): Promise<string[]> {
  const client = await store.connected;
  const found = { 'local.oplog.rs': 0, 'config.image_collection': 0, 'annuity-lantern.leads': 0 };
  for (const collection of Object.keys(found) as (keyof typeof found)[]) {
    const [database = '', ...name] = collection.split('.');
    for await (const document of client.db(database).collection(name.join('.')).find({}, { raw: true }))
      if ((document as unknown as Buffer).includes(NAME)) found[collection] += 1;
  }
  return Object.entries(found).flatMap(([collection, count]) => (count > 0 ? [collection] : []));
}

it('has MongoDB lose the name of an erased person in fewer nights than the policy has days', async () => {
  const leads = openLeads(store);
  const id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
  const answers = { ...sampleConsultation, firstName: NAME };
  const record = toRecord({
    kind: 'consultation',
    id,
    bodyHmac: 'hmac',
    createdAt: now,
    answers,
    contact: {} as never,
    consent: null,
    reception: {},
  });
  await leads.any.collection.insertOne(record as never, { ignoreUndefined: true });
  // As a worker that claims its effects, whose session then only reads.
  await openLeads(other).any.collection.findOneAndUpdate({ _id: id as never }, [{ $set: { seq: 0 } }, { $set: { seq: 1 } }]);
  const erasure = { by: 'system', reason: 'asked', now, consentLedger: { record: async () => {} }, erasures: undefined } as const;
  expect(await eraseLead(leads, id, erasure)).toMatchObject({ outcome: 'erased' });
  expect(await traces()).toEqual(['local.oplog.rs', 'config.image_collection']);

  let nights = 0;
  const night = async () => {
    nights += 1;
    await backupStore.forget(2 / ERASED_WITHIN_DAYS, nextDay);
    return await traces();
  };
  while (nights < ERASED_WITHIN_DAYS / 2) await night();
  // The oplog is cut by a note that comes after a checkpoint.
  await expect.poll(night, { interval: 500 }).toEqual([]);
  expect(nights).toBeLessThan(ERASED_WITHIN_DAYS);
}, 30_000);

it('has the file of Redis lose a sealed request that was dropped', async () => {
  const url = `redis://127.0.0.1:${redis.port()}`;
  const [sealed, link] = [await openSealedRequests(url, log), openRedis(url, log)];
  await new Promise<void>((resolve) => link.connection.once('ready', () => resolve()));
  const [, folder] = (await link.connection.call('CONFIG', 'GET', 'dir')) as string[];
  const isThere = async () => {
    const files = await readdir(join(folder ?? '', 'appendonlydir'));
    const texts = await Promise.all(files.map((file) => readFile(join(folder ?? '', 'appendonlydir', file), 'latin1')));
    return texts.some((text) => text.includes(NAME));
  };
  await sealed.add([{ id: 'one', data: { v: 1, sealed: NAME }, createdAt: now.getTime() }]);
  await sealed.drop(['one']);
  expect(await isThere()).toBe(true);
  await sealed.rewriteFile();
  expect(await isThere()).toBe(false);
  await sealed.stop();
  link.stop();
});
