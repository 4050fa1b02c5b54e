import { createLog } from '@annuity-lantern/service-kit/log';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Recipient } from '../src/mail/create-mailer.ts';
import { tellApprovers } from '../src/rates/tell-approvers.ts';

const at = new Date('2026-11-18T12:00:00Z');
const MINUTE = 60_000;
let store: Store;
let sent: { readonly to: Recipient; readonly key: string }[];
let failure: Error | undefined;

beforeAll(async () => {
  const url = new URL(inject('mongodbUrl'));
  url.pathname = '/worker-tell-approvers';
  store = connectStore({ mongodbUrl: url.href });
  await store.connected;
});

afterAll(() => store.close());

beforeEach(async () => {
  sent = [];
  failure = undefined;
  for (const name of ['users', 'rateBatches', 'rateSheet']) await store.connection.collection(name).deleteMany({});
  await waits('of dana', 'dana');
  for (const username of ['dana', 'mia', 'ruth']) await addManager(username);
});

async function addManager(username: string): Promise<void> {
  const createdAt = new Date(at.getTime() - MINUTE);
  const user = { _id: username, username, role: 'manager', passwordHash: 'a hash', createdAt, mail: `${username}@example.org` };
  await store.connection.collection('users').insertOne(user as never);
}

/** A sheet waits for approval, sent by an account or by the source. */
async function waits(batch: string, staffId?: string): Promise<void> {
  const counts = { rates: 20, added: 1, changed: 9, adjusted: 0, removed: 0, unchanged: 10 };
  const by = staffId ? { by: 'staff', staff: staffId, staffId } : { by: 'source' };
  const waiting = { batch, digest: batch, at };
  await store.connection.collection('rateBatches').insertOne({ _id: batch, ...by, at, counts, state: 'waiting' } as never);
  const update = { $set: { [`waiting.${batch.replaceAll(' ', '-')}`]: waiting } };
  await store.connection.collection('rateSheet').updateOne({ _id: 'current' as never }, update, { upsert: true });
}

const tellAfter = (ms: number) =>
  tellApprovers({
    connection: store.connection,
    mailer: {
      send: async (_mail, to, key) => {
        if (failure) throw failure;
        sent.push({ to, key });
      },
    },
    staffMailTo: ['desk@example.org'],
    deskOrigin: 'https://desk.example.com',
    log: createLog('lead-worker', 'silent'),
    now: () => new Date(at.getTime() + ms),
  });

it('mails those who may approve a sheet, once, when it has waited for a minute', async () => {
  await tellAfter(MINUTE - 1);
  expect(sent).toEqual([]);
  await waits('of the source');
  await Promise.all([tellAfter(MINUTE), tellAfter(MINUTE)]);
  await tellAfter(60 * MINUTE);
  expect(sent.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual([
    { to: ['mia@example.org', 'ruth@example.org'], key: 'rates/of dana' },
    { to: ['dana@example.org', 'mia@example.org', 'ruth@example.org'], key: 'rates/of the source' },
  ]);
});

it('tries again after five minutes if a mail failed, and not once the sheet waits no more', async () => {
  failure = new Error('the mail host is away');
  await expect(tellAfter(MINUTE)).rejects.toBe(failure);
  failure = undefined;
  await tellAfter(2 * MINUTE);
  expect(sent).toEqual([]);
  await tellAfter(6 * MINUTE);
  expect(sent).toHaveLength(1);
  await waits('of mia', 'mia');
  await store.connection.collection('rateSheet').deleteMany({});
  await tellAfter(7 * MINUTE);
  expect(sent).toHaveLength(1);
});

it('mails the address for all staff mail if no one who may approve has an address', async () => {
  await store.connection.collection('users').updateMany({}, { $unset: { mail: 1 } });
  await tellAfter(MINUTE);
  expect(sent).toEqual([{ to: ['desk@example.org'], key: 'rates/of dana' }]);
});
