import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview } from './support/post-lead.ts';
import { scrape } from './support/scrape.ts';
import type { SpawnedService } from './support/spawn-service.ts';

const REDIS_DATABASE = 12;

let rig: PipelineRig;
let intake: SpawnedService;
let worker: SpawnedService;

beforeAll(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
});

afterAll(() => rig.end());

it('begin at 0, so that the first event is a rise', async () => {
  [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const [ofIntake, ofWorker] = await Promise.all([scrape(intake), scrape(worker)]);
  expect(ofIntake.get('lantern_leads_accepted_total{kind="consultation",answer="sealed"}')).toBe(0);
  expect(ofIntake.get('lantern_leads_refused_total{kind="consultation",reason="store_unavailable"}')).toBe(0);
  expect(ofIntake.get('lantern_ledger_breaker_open')).toBe(0);
  expect(ofWorker.get('lantern_effect_attempts_total{effect="webhook",outcome="parked"}')).toBe(0);
  expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="parked"}')).toBe(0);
  expect(ofWorker.get('lantern_effect_oldest_due_seconds{effect="persist"}')).toBe(0);
  expect(ofWorker.get('lantern_queue_jobs{queue="lead-notify",state="waiting"}')).toBe(0);
  expect(ofWorker.get('lantern_sealed_waiting')).toBe(0);
});

it('count what was accepted and refused, and what became of it', async () => {
  rig.webhook.behave({ status: 410 });
  const key = randomUUID();
  const posted = [await postConsultation(intake, {}, key), await postReview(intake), await postReview(intake)];
  await postConsultation(intake, {}, key);
  await postConsultation(intake, { lastName: 'Other' }, key);
  await postConsultation(intake, { age: undefined });
  await rig.settled(posted.map(({ body }) => body.id));

  const ofIntake = await scrape(intake);
  expect(ofIntake.get('lantern_leads_accepted_total{kind="consultation",answer="new"}')).toBe(1);
  expect(ofIntake.get('lantern_leads_accepted_total{kind="consultation",answer="repeated"}')).toBe(1);
  expect(ofIntake.get('lantern_leads_accepted_total{kind="annuity-review",answer="new"}')).toBe(2);
  expect(ofIntake.get('lantern_leads_refused_total{kind="consultation",reason="idempotency_key_reused"}')).toBe(1);
  expect(ofIntake.get('lantern_leads_refused_total{kind="consultation",reason="invalid_input"}')).toBe(1);
  // Every request that reached the ledger came by itself.
  expect(ofIntake.get('lantern_ledger_group_leads_count')).toBe(5);
  expect(ofIntake.get('lantern_ledger_group_leads_sum')).toBe(5);
  expect(ofIntake.get('lantern_ledger_insert_seconds_count')).toBe(5);

  await expect.poll(async () => (await scrape(worker)).get('lantern_effect_attempts_total{effect="webhook",outcome="parked"}')).toBe(3);
  const ofWorker = await scrape(worker);
  for (const effect of ['verify', 'persist', 'staffMail', 'visitorMail', 'analytics'])
    expect(ofWorker.get(`lantern_effect_attempts_total{effect="${effect}",outcome="done"}`), effect).toBe(3);
  expect(ofWorker.get('lantern_effect_seconds_count{effect="persist"}')).toBe(3);
  expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="parked"}')).toBe(3);
  expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="unconfirmed"}')).toBe(0);
});

it('tell how long work has been due while Redis is away, and that the sweep brought it back', async () => {
  await rig.redis.set('down');
  const { body } = await postConsultation(intake);
  await expect
    .poll(async () => (await scrape(worker)).get('lantern_effect_oldest_due_seconds{effect="persist"}'), { timeout: 10_000 })
    .toBeGreaterThan(2);
  expect((await scrape(worker)).has('lantern_queue_jobs{queue="lead-persist",state="waiting"}')).toBe(false);
  await rig.redis.set('open');
  await rig.settled([body.id], 20_000);
  const samples = await scrape(worker);
  expect(samples.get('lantern_sweep_dispatched_total{effect="persist",attempt="first"}')).toBeGreaterThanOrEqual(1);
  expect(samples.get('lantern_effect_oldest_due_seconds{effect="persist"}')).toBe(0);
});

it('leave out what a store that is away cannot tell, within seconds, and still tell the rest', async () => {
  await Promise.all([rig.mongodb.set('frozen'), rig.redis.set('frozen')]);
  const started = performance.now();
  const samples = await scrape(worker);
  expect(performance.now() - started).toBeLessThan(3000);
  const names = [...samples.keys()];
  for (const absent of ['lantern_effects_given_up', 'lantern_effect_oldest_due_seconds', 'lantern_queue_jobs', 'lantern_sealed_waiting'])
    expect(names.filter((name) => name.startsWith(absent))).toEqual([]);
  expect(samples.get('lantern_effect_attempts_total{effect="persist",outcome="done"}')).toBeGreaterThan(0);
  await Promise.all([rig.mongodb.set('open'), rig.redis.set('open')]);
  await expect.poll(async () => (await scrape(worker)).has('lantern_sealed_waiting'), { timeout: 10_000 }).toBe(true);
  await expect
    .poll(async () => (await scrape(worker)).has('lantern_effects_given_up{effect="webhook",state="parked"}'), { timeout: 10_000 })
    .toBe(true);
});
