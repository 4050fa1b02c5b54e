import { setTimeout as pause } from 'node:timers/promises';
import { openLeads } from '@annuity-lantern/lead-store';
import { type ReplicaSet, startReplicaSet } from '@annuity-lantern/local/replica-set';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postConsultation, postReview } from './support/post-lead.ts';

const REDIS_DATABASE = 18;
const STEPDOWNS = 3;
/** Milliseconds between two posts, and between two stepdowns. */
const POST_PAUSE = 50;
const STEPDOWN_PAUSE = 1000;

let set: ReplicaSet;
let rig: PipelineRig;
let store: ReturnType<typeof connectStore>;

beforeAll(async () => {
  await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['FLUSHDB']);
  set = await startReplicaSet({ members: 3 });
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  store = connectStore({ mongodbUrl: set.url });
  await store.connected;
});

afterAll(async () => {
  await rig?.end();
  await store?.close();
  await set?.stop();
});

it('loses and parks no acknowledged request while the primary of three members steps down three times', async () => {
  const settings = { MONGODB_URL: set.url };
  const [intake] = await Promise.all([rig.startIntake({ settings }), rig.startWorker({ settings })]);
  const posts: Promise<Posted>[] = [];
  const posting = setInterval(() => posts.push(posts.length % 2 ? postReview(intake) : postConsultation(intake)), POST_PAUSE);
  for (let stepdown = 0; stepdown < STEPDOWNS; stepdown += 1) {
    await pause(STEPDOWN_PAUSE);
    await set.stepDown();
  }
  await pause(STEPDOWN_PAUSE);
  clearInterval(posting);

  const posted = await Promise.all(posts);
  const acknowledged = posted.filter(({ status }) => status === 201 || status === 202);
  const turnedAway = posted.filter(({ status }) => status === 503);
  expect(acknowledged.length + turnedAway.length).toBe(posted.length);
  expect(acknowledged.length).toBeGreaterThan(0.9 * posted.length);
  const leads = openLeads(store);
  const stored = async () => {
    const found = await leads.any.find({}, { createdAt: 1 }).lean();
    return found.map(({ _id, createdAt }) => `${_id} ${createdAt.toISOString()}`);
  };
  const missing = async () => {
    const found = new Set(await stored());
    return acknowledged.filter(({ body }) => !found.has(`${body.id} ${body.createdAt}`));
  };
  await expect.poll(missing).toEqual([]);
  // A request answered 503 may still be stored.
  expect((await stored()).length).toBeLessThanOrEqual(posted.length);
  expect(await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['ZCARD', '{lantern}:lead-restore:failed'])).toContain(':0');
});
