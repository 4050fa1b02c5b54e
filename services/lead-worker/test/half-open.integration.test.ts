import { randomUUID } from 'node:crypto';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createJobProducer, type EffectToDispatch, startJobWorker } from '@annuity-lantern/service-kit/queue';
import { createRestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { beforeEach, expect, inject, it, onTestFinished } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { startTcpGate, type TcpGate } from './support/tcp-gate.ts';

const REDIS_DATABASE = 23;
const log = createLog('half-open-test', 'silent');
let gate: TcpGate;
let gatedUrl: string;
let directUrl: string;

beforeEach(async () => {
  const at = new URL(inject('redisUrl'));
  await redisCommand(at.href, REDIS_DATABASE, ['FLUSHDB']);
  gate = await startTcpGate(at.hostname, Number(at.port));
  onTestFinished(() => gate.stop());
  gatedUrl = `redis://127.0.0.1:${gate.port}/${REDIS_DATABASE}`;
  directUrl = `redis://${at.host}/${REDIS_DATABASE}`;
});

const job = (): EffectToDispatch => ({ leadId: randomUUID(), effect: 'persist', attempts: 0 });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openProducer(redisUrl: string) {
  const producer = createJobProducer(redisUrl, log);
  onTestFinished(() => producer.stop());
  await expect.poll(() => producer.ready()).toBe(true);
  return producer;
}

function collectJobs(): string[] {
  const seen: string[] = [];
  const handle = async ({ leadId }: { readonly leadId: string }) => {
    seen.push(leadId);
    // Enough time for the connection to fall silent before the commit.
    await pause(200);
  };
  const worker = startJobWorker({ redisUrl: gatedUrl, queue: 'lead-persist', concurrency: 2, log, handle });
  onTestFinished(() => worker.stop());
  return seen;
}

it.each(['while it waits for a job', 'while a job runs'])(
  'lets a worker whose connections fall silent %s take new jobs',
  async (moment) => {
    const producer = await openProducer(directUrl);
    const seen = collectJobs();
    const first = job();
    await producer.enqueue([first]);
    await expect.poll(() => seen).toContain(first.leadId);
    // The worker now blocks until a job arrives.
    if (moment === 'while it waits for a job') await pause(1000);
    await gate.set('half-open');
    const next = job();
    await producer.enqueue([next]);
    await expect.poll(() => seen).toContain(next.leadId);
  },
);

it('lets a busy producer enqueue again after its connection fell silent', async () => {
  const producer = await openProducer(gatedUrl);
  await producer.enqueue([job()]);
  await gate.set('half-open');
  const enqueued = () => producer.enqueue([job()]).then(...outcome);
  await expect.poll(enqueued).toBe('taken');
});

it("replaces an idle producer's silent connection, so that the first request of an outage is kept", async () => {
  const restoreProducer = createRestoreProducer(gatedUrl, log);
  onTestFinished(() => restoreProducer.stop());
  const submission = { leadId: randomUUID(), sealed: 'sealed', fingerprint: 'fingerprint', createdAt: new Date() };
  await expect.poll(() => restoreProducer.keep(submission).then(...outcome)).toBe('taken');
  await gate.set('half-open');
  await expect.poll(() => gate.live()).toBe(1);
  // Waits until the new connection is ready.
  await pause(1000);
  await restoreProducer.keep({ ...submission, leadId: randomUUID() });
});

const outcome = [() => 'taken', () => 'refused'] as const;
