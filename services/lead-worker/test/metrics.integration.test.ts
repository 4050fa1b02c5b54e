import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview, sealReview } from './support/post-lead.ts';
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

/** Metrics of other services, whose own tests check them. */
const toldByOthers = [
  'lantern_posts_limited_total',
  'lantern_lead_posts_held',
  'lantern_lead_posts_resent_total',
  'lantern_lead_posts_given_up_total',
  'lantern_feed_fetches_total',
  'lantern_feed_age_seconds',
  'lantern_rates_fetches_total',
  'lantern_rates_source_age_seconds',
  'lantern_rates_age_seconds',
  'lantern_rates_listed',
  'lantern_rates_waiting_seconds',
];

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

it('are the metrics that alerts, dashboard and documentation name, with their labels', async () => {
  const services = await Promise.all([rig.startIntake(), rig.startWorker({ settings: { SYNTHETIC_LEADS: 'on' } }), rig.startDesk()]);
  onTestFinished(async () => void (await Promise.all(services.map((service) => service.stop()))));
  const texts = await Promise.all(services.map(async ({ origin }) => (await fetch(`${origin}/metrics`)).text()));
  const told = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)).concat(toldByOthers);
  const lines = texts.flatMap((text) => text.split('\n'));
  const [alerts, operations, dashboard] = await Promise.all(
    ['infra/docker/alerts.yml', 'docs/operations/alerts.md', 'infra/docker/dashboard.json'].map((path) => readFile(path, 'utf8')),
  );
  const namesIn = (text = '') =>
    [...new Set(text.match(/(?<![\w-])(?:lantern|process|nodejs)_[a-z0-9_]+/g))].map((name) =>
      name.replace(/(?<=_seconds)_(?:bucket|sum|count)$/, ''),
    );

  expect(namesIn(alerts).length).toBeGreaterThan(10);
  for (const text of [alerts, operations, dashboard]) expect(namesIn(text).filter((name) => !told.includes(name))).toEqual([]);
  // And every exported metric is documented.
  expect(told.filter((name) => name?.startsWith('lantern_') && !namesIn(operations).includes(name))).toEqual([]);

  const rows = ['Status', 'Requests', 'Pipeline', 'Stores', 'Processes', 'Synthetic requests'];
  const { panels } = JSON.parse(dashboard ?? '') as { readonly panels: readonly Panel[] };
  expect(panels.flatMap(({ type, title }) => (type === 'row' ? [title] : []))).toEqual(rows);
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  const selectors = [...`${alerts}\n${shown}`.matchAll(/(lantern_[a-z_]+)\{([^}]*)\}/g)];
  expect(selectors.length).toBeGreaterThan(5);
  for (const [selector, name, labels = ''] of selectors) {
    // Of a label that may have any value but some, only the name is compared.
    const wanted = labels.split(',').map((label) => label.replace(/!~".*"$/, '="'));
    const isTold = lines.some((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)));
    expect(isTold, selector).toBe(true);
  }
  for (const [, alert] of alerts?.matchAll(/- alert: (\w+)/g) ?? []) expect(operations).toContain(`| \`${alert}\` |`);
});

// Each test continues where the previous one ended.
describe('metrics of running services', { shuffle: false }, () => {
  it('begin at 0, so that the first event is an increase', async () => {
    [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    const [ofIntake, ofWorker] = await Promise.all([scrape(intake), scrape(worker)]);
    expect(ofIntake.get('lantern_leads_accepted_total{kind="consultation",answer="sealed"}')).toBe(0);
    expect(ofIntake.get('lantern_leads_refused_total{kind="consultation",reason="store_unavailable"}')).toBe(0);
    expect(ofIntake.get('lantern_ledger_breaker_open')).toBe(0);
    expect(ofIntake.get('lantern_redis_durable')).toBe(1);
    expect(ofWorker.get('lantern_effect_attempts_total{effect="webhook",outcome="parked"}')).toBe(0);
    expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="parked"}')).toBe(0);
    expect(ofWorker.get('lantern_effect_oldest_due_seconds{effect="persist"}')).toBe(0);
    expect(ofWorker.get('lantern_queue_jobs{queue="lead-notify",state="waiting"}')).toBe(0);
    expect(ofWorker.get('lantern_sealed_waiting')).toBe(0);
    expect(ofWorker.get('lantern_provider_failing_seconds{queue="lead-notify"}')).toBe(0);
    expect(ofWorker.get('lantern_nightly_last_seconds{work="backup"}')).toBe(0);
    expect(ofWorker.get('lantern_mongodb_disk_bytes{of="used"}')).toBeGreaterThan(0);
    // Its origin is http.
    expect(ofWorker.has('lantern_certificate_end_seconds')).toBe(false);
  });

  it('come from a worker whose priority is below the priority of the intake', () => {
    const [ofIntake, ofWorker] = [intake, worker].map(({ process }) => getPriority(process.pid));
    // Higher is less important, as for `nice`.
    expect(ofWorker).toBe(Number(ofIntake) + 5);
  });

  it('count accepted and refused requests, and the outcomes of effects', async () => {
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
    // Every request that reached MongoDB had a group of its own.
    expect(ofIntake.get('lantern_ledger_group_leads_count')).toBe(5);
    expect(ofIntake.get('lantern_ledger_group_leads_sum')).toBe(5);
    expect(ofIntake.get('lantern_ledger_insert_seconds_count')).toBe(5);

    await expect.poll(async () => (await scrape(worker)).get('lantern_effect_attempts_total{effect="webhook",outcome="parked"}')).toBe(3);
    const ofWorker = await scrape(worker);
    for (const effect of ['verify', 'persist', 'staffMail', 'visitorMail', 'analytics'])
      expect(ofWorker.get(`lantern_effect_attempts_total{effect="${effect}",outcome="done"}`), effect).toBe(3);
    expect(ofWorker.get('lantern_effect_seconds_count{effect="persist"}')).toBe(3);
    // On a busy machine a claim may be withdrawn and made again.
    expect(ofWorker.get('lantern_effect_wait_seconds_count{effect="persist"}')).toBeGreaterThanOrEqual(3);
    expect(ofWorker.get('lantern_sweep_left')).toBe(0);
    expect(ofWorker.get('lantern_lane_slots{queue="lead-persist",state="free"}')).toBe(12);
    expect(ofWorker.get('lantern_lane_slots{queue="lead-persist",state="waiting"}')).toBe(0);
    for (const name of ['lantern_claims_withdrawn_total', 'lantern_commits_repeated_total'])
      expect(ofWorker.has(`${name}{effect="persist"}`), name).toBe(true);
    expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="parked"}')).toBe(3);
    expect(ofWorker.get('lantern_effects_given_up{effect="webhook",state="unconfirmed"}')).toBe(0);
  });

  it('show that the sweep runs due effects while Redis is away', async () => {
    await rig.redis.set('down');
    const { body } = await postConsultation(intake);
    await rig.settled([body.id]);
    const samples = await scrape(worker);
    expect(samples.has('lantern_queue_jobs{queue="lead-persist",state="waiting"}')).toBe(false);
    expect(samples.get('lantern_sweep_dispatched_total{effect="persist",attempt="first"}')).toBeGreaterThanOrEqual(1);
    expect(samples.get('lantern_sweep_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(samples.get('lantern_effect_oldest_due_seconds{effect="persist"}')).toBe(0);
    await rig.redis.set('open');
    await expect.poll(async () => (await scrape(worker)).has('lantern_sealed_waiting')).toBe(true);
  });

  it('show what is sealed while MongoDB is away, and that MongoDB is not asked then', async () => {
    await rig.mongodb.set('down');
    const posted = [await sealReview(intake), await sealReview(intake), await sealReview(intake)];
    expect(posted.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [ofIntake, ofWorker] = await Promise.all([scrape(intake), scrape(worker)]);
    expect(ofIntake.get('lantern_leads_accepted_total{kind="annuity-review",answer="sealed"}')).toBe(3);
    expect(ofIntake.get('lantern_ledger_breaker_open')).toBe(1);
    expect(ofWorker.get('lantern_sealed_waiting')).toBe(3);
    expect(ofWorker.has('lantern_effect_oldest_due_seconds{effect="persist"}')).toBe(false);
    await rig.mongodb.set('open');
    await expect.poll(async () => (await scrape(worker)).get('lantern_sealed_waiting')).toBe(0);
    await expect.poll(() => postReview(intake).then(({ status }) => status)).toBe(201);
    expect((await scrape(intake)).get('lantern_ledger_breaker_open')).toBe(0);
  });

  it('omit within seconds what an absent store would report, and still report the rest', async () => {
    await Promise.all([rig.mongodb.set('frozen'), rig.redis.set('frozen')]);
    const started = performance.now();
    const samples = await scrape(worker);
    // Prometheus gives up after 10 s.
    expect(performance.now() - started).toBeLessThan(10_000);
    const names = [...samples.keys()];
    for (const absent of ['lantern_effects_given_up', 'lantern_effect_oldest_due_seconds', 'lantern_queue_jobs', 'lantern_sealed_waiting'])
      expect(names.filter((name) => name.startsWith(absent))).toEqual([]);
    expect(samples.get('lantern_effect_attempts_total{effect="persist",outcome="done"}')).toBeGreaterThan(0);
    await Promise.all([rig.mongodb.set('open'), rig.redis.set('open')]);
    await expect.poll(async () => (await scrape(worker)).has('lantern_sealed_waiting')).toBe(true);
    await expect.poll(async () => (await scrape(worker)).has('lantern_effects_given_up{effect="webhook",state="parked"}')).toBe(true);
  });
});
