import { randomUUID } from 'node:crypto';
import { PipelineHealth } from '@annuity-lantern/contracts/http';
import { openProviderSwitches } from '@annuity-lantern/lead-store';
import { startHeartbeat } from '@annuity-lantern/service-kit/heartbeat';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { openRedis, type RedisLink } from '@annuity-lantern/service-kit/redis';
import { createRestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createReadings } from '../src/health/readings.ts';
import { toPipelineHealth } from '../src/health/to-pipeline-health.ts';
import { type DeskUnderTest, startDesk, storeRequests } from './desk-under-test.ts';
import { office } from './sample-office.ts';
import { SeverableProxy } from './severable-proxy.ts';

const REDIS_DATABASE = 41;
const log = createLog('lead-desk', 'silent');
const stream = '{lantern}:heartbeat:all';
let desk: DeskUnderTest;
let proxy: SeverableProxy;
let link: RedisLink;
let redisUrl: string;
let read: () => Promise<PipelineHealth>;

const connected = () => vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 120_000 });

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-health');
  proxy = new SeverableProxy(inject('redisUrl'));
  await proxy.open();
  redisUrl = `redis://127.0.0.1:${proxy.port}/${REDIS_DATABASE}`;
  link = openRedis(redisUrl, log);
  await connected();
  await link.connection.flushdb();
});

beforeEach(() => {
  read = readerOf(desk);
});

afterAll(async () => {
  link.stop();
  await proxy.sever();
  await desk.stop();
});

/** Reads the health like this desk, without the cache of earlier reads. */
function readerOf({ leads, store }: DeskUnderTest): () => Promise<PipelineHealth> {
  const switches = openProviderSwitches(store.connection);
  const readings = createReadings({ store, hours: office, leads, switches, indexesExist: () => true, redis: link, log });
  return async () => PipelineHealth.parse(toPipelineHealth(await readings(), new Date()));
}

const codes = ({ findings }: PipelineHealth) => findings.map(({ code, process }) => (process ? `${code} ${process}` : code));

/** Writes a worker's heartbeat as if this many seconds ago. */
async function addBeat(secondsAgo: number, id: string, counts: object = {}): Promise<void> {
  const [seconds] = await link.connection.time();
  const at = `${(Number(seconds) - secondsAgo) * 1000}-*`;
  await link.connection.xadd(stream, at, 'kind', 'lead-worker', 'id', id, 'started', '0', 'counts', JSON.stringify(counts));
}

function startWorkerBeat() {
  const metrics = createMetrics();
  const count = metrics.counter({ name: 'things_total', help: 'Things', labels: { outcome: ['done'] } });
  const counts = [{ metric: 'things_total', names: () => ['done', 'persist.done'] }];
  return { count, heartbeat: startHeartbeat({ kind: 'lead-worker', redis: link, metrics, counts, log }) };
}

// Each test reads what earlier ones left behind.
describe('the health of the pipeline', { shuffle: false }, () => {
  describe('heartbeats', () => {
    it('show which processes run, until they say that they stop', async () => {
      await link.connection.del(stream);
      const { count, heartbeat } = startWorkerBeat();
      const worker = async () => (await read()).processes.find(({ kind }) => kind === 'lead-worker');
      await expect.poll(worker).toMatchObject({ color: 'green', alive: 1, counts: {} });
      count({ outcome: 'done' }, 3);
      await heartbeat.stop();
      expect(await worker()).toMatchObject({ color: 'green', alive: 0, counts: { done: 3 } });
      const health = await read();
      expect(health.effects.find(({ effect }) => effect === 'persist')?.outcomes).toEqual({ done: 3 });
      expect(codes(health)).toContain('service_down lead-intake');
      expect(await link.connection.pttl(stream)).toBeGreaterThan(3_500_000);
    });

    it('name a silent worker that was replaced, and turn red if no other one runs', async () => {
      await link.connection.del(stream);
      await addBeat(50, 'silent');
      const { heartbeat } = startWorkerBeat();
      await expect.poll(async () => codes(await read())).toContain('service_restarted lead-worker');
      await heartbeat.stop();
      await link.connection.del(stream);
      await addBeat(70, 'silent');
      const health = await readerOf(desk)();
      expect(health.color).toBe('red');
      expect(health.findings).toContainEqual({ code: 'service_down', process: 'lead-worker', seconds: expect.closeTo(70, -1) });
    });

    it('of many workers are all read for an hour', async () => {
      await link.connection.del(stream);
      const [seconds] = await link.connection.time();
      const writing = link.connection.pipeline();
      for (let beat = 0; beat < 2500; beat += 1) {
        const fields = ['kind', 'lead-worker', 'id', `${beat % 7}`, 'started', '0', 'counts', JSON.stringify({ done: beat })];
        writing.xadd(stream, `${Number(seconds) * 1000 - 2500 + beat}-*`, ...fields);
      }
      await writing.exec();
      // The worker's first heartbeat is followed by 2,493 more, each with seven more done.
      const worker = (await read()).processes.find(({ kind }) => kind === 'lead-worker');
      expect(worker).toMatchObject({ alive: 7, counts: { done: 2493 * 7 } });
    });

    it('of another version are skipped if unreadable', async () => {
      await link.connection.del(stream);
      await link.connection.xadd(stream, '*', 'kind', 'lead-poet', 'id', 'x', 'started', '0', 'counts', '{}');
      await link.connection.xadd(stream, '*', 'kind', 'lead-worker', 'id', 'x', 'started', '0', 'counts', 'none');
      expect((await read()).processes.every(({ alive }) => alive === 0)).toBe(true);
    });
  });

  it('reports sealed requests that wait', async () => {
    const producer = createRestoreProducer(redisUrl, log);
    onTestFinished(() => producer.stop());
    const submission = { leadId: randomUUID(), sealed: 'sealed', fingerprint: 'one', createdAt: new Date() };
    await vi.waitFor(() => producer.keep(submission), { timeout: 120_000 });
    const health = await read();
    expect(health.sealed).toEqual({ color: 'amber', waiting: 1, parked: 0 });
    expect(codes(health)).toContain('sealed_waiting');
  });

  it('reports what is overdue and what was given up, by index', async () => {
    const [late = '', parked = ''] = await storeRequests(desk.leads, 2, () => 0);
    const hourAgo = new Date(Date.now() - 3_600_000);
    const due = { 'effects.staffMail': { state: 'due', attempts: 1, nextAt: hourAgo } };
    await desk.leads.any.updateOne({ _id: late }, { $set: due });
    const given = { parkedAt: hourAgo, parked: [{ effect: 'webhook', state: 'parked', reason: 'webhook_gone', at: hourAgo }] };
    await desk.leads.any.updateOne({ _id: parked }, { $set: given });
    const health = await read();
    expect(health.effects.find(({ effect }) => effect === 'staffMail')).toMatchObject({
      color: 'red',
      oldestDueSeconds: expect.closeTo(3600, -2),
    });
    expect(health.queues.find(({ queue }) => queue === 'lead-notify')).toMatchObject({ color: 'red', jobs: { waiting: 0 } });
    expect(health.effects.find(({ effect }) => effect === 'webhook')).toMatchObject({
      color: 'amber',
      givenUp: { parked: 1, unconfirmed: 0 },
    });
  });

  it('knows nothing about Redis while it is away, still reports MongoDB, and recovers', async () => {
    const { heartbeat } = startWorkerBeat();
    await proxy.sever();
    const away = await read();
    // A process still stops.
    await heartbeat.stop();
    expect(new Set(codes(away))).toEqual(new Set(['effects_late', 'redis_away', 'effects_parked']));
    expect(away.redis).toEqual({ color: 'amber' });
    expect([...away.processes, away.sealed].every(({ color }) => color === 'unknown')).toBe(true);
    expect(away.effects.find(({ effect }) => effect === 'webhook')).toMatchObject({ color: 'amber', givenUp: { parked: 1 } });
    await proxy.open();
    await connected();
    await expect.poll(async () => (await read()).redis.color).toBe('green');
  });

  it('says that MongoDB does not answer while it is frozen, and still reports Redis', async () => {
    const mongodb = new SeverableProxy(inject('mongodbUrl'));
    await mongodb.open();
    const own = await startDesk(mongodb.urlFor('desk-health-frozen'), 'desk-health-frozen');
    onTestFinished(async () => {
      await mongodb.sever();
      await own.stop();
    });
    const readOwn = readerOf(own);
    expect((await readOwn()).mongodb.color).toBe('green');
    mongodb.freeze();
    const health = await readOwn();
    expect(health).toMatchObject({ color: 'red', mongodb: { color: 'red' }, redis: { color: 'green' } });
    expect(health.findings[0]).toEqual({ code: 'mongodb_away' });
    expect(health.effects.every(({ color }) => color === 'unknown')).toBe(true);
  });

  it('is read once for all desks that ask within seconds, even if this desk has no Redis', async () => {
    const cookie = await desk.signIn();
    const aggregate = vi.spyOn(desk.leads.any, 'aggregate');
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.call('/api/pipeline/health', { cookie })));
    const [health] = await Promise.all(answers.map(async (answer) => PipelineHealth.parse(await answer.json())));
    expect(aggregate).toHaveBeenCalledTimes(1);
    expect(health?.findings).toContainEqual({ code: 'redis_unset' });
  });
});
