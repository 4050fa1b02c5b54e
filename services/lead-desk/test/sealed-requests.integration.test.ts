import { randomUUID } from 'node:crypto';
import type { SealedRequest } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { openRedis, type RedisLink } from '@annuity-lantern/service-kit/redis';
import { createRestoreProducer, type RestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { type RestoreWorkerOptions, startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type DeskUnderTest, startDesk, watchAudit } from './desk-under-test.ts';
import { SeverableProxy } from './severable-proxy.ts';

const REDIS_DATABASE = 42;
const log = createLog('lead-desk', 'silent');
const since = new Date('2026-03-02T15:00:00.000Z');
const list = '/api/pipeline/sealed';
let proxy: SeverableProxy;
let desk: DeskUnderTest;
let link: RedisLink;
let producer: RestoreProducer;
let redisUrl: string;
let cookie: string;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  proxy = new SeverableProxy(inject('redisUrl'));
  await proxy.open();
  redisUrl = `redis://127.0.0.1:${proxy.port}/${REDIS_DATABASE}`;
  desk = await startDesk(inject('mongodbUrl'), 'desk-sealed', log, undefined, undefined, redisUrl);
  link = openRedis(redisUrl, log);
  producer = createRestoreProducer(redisUrl, log);
  cookie = await desk.signIn();
});

beforeEach(async () => {
  await vi.waitFor(() => expect(link.isConnected()).toBe(true), { timeout: 120_000 });
  await link.connection.flushdb();
  audited = await watchAudit(desk);
});

afterAll(async () => {
  await producer.stop();
  link.stop();
  await desk.stop();
  await proxy.sever();
});

/** Seals a request. Returns the id of its job. */
async function seal(leadId: string = randomUUID()): Promise<string> {
  await vi.waitFor(() => producer.keep({ leadId, sealed: 'ada@example.org', fingerprint: 'digest', createdAt: since }), {
    timeout: 120_000,
  });
  return `${leadId}-digest`;
}

function startWorker(handle: RestoreWorkerOptions['handle']) {
  const worker = startRestoreWorker({ redisUrl, concurrency: 1, log, handle });
  onTestFinished(() => worker.stop());
}

async function read(): Promise<{ readonly requests?: readonly SealedRequest[]; readonly more: boolean }> {
  return (await desk.call(list, { cookie })).json();
}
const retry = (id: string, as: { cookie?: string } = { cookie }) => desk.call(`${list}/${id}/retry`, { method: 'POST', ...as });
/** The only request, once a try of it has ended. */
async function tried(): Promise<SealedRequest> {
  await expect.poll(async () => (await read()).requests?.[0]?.reason).toBeDefined();
  return (await read()).requests?.[0] as SealedRequest;
}

it('are listed with their age and state, without what is sealed', async () => {
  const id = await seal();
  const text = await (await desk.call(list, { cookie })).text();
  expect(JSON.parse(text)).toEqual({
    requests: [{ id, leadId: id.slice(0, 36), since: since.toISOString(), state: 'waiting', tries: 0 }],
    more: false,
  });
  expect(text).not.toContain('ada@');
});

it('name the reason of the last try, and a parked one comes first', async () => {
  const parked = await seal();
  startWorker(async ({ leadId }) => (parked.startsWith(leadId) ? { parked: 'unknown_key' } : 'again'));
  expect(await tried()).toMatchObject({ id: parked, state: 'parked', tries: 1, reason: 'unknown_key' });
  const waiting = await seal();
  await expect.poll(async () => (await read()).requests?.[1]).toMatchObject({ id: waiting, reason: 'not_yet' });
  expect((await read()).requests?.[0]?.id).toBe(parked);
});

it('are stored by a retry after their worker was lost four times, without a restart of a worker', async () => {
  const id = await seal();
  await link.connection.hset(`{lantern}:lead-restore:${id}`, 'stc', '4');
  const seen: number[] = [];
  startWorker(async (_job, losses) => {
    seen.push(losses);
    return losses > 3 ? { parked: 'worker_lost' } : 'restored';
  });
  expect(await tried()).toMatchObject({ state: 'parked', reason: 'worker_lost' });
  expect((await retry(id)).status).toBe(204);
  await expect.poll(async () => (await read()).requests).toEqual([]);
  expect(seen).toEqual([4, 0]);
  expect(await audited()).toEqual([{ at: expect.any(Date), by: 'margaret', action: 'sealed_retried', leadId: id.slice(0, 36) }]);
});

it('are tried at once instead of after their pause', async () => {
  const id = await seal();
  const times: number[] = [];
  startWorker(async () => (times.push(performance.now()) > 4 ? 'restored' : 'again'));
  // The fifth try would come 15 s after the first one.
  await expect.poll(() => times.length).toBe(4);
  await expect.poll(async () => (await read()).requests?.[0]?.tries).toBe(4);
  expect((await retry(id)).status).toBe(204);
  await expect.poll(() => times.length).toBe(5);
});

it('answer a retry with 404 if there is none, and record the refusal', async () => {
  const id = `${randomUUID()}-digest`;
  expect((await retry(id)).status).toBe(404);
  expect((await audited()).map(({ action }) => action)).toEqual(['sealed_retried', 'sealed_retried_refused']);
  expect((await retry('nonsense')).status).toBe(400);
  expect((await retry(id, {})).status).toBe(401);
});

it('are not known while Redis is away, and a retry answers 503', async () => {
  const id = await seal();
  await proxy.sever();
  onTestFinished(() => proxy.open());
  expect(await read()).toEqual({ more: false });
  const answer = await retry(id);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: 'Redis does not answer. Please try again shortly.' });
});
