import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { effectNames } from '@annuity-lantern/contracts/effects';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type OwnStore, startOwnStore } from './support/own-stores.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postConsultation } from './support/post-lead.ts';
import type { SpawnedService } from './support/spawn-service.ts';

let mongodb: OwnStore;
let rig: PipelineRig;

beforeEach(async () => {
  mongodb = await startOwnStore('mongodb', inject('mongodbUrl'), inject('redisUrl'));
  rig = await createPipelineRig(mongodb.url, inject('redisUrl'), 8);
});

afterEach(async () => {
  await rig.end();
  await mongodb.end();
});

/** Visitors who send without a pause until they are told to stop; each answer by its key. */
function sendUntilTold(intake: SpawnedService, visitors: number) {
  const answers = new Map<string, Posted>();
  let told = false;
  const visitor = async () => {
    while (!told) {
      const key = randomUUID();
      const posted = await postConsultation(intake, {}, key);
      answers.set(key, posted);
      if (posted.status !== 201) await pause(200);
    }
  };
  const done = Promise.all(Array.from({ length: visitors }, visitor));
  const countOf = (status: number) => [...answers.values()].filter((posted) => posted.status === status).length;
  const stop = async () => {
    told = true;
    await done;
    return answers;
  };
  return { countOf, stop };
}

/** Sends with each key, four at a time, until it is answered 201. */
async function sendAgain(intake: SpawnedService, keys: readonly string[]) {
  const left = [...keys];
  const taken = new Map<string, Posted>();
  const visitor = async () => {
    for (let key = left.pop(); key; key = left.pop()) {
      const send = async () => {
        const posted = await postConsultation(intake, {}, key);
        taken.set(key, posted);
        return posted.status;
      };
      await expect.poll(send, { timeout: 60_000, interval: 200 }).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  return taken;
}

it('killed under load: every acknowledged lead is there with its outbox, before or after MongoDB is back, and the same key makes no second one', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const load = sendUntilTold(intake, 8);
  await expect.poll(() => load.countOf(201), { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(30);
  await mongodb.kill();
  await expect.poll(() => load.countOf(202), { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(8);
  const answers = await load.stop();
  await mongodb.start();
  const readiness = () => fetch(`${intake.origin}/readyz`).then((answer) => answer.json());
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ dependencies: { mongodb: true } });

  expect(load.countOf(201) + load.countOf(202)).toBe(answers.size);
  for (const { body } of answers.values()) {
    await expect.poll(() => rig.lead(body.id), { timeout: 60_000 }).not.toBeNull();
    const lead = await rig.lead(body.id);
    expect(lead).toMatchObject({ status: 'pending', createdAt: new Date(body.createdAt) });
    expect(Object.keys(lead?.effects ?? {}).sort()).toEqual([...effectNames].sort());
  }
  // Each visitor sends again, whatever was answered.
  const again = await sendAgain(intake, [...answers.keys()]);
  for (const [key, posted] of again) expect(posted.body).toEqual(answers.get(key)?.body);
  const ids = [...again.values()].map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(answers.size);
  expect(await rig.countLeads()).toBe(answers.size);

  // Whatever was being done at that moment.
  for (const { visitorMail, analytics, ...others } of await rig.settled(ids, 40_000)) {
    expect(new Set(Object.values(others))).toEqual(new Set(['done']));
    for (const state of [visitorMail, analytics]) expect(['done', 'unconfirmed']).toContain(state);
  }
  for (const id of ids) expect(rig.mailsOf(id, 'visitorMail').length).toBeLessThanOrEqual(1);
  for (const [, count] of rig.analytics.countsByKey()) expect(count).toBe(1);
}, 90_000);
