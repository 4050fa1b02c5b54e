import { randomUUID } from 'node:crypto';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import { createLog } from '@annuity-lantern/service-kit/log';
import {
  createJobProducer,
  type EffectToDispatch,
  type JobProducer,
  type JobWorker,
  startJobWorker,
} from '@annuity-lantern/service-kit/queue';
import { startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import { openSealedRequests } from '@annuity-lantern/service-kit/sealed-requests';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { startTcpGate, type TcpGate } from './support/tcp-gate.ts';

const REDIS_DATABASE = 16;

const log = createLog('queue-test', 'silent');
let gate: TcpGate;
let redisUrl: string;
let producer: JobProducer;
let worker: JobWorker | undefined;

beforeEach(async () => {
  const at = new URL(inject('redisUrl'));
  gate = await startTcpGate(at.hostname, Number(at.port));
  // Its own database, because other tests use queues of the same names.
  redisUrl = `redis://127.0.0.1:${gate.port}/${REDIS_DATABASE}`;
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await producer.stop();
  await gate.stop();
});

const job = (): EffectToDispatch => ({ leadId: randomUUID(), effect: 'persist', attempts: 0 });

function collectJobs(): string[] {
  const seen: string[] = [];
  const handle = async ({ leadId }: EffectJob) => {
    seen.push(leadId);
  };
  worker = startJobWorker({ redisUrl, queue: 'lead-persist', concurrency: 1, log, handle });
  return seen;
}

it('a producer that first meets a frozen Redis works once it thaws', async () => {
  producer = createJobProducer(redisUrl, log);
  await expect.poll(() => producer.ready()).toBe(true);
  await gate.set('frozen');
  await expect(producer.enqueue([job()])).rejects.toThrow('Redis did not take the jobs in time');
  // Longer than the commands' own time limit.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await gate.set('open');
  const seen = collectJobs();
  const wanted = job();
  await expect
    .poll(() =>
      producer.enqueue([wanted]).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('taken');
  await expect.poll(() => seen).toContain(wanted.leadId);
});

it('a producer created before Redis is up works once it is up', async () => {
  await gate.set('down');
  producer = createJobProducer(redisUrl, log);
  await expect(producer.enqueue([job()])).rejects.toThrow('Redis is not connected');
  const seen = collectJobs();
  await gate.set('open');
  const wanted = job();
  await expect
    .poll(() =>
      producer.enqueue([wanted]).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('taken');
  await expect.poll(() => seen).toContain(wanted.leadId);
});

it('the same attempt is enqueued once, and the next attempt beside it', async () => {
  producer = createJobProducer(redisUrl, log);
  await expect.poll(() => producer.ready()).toBe(true);
  const wanted = job();
  for (const attempts of [0, 0, 0, 1, 1]) await producer.enqueue([{ ...wanted, attempts }]);
  const seen = collectJobs();
  const last = job();
  await producer.enqueue([last]);
  await expect.poll(() => seen).toContain(last.leadId);
  expect(seen.filter((id) => id === wanted.leadId)).toHaveLength(2);
});

it('an unreadable job is dropped, and hundreds of several kinds arrive once each', async () => {
  producer = createJobProducer(redisUrl, log);
  await expect.poll(() => producer.ready()).toBe(true);
  const wanted = Array.from({ length: 250 }, job);
  const unreadable = { leadId: 'no-uuid', effect: 'persist', attempts: 0 } as const;
  const others = wanted.map(({ leadId }) => ({ leadId, effect: 'analytics', attempts: 0 }) as const);
  await producer.enqueue([unreadable, ...wanted, ...others]);
  const seen = collectJobs();
  await expect.poll(() => seen.length).toBe(250);
  expect(new Set(seen)).toEqual(new Set(wanted.map(({ leadId }) => leadId)));
});

it('keeps no finished job in Redis', async () => {
  producer = createJobProducer(redisUrl, log);
  await expect.poll(() => producer.ready()).toBe(true);
  const wanted = Array.from({ length: 20 }, job);
  await producer.enqueue(wanted);
  const keysOfJobs = async () => {
    const keys = await redisCommand(redisUrl, REDIS_DATABASE, ['KEYS', '{lantern}:*']);
    return wanted.filter(({ leadId }) => keys.includes(leadId)).length;
  };
  expect(await keysOfJobs()).toBe(20);
  const seen = collectJobs();
  await expect.poll(() => seen.length).toBe(20);
  await expect.poll(keysOfJobs).toBe(0);
});

it('lists parked sealed requests without what they hold, and drops one', async () => {
  producer = createJobProducer(redisUrl, log);
  const [created, leadIds] = [1_700_000_000_000, [randomUUID(), randomUUID()]];
  const ids = leadIds.map((leadId) => `${leadId}-hmac`).toSorted();
  const sealed = await openSealedRequests(redisUrl, log);
  await sealed.add(leadIds.map((leadId) => ({ id: `${leadId}-hmac`, data: { v: 1, leadId, sealed: 'k1.text' }, createdAt: created })));
  const restoring = startRestoreWorker({ redisUrl, concurrency: 1, log, handle: async () => ({ parked: 'unknown_key' }) });
  const parked = () => restoring.parked().catch(() => []);
  await expect.poll(async () => (await parked()).map(({ id }) => id).toSorted()).toEqual(ids);
  expect((await parked()).map(({ createdAt }) => createdAt)).toEqual(ids.map(() => new Date(created)));
  await restoring.drop(ids[0] ?? '');
  expect((await parked()).map(({ id }) => id)).toEqual(ids.slice(1));
  await sealed.drop(ids);
  expect(await parked()).toEqual([]);
  await Promise.all([restoring.stop(), sealed.stop()]);
});
