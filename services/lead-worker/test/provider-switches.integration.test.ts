import { PAUSED_ITSELF, PipelineHealth } from '@annuity-lantern/contracts/http';
import { FAILS_FOR, LEAST_FAILURES, openProviderSwitches, type ProviderState, type ProviderSwitches } from '@annuity-lantern/lead-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { tellPaused } from '../src/providers/tell-paused.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview } from './support/post-lead.ts';
import { signInAsStaff } from './support/read-as-staff.ts';
import { scrape } from './support/scrape.ts';

const REDIS_DATABASE = 13;

describe('the switches', () => {
  let store: Store;
  let switches: ProviderSwitches;

  beforeAll(async () => {
    const url = new URL(inject('mongodbUrl'));
    url.pathname = '/worker-provider-switches';
    store = connectStore({ mongodbUrl: url.href });
    await store.connected;
    switches = openProviderSwitches(store.connection);
  });

  beforeEach(async () => {
    await records().deleteMany({});
  });

  afterAll(() => store.close());

  const records = () => store.connection.collection<ProviderState>('providers');
  const state = async () => (await switches.read())[0];
  const ago = (ms: number) => new Date(Date.now() - ms);

  async function failForAnHour(): Promise<void> {
    await switches.failed('lead-webhook', LEAST_FAILURES, 'webhook_busy');
    await records().updateOne({ _id: 'lead-webhook' }, { $set: { failingSince: ago(FAILS_FOR + 1000) } });
    await switches.failed('lead-webhook', 1, 'webhook_failed');
  }

  it('pause once, and resume once, for all who ask at once', async () => {
    const order = { by: 'margaret', reason: '$where it moves' };
    const paused = await Promise.all([1, 2, 3].map(() => switches.pause('lead-webhook', order)));
    expect(paused.toSorted()).toEqual([false, false, true]);
    expect((await state())?.paused).toEqual({ at: expect.any(Date), ...order });
    const resumed = await Promise.all([1, 2, 3].map(() => switches.resume('lead-webhook')));
    expect(resumed.toSorted()).toEqual([false, false, true]);
    expect((await state())?.paused).toBeUndefined();
  });

  it('pause a provider whose attempts have all failed for an hour', async () => {
    expect(await switches.failed('lead-webhook', 50, 'webhook_failed')).toBe(false);
    await switches.worked('lead-webhook');
    await failForAnHour();
    expect((await state())?.paused).toMatchObject({ by: PAUSED_ITSELF, reason: 'webhook_failed', tryAt: expect.any(Date) });
  });

  it('do not pause it after a success in that hour, nor after few failures', async () => {
    await switches.failed('lead-webhook', LEAST_FAILURES, 'webhook_failed');
    await records().updateOne({ _id: 'lead-webhook' }, { $set: { failingSince: ago(FAILS_FOR + 1000) } });
    await switches.worked('lead-webhook');
    expect(await switches.failed('lead-webhook', LEAST_FAILURES, 'webhook_failed')).toBe(false);
    await switches.worked('lead-webhook');
    await switches.failed('lead-webhook', 1, 'webhook_failed');
    await records().updateOne({ _id: 'lead-webhook' }, { $set: { failingSince: ago(FAILS_FOR + 1000) } });
    expect(await switches.failed('lead-webhook', 1, 'webhook_failed')).toBe(false);
  });

  it('let one process try it every 5 minutes, and resume it when that succeeds', async () => {
    await failForAnHour();
    expect(await switches.claimTry('lead-webhook')).toBe(false);
    await records().updateOne({ _id: 'lead-webhook' }, { $set: { 'paused.tryAt': ago(0) } });
    const tried = await Promise.all([1, 2, 3].map(() => switches.claimTry('lead-webhook')));
    expect(tried.toSorted()).toEqual([false, false, true]);
    expect(await switches.worked('lead-webhook')).toBe(true);
    expect(await state()).toEqual({ _id: 'lead-webhook', resumedAt: expect.any(Date) });
  });

  it('do not resume by themselves what a manager paused, also if it had paused itself before', async () => {
    await failForAnHour();
    expect(await switches.pause('lead-webhook', { by: 'margaret', reason: 'It moves.' })).toBe(true);
    expect((await state())?.paused).toEqual({ at: expect.any(Date), by: 'margaret', reason: 'It moves.' });
    expect(await switches.claimTry('lead-webhook')).toBe(false);
    expect(await switches.worked('lead-webhook')).toBe(false);
    expect((await state())?.paused?.by).toBe('margaret');
  });

  it('mail staff once of a provider that paused itself, while mails run', async () => {
    const sent: string[] = [];
    const mailer = { send: async (_mail: unknown, to: unknown, key: string) => void sent.push(`${to} ${key}`) };
    const tell = (isQueuePaused: boolean) =>
      tellPaused({ switches, watch: { isQueuePaused: () => isQueuePaused }, mailer, staffMailTo: ['desk@example.org'], deskOrigin: '' });
    await failForAnHour();
    await tell(true);
    expect(sent).toEqual([]);
    await Promise.all([tell(false), tell(false)]);
    await tell(false);
    expect(sent).toEqual([expect.stringMatching(/^desk@example\.org provider\/lead-webhook\/\d+$/)]);
  });
});

describe('a provider that a manager paused', () => {
  let rig: PipelineRig;

  beforeAll(async () => {
    rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  });

  afterAll(() => rig.end());

  it('gets nothing, by jobs or without Redis, and all of it once it is resumed, without a try used up', async () => {
    const [intake, worker, desk] = await Promise.all([rig.startIntake(), rig.startWorker(), rig.startDesk()]);
    const staff = await signInAsStaff(desk);
    const switchTo = (step: string, body: object = {}) => staff.post(`/api/pipeline/providers/lead-webhook/${step}`, body);
    const gauge = async () => (await scrape(worker)).get('lantern_provider_paused{queue="lead-webhook"}');
    const late = async () => (await scrape(worker)).get('lantern_effect_oldest_due_seconds{effect="webhook"}');
    expect(await gauge()).toBe(0);

    expect((await switchTo('pause', { reason: 'The CRM moves.' })).status).toBe(204);
    expect((await switchTo('pause', { reason: 'The CRM moves.' })).status).toBe(404);
    await expect.poll(gauge).toBe(1);
    await expect.poll(() => worker.output()).toContain('a provider is paused, its effects wait');
    const { body } = await postConsultation(intake);
    await expect.poll(() => rig.mailsOf(body.id).length).toBe(1);
    await rig.redis.set('down');
    const other = await postReview(intake);
    await expect.poll(() => rig.mailsOf(other.body.id).length).toBe(1);
    // Without Redis the sweep runs its effects, and would run the webhooks that are due.
    const third = await postReview(intake);
    await expect.poll(() => rig.mailsOf(third.body.id).length).toBe(1);
    expect(rig.webhook.received).toEqual([]);
    expect([await rig.effect(body.id, 'webhook'), await rig.effect(other.body.id, 'webhook')]).toMatchObject([
      { state: 'due', attempts: 0 },
      { state: 'due', attempts: 0 },
    ]);
    expect(await late()).toBe(0);
    const health = PipelineHealth.parse(await (await staff.get('/api/pipeline/health')).json());
    expect(health.providers.find(({ queue }) => queue === 'lead-webhook')).toMatchObject({
      color: 'amber',
      paused: { by: 'admin', reason: 'The CRM moves.', waiting: 3 },
    });
    expect(health.findings).toContainEqual({ code: 'provider_paused', queue: 'lead-webhook', count: 3 });
    expect(health.findings.map(({ code }) => code)).not.toContain('effects_late');

    await rig.redis.set('open');
    expect((await switchTo('resume')).status).toBe(204);
    expect((await switchTo('resume')).status).toBe(404);
    await rig.settled([body.id, other.body.id, third.body.id]);
    expect(rig.webhook.countsByKey()).toEqual(
      new Map([
        [`lead/${body.id}/webhook`, 1],
        [`lead/${other.body.id}/webhook`, 1],
        [`lead/${third.body.id}/webhook`, 1],
      ]),
    );
    expect((await rig.effect(body.id, 'webhook'))?.attempts).toBe(1);
    const audit = (await (await staff.get('/api/audit?limit=4')).json()) as { readonly action: string; readonly details: object }[];
    expect(audit.map(({ action }) => action)).toEqual([
      'provider_resumed_refused',
      'provider_resumed',
      'provider_resumed',
      'provider_paused_refused',
    ]);
    expect(JSON.stringify(audit)).not.toContain('moves');
  });
});
