import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type OwnStore, startOwnStore } from './support/own-stores.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postMany } from './support/post-lead.ts';

/** Reconnecting, one sweep, three hundred effects, with room for a busy machine. */
const CAUGHT_UP = 60_000;

let redis: OwnStore;
let rig: PipelineRig;

beforeEach(async () => {
  redis = await startOwnStore('redis', inject('mongodbUrl'), inject('redisUrl'));
  rig = await createPipelineRig(inject('mongodbUrl'), redis.url, 0);
});

afterEach(async () => {
  await rig.end();
  await redis.end();
});

async function expectAllDoneOnce(ids: readonly string[]): Promise<void> {
  const states = await rig.settled(ids, CAUGHT_UP);
  expect(new Set(states.flatMap((effects) => Object.values(effects)))).toEqual(new Set(['done']));
  for (const effect of ['staffMail', 'visitorMail'] as const) expect(ids.filter((id) => rig.mailsOf(id, effect).length !== 1)).toEqual([]);
  for (const [sink, name] of [[rig.webhook, 'webhook'] as const, [rig.analytics, 'analytics'] as const]) {
    expect([...sink.countsByKey()].sort()).toEqual(ids.map((id) => [`lead/${id}/${name}`, 1]).sort());
  }
}

it('killed while 50 requests come: 50 answers 201, and all effects are done once it is back on its data', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  let killed: Promise<void> | undefined;
  const posted = await postMany(intake, 50, (answered) => {
    if (answered === 15) killed = redis.kill();
  });
  await killed;
  expect(posted.map(({ status }) => status)).toEqual(Array(50).fill(201));
  await redis.start();
  await expectAllDoneOnce(posted.map(({ body }) => body.id));
});

it('started after lead-intake and lead-worker: 50 answers 201 before it is there, and all effects are done once it is', async () => {
  await redis.kill();
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker({ storesAreAway: true })]);
  const ready = await fetch(`${intake.origin}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ dependencies: { mongodb: true, redis: false } })]);
  const posted = await postMany(intake, 50);
  expect(posted.map(({ status }) => status)).toEqual(Array(50).fill(201));
  expect([...rig.trap.messages, ...rig.webhook.received, ...rig.analytics.received]).toEqual([]);
  await redis.start();
  await expectAllDoneOnce(posted.map(({ body }) => body.id));
});

it('killed and wiped: nothing of a lead is lost, whether it came before or after', async () => {
  const intake = await rig.startIntake();
  const first = await postConsultation(intake);
  await redis.kill();
  await rm(join(redis.dataDir, 'redis'), { recursive: true, force: true });
  await mkdir(join(redis.dataDir, 'redis'));
  const second = await postConsultation(intake);
  expect([first.status, second.status]).toEqual([201, 201]);
  await rig.startWorker({ storesAreAway: true });
  await redis.start();
  await expectAllDoneOnce([first.body.id, second.body.id]);
});
