import { randomUUID } from 'node:crypto';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createJobProducer } from '@annuity-lantern/service-kit/queue';
import { createRestoreProducer, type RestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { type OwnStore, startOwnStore } from './support/own-stores.ts';
import { createPipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';
import { scrape } from './support/scrape.ts';
import { startTcpGate, type TcpGate } from './support/tcp-gate.ts';

/** Milliseconds that sealing may take: its budget of 600, and time for a busy machine. */
const LONGEST_SEALING = 1500;
const NO_KEYS = '*0\r\n+OK\r\n';
const durable = {
  appendonly: 'yes',
  appendfsync: 'always',
  'no-appendfsync-on-rewrite': 'no',
  'maxmemory-policy': 'noeviction',
  maxmemory: '0',
};

let redis: OwnStore;
let lines: string[];

beforeAll(async () => {
  redis = await startOwnStore('redis', inject('mongodbUrl'), inject('redisUrl'), { isOnDisk: true });
  await copyAtOnce(redis);
});

afterAll(() => redis.end());

beforeEach(async () => {
  lines = [];
  for (const [name, value] of Object.entries(durable)) await configure(name, value);
  await redisCommand(redis.url, 0, ['FLUSHALL']);
});

/** Otherwise a replica waits 5 s for others that could share its first copy. */
const copyAtOnce = (store: OwnStore) => redisCommand(store.url, 0, ['CONFIG', 'SET', 'repl-diskless-sync-delay', '0']);
const portOf = (store: OwnStore) => Number(new URL(store.url).port);
const follow = (store: OwnStore, port: number) => redisCommand(store.url, 0, ['REPLICAOF', '127.0.0.1', `${port}`]);
const promote = (store: OwnStore) => redisCommand(store.url, 0, ['REPLICAOF', 'NO', 'ONE']);
const configure = (name: string, value: string) => redisCommand(redis.url, 0, ['CONFIG', 'SET', name, value]);
const log = createLog('durable-redis-test', 'debug', { write: (line) => void lines.push(line) });
const submission = () => ({ leadId: randomUUID(), sealed: 'sealed', fingerprint: 'fingerprint', createdAt: new Date() });
const keysOfSealed = () => redisCommand(redis.url, 0, ['KEYS', '{lantern}:lead-restore:????????-*']);

async function open(url = redis.url, options: { readonly saidDurable?: boolean } = {}): Promise<RestoreProducer> {
  const producer = createRestoreProducer(url, log, options);
  onTestFinished(() => producer.stop());
  await expect.poll(() => producer.durable().catch(() => 'away')).not.toBe('away');
  return producer;
}

async function expectRefused(producer: RestoreProducer, reason: RegExp): Promise<void> {
  const started = performance.now();
  await expect(producer.keep(submission())).rejects.toThrow(reason);
  expect(performance.now() - started).toBeLessThan(LONGEST_SEALING);
}

const unsafe = [
  ['appendonly', 'no'],
  ['appendfsync', 'everysec'],
  ['no-appendfsync-on-rewrite', 'yes'],
  ['maxmemory-policy', 'allkeys-lru'],
] as const;

it('keeps a submission if Redis reports itself durable, and logs its maxmemory', async () => {
  const producer = await open();
  const wanted = submission();
  expect(await producer.keep(wanted)).toEqual(wanted.createdAt);
  expect(await producer.durable()).toBe(true);
  expect(lines.join('')).toMatch(/"words":"Redis keeps sealed requests; bytes are its maxmemory"/);
});

describe.each(unsafe)('%s %s', (name, value) => {
  it.each([false, true])('refuses to keep a submission with REDIS_DURABLE=%s, and names the setting in the log', async (saidDurable) => {
    await configure(name, value);
    const producer = await open(redis.url, { saidDurable });
    await expectRefused(producer, /Redis does not keep what it acknowledges/);
    expect(await producer.durable()).toBe(false);
    expect(lines.filter((line) => line.includes('"level":"error"')).join('')).toContain(`needs ${name} `);
    expect(await keysOfSealed()).toBe(NO_KEYS);
  });
});

it('reads the settings again at each connect', async () => {
  const producer = await open();
  await producer.keep(submission());
  await configure('appendfsync', 'everysec');
  await redisCommand(redis.url, 0, ['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
  await expect.poll(() => producer.durable().catch(() => 'away')).toBe(false);
  await expectRefused(producer, /Redis does not keep what it acknowledges/);
  await configure('appendfsync', 'always');
  await redisCommand(redis.url, 0, ['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes']);
  await expect.poll(() => producer.durable().catch(() => 'away')).toBe(true);
});

describe('a server that hides its settings', () => {
  const hidingUrl = () => redis.url.replace('redis://', 'redis://hidden:a-password-of-this-test@');

  beforeEach(() =>
    redisCommand(redis.url, 0, ['ACL', 'SETUSER', 'hidden', 'on', '>a-password-of-this-test', '~*', '&*', '+@all', '-config']),
  );

  it('is trusted only with REDIS_DURABLE=true', async () => {
    const producer = await open(hidingUrl());
    await expectRefused(producer, /Redis does not keep what it acknowledges/);
    expect(lines.join('')).toContain('set REDIS_DURABLE=true');
    const told = await open(hidingUrl(), { saidDurable: true });
    await told.keep(submission());
  });
});

it('refuses submissions and effects if Redis is nearly full, while workers empty it', async () => {
  const producer = await open();
  const kept = submission();
  await producer.keep(kept);
  // Large, because connections come and go during the test.
  await redisCommand(redis.url, 0, ['SETRANGE', 'filler', '20000000', 'x']);
  const used = Number(/used_memory:(\d+)/.exec(await redisCommand(redis.url, 0, ['INFO', 'memory']))?.[1]);
  // Sealing stops at 80% of it.
  await configure('maxmemory', `${Math.floor(used * 1.15)}`);
  const later = await open();
  await expectRefused(later, /Redis holds too much/);
  const effects = createJobProducer(redis.url, log);
  onTestFinished(() => effects.stop());
  await expect.poll(() => effects.ready()).toBe(true);
  await expect(effects.enqueue([{ leadId: randomUUID(), effect: 'persist', attempts: 0 }])).rejects.toThrow('Redis holds too much');
  const restored: string[] = [];
  const worker = startRestoreWorker({
    redisUrl: redis.url,
    concurrency: 1,
    log,
    handle: async ({ leadId }) => {
      restored.push(leadId);
      return 'restored';
    },
  });
  onTestFinished(() => worker.stop());
  await expect.poll(() => restored).toEqual([kept.leadId]);
  await expect.poll(keysOfSealed).toBe(NO_KEYS);
});

describe('with a replica', () => {
  let replica: OwnStore;
  let link: TcpGate;
  /** Leads to the primary of each moment. */
  let address: TcpGate;
  const movingUrl = () => `redis://127.0.0.1:${address.port}`;

  beforeAll(async () => {
    replica = await startOwnStore('redis', inject('mongodbUrl'), inject('redisUrl'), { isOnDisk: true });
    await copyAtOnce(replica);
    link = await startTcpGate('127.0.0.1', portOf(redis));
  });

  beforeEach(async () => {
    address = await startTcpGate('127.0.0.1', portOf(redis));
    onTestFinished(() => address.stop());
    await follow(replica, link.port);
    await vi.waitFor(async () => expect(await redisCommand(redis.url, 0, ['INFO', 'replication'])).toContain('state=online'), 120_000);
  });

  afterEach(() => promote(redis));

  afterAll(async () => {
    await replica.end();
    await link.stop();
  });

  it('keeps a submission once the replica has it', async () => {
    const producer = await open();
    const kept = Array.from({ length: 20 }, submission);
    await Promise.all(kept.map(producer.keep));
    const keys = await redisCommand(replica.url, 0, ['KEYS', '{lantern}:lead-restore:*-fingerprint']);
    expect(kept.filter(({ leadId }) => !keys.includes(leadId))).toEqual([]);
  });

  it('refuses submissions within their budget while the replica is frozen, and keeps them again afterwards', async () => {
    const producer = await open();
    await producer.keep(submission());
    await link.set('frozen');
    // On a slow machine each step may be the one that is late.
    const unkept = /no replica has it|did not (?:keep the submission|take the jobs) in time/;
    await Promise.all(Array.from({ length: 20 }, () => expectRefused(producer, unkept)));
    await expectRefused(producer, unkept);
    await link.set('open');
    const wanted = submission();
    await expect.poll(() => producer.keep(wanted).catch(() => 'refused')).toEqual(wanted.createdAt);
  });

  it('keeps a submission on the disk of the primary alone after the replica has disconnected', async () => {
    const producer = await open();
    await link.set('down');
    const wanted = submission();
    await expect.poll(() => producer.keep(wanted).catch(() => 'refused')).toEqual(wanted.createdAt);
    await link.set('open');
  });

  it('keeps and restores submissions within 15 s after the demotion of a Redis whose connections live on', async () => {
    const producer = await open(movingUrl());
    const effects = createJobProducer(movingUrl(), log);
    onTestFinished(() => effects.stop());
    const restored: string[] = [];
    const worker = startRestoreWorker({
      redisUrl: movingUrl(),
      concurrency: 1,
      log,
      handle: async ({ leadId }) => {
        restored.push(leadId);
        return 'restored';
      },
    });
    onTestFinished(() => worker.stop());
    const before = submission();
    await producer.keep(before);
    await expect.poll(() => restored).toContain(before.leadId);
    await promote(replica);
    await follow(redis, portOf(replica));
    await expect.poll(() => redisCommand(redis.url, 0, ['ROLE'])).toContain('slave');
    await expect.poll(() => producer.durable().catch(() => false)).toBe(false);
    await expectRefused(producer, /./);
    expect(await effects.ready()).toBe(false);
    address.moveTo(portOf(replica));
    const after = submission();
    await expect.poll(() => producer.keep(after).catch(() => 'refused')).toEqual(after.createdAt);
    await expect.poll(() => restored).toContain(after.leadId);
    await expect.poll(() => effects.ready()).toBe(true);
    expect(await producer.durable()).toBe(true);
  });

  it('refuses a submission that no replica has if the next primary answers its WAIT', async () => {
    const producer = await open(movingUrl());
    await producer.keep(submission());
    await link.set('frozen');
    const unconfirmed = submission();
    const kept = producer.keep(unconfirmed).then(
      () => 'kept',
      () => 'refused',
    );
    await expect.poll(keysOfSealed).toContain(unconfirmed.leadId);
    // The next primary lacks the submission, and has a replica that confirms everything.
    await promote(replica);
    address.moveTo(portOf(replica));
    address.cut();
    await follow(redis, portOf(replica));
    expect(await kept).toBe('refused');
    await link.set('open');
  });
});

it('makes an intake answer 503 and unready while MongoDB is away, with the reason in metrics and log', async () => {
  await configure('appendfsync', 'everysec');
  const rig = await createPipelineRig(inject('mongodbUrl'), redis.url, 0);
  onTestFinished(() => rig.end());
  const intake = await rig.startIntake();
  expect((await scrape(intake)).get('lantern_redis_durable')).toBe(0);
  expect(intake.output()).toContain('cannot seal requests: Redis needs appendfsync always');
  await rig.mongodb.set('down');
  const { status, retryAfter, body } = await postConsultation(intake);
  expect({ status, retryAfter, code: body.code }).toEqual({ status: 503, retryAfter: '5', code: 'store_unavailable' });
  expect(await keysOfSealed()).toBe(NO_KEYS);
  await expect.poll(() => fetch(`${intake.origin}/readyz`).then((answer) => answer.status)).toBe(503);
  await rig.mongodb.set('open');
  await expect.poll(() => postConsultation(intake).then((posted) => posted.status)).toBe(201);
});
