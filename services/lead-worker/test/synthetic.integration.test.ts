import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startSynthetic } from '../src/synthetic/start-synthetic.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import type { SpawnedService } from './support/spawn-service.ts';

const REDIS_DATABASE = 20;

let rig: PipelineRig;
let intake: SpawnedService;
let worker: SpawnedService;
beforeAll(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
});
afterAll(() => rig.end());

function start(origin: string, more: { readonly idKey?: string; readonly patience?: number } = {}) {
  const metrics = createMetrics();
  const log = createLog('lead-worker', 'silent');
  const { idKey, leads } = rig;
  const synthetic = startSynthetic({ origin, idKey, leads, metrics, log, now: () => new Date(), every: 1000, ...more });
  onTestFinished(() => synthetic.stop());
  return async (sample: string) => {
    const [, value] = new RegExp(`^${sample.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(await metrics.text()) ?? [];
    return Number(value);
  };
}

// Each test continues where the previous one ended.
describe('a synthetic request', { shuffle: false }, () => {
  it('goes through intake, ledger and every expected effect, and reaches nothing outside', async () => {
    intake = await rig.startIntake();
    worker = await rig.startWorker();
    const read = start(intake.origin);
    await expect.poll(() => read('lantern_synthetic_requests_total{outcome="done"}')).toBeGreaterThanOrEqual(2);
    expect(await read('lantern_synthetic_last_success_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
    expect(await read('lantern_synthetic_seconds_count')).toBeGreaterThanOrEqual(2);
    const documents = await rig.documents();
    expect([...documents].filter(([, found]) => found.length > 0).map(([name]) => name)).toEqual(['leads']);
    for (const lead of documents.get('leads') ?? []) expect(lead).toMatchObject({ synthetic: true, status: 'erased' });
    expect([rig.trap.messages, rig.webhook.received, rig.analytics.received]).toEqual([[], [], []]);
    // Nothing counts it as a request of a visitor.
    const text = await (await fetch(`${intake.origin}/metrics`)).text();
    expect([...text.matchAll(/^lantern_leads_accepted_total\{.*\} [^0]/gm)]).toEqual([]);
  });

  it('is sealed while MongoDB is away, and stays synthetic when it is restored', async () => {
    const before = await rig.countLeads();
    await rig.mongodb.set('down');
    const read = start(intake.origin);
    const sealed = async () => (await (await fetch(`${worker.origin}/metrics`)).text()).match(/^lantern_sealed_waiting (\d+)$/m)?.[1];
    await expect.poll(sealed).toMatch(/[1-9]/);
    await rig.mongodb.set('open');
    await expect.poll(() => read('lantern_synthetic_requests_total{outcome="done"}')).toBeGreaterThanOrEqual(1);
    const found = (await rig.documents()).get('leads') ?? [];
    expect(found.length).toBeGreaterThan(before);
    for (const lead of found) expect(lead).toMatchObject({ synthetic: true, status: 'erased' });
    expect([rig.trap.messages, rig.webhook.received, rig.analytics.received]).toEqual([[], [], []]);
  });

  it('says why it did not come through', async () => {
    const refused = start(intake.origin, { idKey: 'o'.repeat(32) });
    const unreachable = start('http://127.0.0.1:9');
    await worker.stop();
    const late = start(intake.origin, { patience: 100 });
    await expect.poll(() => refused('lantern_synthetic_requests_total{outcome="refused"}')).toBeGreaterThan(0);
    await expect.poll(() => unreachable('lantern_synthetic_requests_total{outcome="unreachable"}')).toBeGreaterThan(0);
    await expect.poll(() => late('lantern_synthetic_requests_total{outcome="late"}')).toBeGreaterThan(0);
    expect(await late('lantern_synthetic_last_success_seconds')).toBe(0);
  });
});
