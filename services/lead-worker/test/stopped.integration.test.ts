import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { expectRanOnce } from './support/expect-ran-once.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postMany, postReview } from './support/post-lead.ts';

/** Milliseconds to stop: 25 s, and extra time for a busy machine. Supervisor and compose kill after 30 s. */
const STOPPED_WITHIN = 29_000;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 15);
});

afterEach(() => rig.end());

it('a stopped worker commits what it has begun, and another one runs the rest: each effect once', async () => {
  const intake = await rig.startIntake();
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('hold');
  // Sent before the worker runs: a mail that is held meanwhile would meet its time limit on a busy machine.
  const posted = await postMany(intake, 24);
  const worker = await rig.startWorker({ untilListening: true });
  // Stopped with the first calls: on a busy machine a call that is held longer meets its time limit.
  const begun = () => Math.min(...[rig.trap.messages, rig.webhook.received, rig.analytics.received].map(({ length }) => length));
  await expect.poll(begun, { interval: 20 }).toBeGreaterThan(0);

  const started = performance.now();
  const exit = worker.stop();
  await pause(1000);
  expect(worker.process.exitCode).toBeNull();
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.release();
  expect(await exit).toBe(0);
  expect(performance.now() - started).toBeLessThan(STOPPED_WITHIN);
  const taken = await Promise.all(posted.map(({ body }) => rig.lead(body.id)));
  const states = taken.flatMap((lead) => Object.values(lead?.effects ?? {}));
  // No effect is still claimed, and others wait.
  expect(states.filter(({ state, attempts }) => attempts > 0 && state !== 'done')).toEqual([]);
  expect(states.filter(({ state }) => state === 'due').length).toBeGreaterThan(0);

  await rig.startWorker();
  await expectRanOnce(
    rig,
    posted.map(({ body }) => body.id),
  );
});

it('a stopped intake answers what it has begun: what it acknowledged is stored, and its effects follow', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const acknowledged: string[] = [];
  let open = true;
  const visitor = async () => {
    while (open) {
      const posted: Posted | null = await postReview(intake, { email: `${randomUUID()}@example.org` }).catch(() => null);
      if (!posted) return;
      expect(posted.status).toBe(201);
      acknowledged.push(posted.body.id);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(20);
  expect(await intake.stop()).toBe(0);
  open = false;
  await Promise.all(visitors);
  await expectRanOnce(rig, acknowledged);
});

it.each(['mongodb', 'redis'] as const)('a worker whose %s is frozen still stops in time', async (store) => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.webhook.behave('hold');
  await postReview(intake);
  await expect.poll(() => rig.webhook.received.length, { interval: 20 }).toBe(1);
  await rig[store].set('frozen');
  const started = performance.now();
  await worker.stop();
  expect(performance.now() - started).toBeLessThan(STOPPED_WITHIN);
});
