import { setTimeout as pause } from 'node:timers/promises';
import { expectedEffects } from '@annuity-lantern/contracts/effects';
import { type LeadRecord, openLeads } from '@annuity-lantern/lead-store';
import { type ReplicaSet, startReplicaSet } from '@annuity-lantern/local/replica-set';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postConsultation, sealConsultation } from './support/post-lead.ts';
import type { SpawnedService } from './support/spawn-service.ts';

const REDIS_DATABASE = 5;

let set: ReplicaSet;
let rig: PipelineRig;
let store: ReturnType<typeof connectStore>;
let intake: SpawnedService;

beforeAll(async () => {
  await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['FLUSHDB']);
  set = await startReplicaSet({ members: 1, testCommands: true });
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  store = connectStore({ mongodbUrl: set.url });
  await store.connected;
  intake = await rig.startIntake({ untilListening: true, settings: { MONGODB_URL: set.url } });
});

afterAll(async () => {
  await rig?.end();
  await store?.close();
  await set?.stop();
});

const acknowledged: Posted['body'][] = [];

const failInserts = (data: object) => ({
  configureFailPoint: 'failCommand',
  mode: 'alwaysOn',
  data: { failCommands: ['insert'], ...data },
});

// Each test continues where the previous one ended.
describe('requests while MongoDB answers with errors', { shuffle: false }, () => {
  it('are stored at once while MongoDB has no error', async () => {
    await expect
      .poll(() => fetch(`${intake.origin}/readyz`).then((answer) => answer.json()))
      .toMatchObject({ dependencies: { mongodb: true } });
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    acknowledged.push(posted.body);
  });

  it.each<[string, Record<string, unknown>]>([
    ['steps down', failInserts({ errorCode: 189 })],
    ['is shutting down', failInserts({ errorCode: 91 })],
    ['cannot reach its shard', failInserts({ errorCode: 6 })],
    ['closes the connection', failInserts({ closeConnection: true })],
    ['does not reach a majority', failInserts({ writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } })],
    [
      'fails with each document by itself',
      { configureFailPoint: 'failCollectionInserts', mode: 'alwaysOn', data: { collectionNS: 'annuity-lantern.leads' } },
    ],
  ])('seals a request while MongoDB %s', async (_when, failPoint) => {
    await set.command(failPoint);
    const posted = await sealConsultation(intake).finally(() =>
      set.command({ configureFailPoint: failPoint.configureFailPoint, mode: 'off' }),
    );
    expect(posted.status).toBe(202);
    acknowledged.push(posted.body);
    // Sealed, too, until the driver has found the primary again.
    const next = async () => {
      const { status, body } = await postConsultation(intake);
      acknowledged.push(body);
      return status;
    };
    await expect.poll(next).toBe(201);
  });

  it('are stored once each, as acknowledged', async () => {
    await rig.startWorker({ untilListening: true, settings: { MONGODB_URL: set.url } });
    const leads = openLeads(store);
    await expect
      .poll(async () =>
        (await leads.any.find({}, { createdAt: 1 }).lean()).map(({ _id, createdAt }) => `${_id} ${createdAt.toISOString()}`).sort(),
      )
      .toEqual(acknowledged.map(({ id, createdAt }) => `${id} ${createdAt}`).sort());
  });

  it('park nothing and use up no try while claims and commits get no majority for 15 s', async () => {
    const failPoint = { configureFailPoint: 'failCommand', mode: 'alwaysOn' };
    const writeConcernError = { code: 64, errmsg: 'waiting for replication timed out' };
    await set.command({ ...failPoint, data: { failCommands: ['findAndModify', 'update'], writeConcernError } });
    // Its own address: the tests above used up the mails of theirs.
    const posted = await postConsultation(intake, { email: 'majority@example.org' });
    const effects = async () => {
      const lead = await openLeads(store).any.findById(posted.body.id).lean<LeadRecord>();
      return expectedEffects.map((name) => lead?.effects[name]);
    };
    await pause(15_000);
    // An effect acts only after its claim was acknowledged.
    expect(rig.trap.messages.filter((mail) => mail.includes(posted.body.id))).toEqual([]);
    await set.command({ ...failPoint, mode: 'off' });
    const done = expectedEffects.map(() => expect.objectContaining({ state: 'done', attempts: 1 }));
    await expect.poll(effects).toEqual(done);
  });
});
