import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { askStores, noteInStore } from '../src/production-check/ask-stores.ts';

const url = `mongodb://${new URL(inject('mongodbUrl')).host}/ask-stores-${randomUUID().slice(0, 8)}?directConnection=true`;
const client = new MongoClient(url);

beforeAll(() => client.connect());
afterAll(async () => {
  await client.db().dropDatabase();
  await client.close();
});

it('counts managers with a code, and people without a licensed state, and knows the disk', async () => {
  const licenses = { lines: [{ state: 'OH', number: '1', until: '2027-01-01' }], at: new Date(), by: 'm' };
  const signsIn = { passwordHash: 'hash', code: { secret: 'sealed', step: 1, since: new Date(), recovery: [] } };
  const users: (Readonly<Record<string, unknown>> & { readonly _id: string; readonly role: string })[] = [
    { _id: 'm', role: 'manager', ...signsIn, licenses },
    { _id: 'no-code', role: 'manager', passwordHash: 'hash' },
    { _id: 'agent', role: 'agent', licenses },
    { _id: 'emptied', role: 'agent', licenses: { ...licenses, lines: [] } },
    { _id: 'viewer', role: 'viewer' },
    { _id: 'gone', role: 'agent', disabledAt: new Date() },
  ];
  await client
    .db()
    .collection<{ _id: string }>('users')
    .insertMany(users.map((user) => ({ ...user, username: user._id })));
  const report = await askStores(url);
  expect(report).toMatchObject({ managersWithCode: 1, licensed: 2, unlicensed: 2, rates: { count: 0, samples: 0 }, operations: {} });
  expect(report?.disk?.total).toBeGreaterThan(report?.disk?.used ?? Number.POSITIVE_INFINITY);
  // A direct connection shows no members.
  expect(report?.members).toBeUndefined();
});

it('finds what was noted, and when', async () => {
  const before = Date.now();
  await noteInStore(url, 'alert');
  const at = (await askStores(url))?.operations.alert;
  expect(at?.getTime()).toBeGreaterThanOrEqual(before);
});

it('knows nothing of a MongoDB that is away, and notes nothing there', async () => {
  expect(await askStores(undefined)).toBeUndefined();
  await expect(noteInStore(undefined, 'alert')).rejects.toThrow('It could not be noted in MongoDB: MONGODB_URL is not set.');
});
