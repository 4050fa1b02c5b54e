import { readMembers } from '@annuity-lantern/store-kit/read-members';
import { MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ReplicaSet, startReplicaSet } from '../src/stores/replica-set.ts';

const MAJORITY = { writeConcern: { w: 'majority', journal: true } } as const;

let set: ReplicaSet;
let client: MongoClient;

beforeAll(async () => {
  set = await startReplicaSet({ members: 3 });
  client = await MongoClient.connect(set.url);
});

afterAll(async () => {
  await client?.close();
  await set?.stop();
});

const notes = () => client.db().collection<{ _id: string }>('notes');
const primary = async () => (await client.db('admin').command({ hello: 1 })).primary;

it('moves the primary and keeps acknowledged writes when it steps down', async () => {
  const before = await primary();
  await notes().insertOne({ _id: 'before' }, MAJORITY);
  await set.stepDown();
  await notes().insertOne({ _id: 'after' }, MAJORITY);
  expect(await primary()).not.toBe(before);
  expect(await notes().countDocuments({ _id: { $in: ['before', 'after'] } })).toBe(2);
});

it('is whole again after its primary was killed', async () => {
  const before = await primary();
  const healthy: (number | undefined)[] = [];
  client.on('topologyDescriptionChanged', () => healthy.push(readMembers(client)?.healthy));
  await set.killPrimary();
  expect(Math.min(...healthy.map(Number))).toBeLessThan(3);
  await notes().insertOne({ _id: 'killed' }, MAJORITY);
  expect(await primary()).not.toBe(before);
  await set.whole();
  const { members } = await client.db('admin').command({ replSetGetStatus: 1 });
  expect(members.map(({ stateStr }: { stateStr: string }) => stateStr).sort()).toEqual(['PRIMARY', 'SECONDARY', 'SECONDARY']);
});

it('shows every member to a client, and knows each as healthy', async () => {
  await expect.poll(() => readMembers(client)).toEqual({ healthy: 3, all: 3 });
});

it('refuses fail points unless it was started for them', async () => {
  await expect(set.command({ configureFailPoint: 'failCommand', mode: 'off' })).rejects.toBeInstanceOf(MongoServerError);
});
