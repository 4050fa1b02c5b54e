import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postMany, postReview } from './support/post-lead.ts';

/** Milliseconds to stop: 25 s, and extra time for a busy machine. Supervisor and compose kill after 30 s. */
const STOPPED_WITHIN = 29_000;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 15);
});

afterEach(() => rig.end());

/** How often each mail reached the server. */
const mailCounts = () => {
  const byId = Map.groupBy(rig.trap.messages, (mail) => /^Message-ID:\s+<(\S+)@/im.exec(mail)?.[1]);
  return [...byId.values()].map(({ length }) => length);
};

it('a stopped worker commits what it has begun, and another one runs the rest: each effect once', async () => {
  const intake = await rig.startIntake();
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('hold');
  // Sent before the worker runs: a mail that is held meanwhile would meet its time limit on a busy machine.
  const posted = await postMany(intake, 24);
  const worker = await rig.startWorker({ untilListening: true });
  // Each lane is full, and more effects wait.
  const busy = () => [rig.trap.messages.length + rig.webhook.received.length, rig.analytics.received.length];
  await expect.poll(busy, { timeout: 60_000, interval: 20 }).toEqual([8, 4]);

  const started = performance.now();
  const exit = worker.stop();
  await pause(1000);
  expect(worker.process.exitCode).toBeNull();
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.release();
  expect(await exit).toBe(0);
  expect(performance.now() - started).toBeLessThan(STOPPED_WITHIN);
  // No effect is still claimed.
  const taken = await Promise.all(posted.map(({ body }) => rig.lead(body.id)));
  expect(taken.flatMap((lead) => Object.values(lead?.effects ?? {})).filter(({ state }) => state === 'sending')).toEqual([]);
  expect(busy()[0]).toBeLessThan(72);

  await rig.startWorker();
  const states = await rig.settled(
    posted.map(({ body }) => body.id),
    30_000,
  );
  expect(new Set(states.flatMap((state) => Object.values(state)))).toEqual(new Set(['done']));
  expect(mailCounts()).toEqual(Array(48).fill(1));
  expect([...rig.webhook.countsByKey().values()]).toEqual(Array(24).fill(1));
  expect([...rig.analytics.countsByKey().values()]).toEqual(Array(24).fill(1));
  const leads = await Promise.all(posted.map(({ body }) => rig.lead(body.id)));
  for (const name of ['verify', 'persist', 'staffMail', 'visitorMail', 'webhook', 'analytics'] as const)
    expect(
      leads.map((lead) => lead?.effects[name].attempts),
      name,
    ).toEqual(Array(24).fill(1));
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
  await expect.poll(() => acknowledged.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(20);
  expect(await intake.stop()).toBe(0);
  open = false;
  await Promise.all(visitors);
  const states = await rig.settled(acknowledged, 60_000);
  expect(states).toHaveLength(acknowledged.length);
  expect(new Set(states.flatMap((state) => Object.values(state)))).toEqual(new Set(['done']));
});

it.each(['mongodb', 'redis'] as const)('a worker whose %s is frozen still stops in time', async (store) => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.webhook.behave('hold');
  await postReview(intake);
  await expect.poll(() => rig.webhook.received.length, { timeout: 60_000, interval: 20 }).toBe(1);
  await rig[store].set('frozen');
  const started = performance.now();
  await worker.stop();
  expect(performance.now() - started).toBeLessThan(STOPPED_WITHIN);
});
