import { randomBytes, randomUUID } from 'node:crypto';
import { CORRECTION_HEADER } from '@annuity-lantern/contracts/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { canary, traces } from './support/canary.ts';
import { dumpRedis, redisCommand } from './support/dump-redis.ts';
import { findLeaks } from './support/find-leaks.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { type Posted, postConsultation, sealConsultation, sealReview } from './support/post-lead.ts';
import { scrape } from './support/scrape.ts';
import type { SpawnedService } from './support/spawn-service.ts';

const REDIS_DATABASE = 4;
/** Its sealed requests must not meet a worker without their keys. */
const REDIS_DATABASE_OF_KEYS = 22;
const queueExists = ['EXISTS', '{lantern}:lead-restore:meta'];

let rig: PipelineRig;
let intake: SpawnedService;
let worker: SpawnedService;

beforeAll(async () => {
  await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['FLUSHDB']);
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  intake = await rig.startIntake();
  // Before anything is sealed.
  await vi.waitFor(async () => expect(await redisCommand(inject('redisUrl'), REDIS_DATABASE, queueExists)).toContain(':1'), 120_000);
  worker = await rig.startWorker();
});

// Each test finds both stores there and nothing sealed.
beforeEach(async () => {
  await expect.poll(() => postConsultation(intake).then(({ status }) => status), { interval: 100 }).toBe(201);
});
afterEach(async () => {
  await Promise.all([rig.mongodb.set('open'), rig.redis.set('open')]);
  await expect.poll(() => waiting()).toBe(0);
});

afterAll(() => rig.end());

function expectSealed(posted: Posted): void {
  expect(posted.status).toBe(202);
  expect(Object.keys(posted.body).sort()).toEqual(['createdAt', 'id', 'status']);
}

const restored = (id: string) => expect.poll(async () => (await rig.lead(id)) !== null).toBe(true);
/** Jobs of sealed leads in any state. A job's id is a lead's id and a fingerprint. */
async function waiting(database = REDIS_DATABASE): Promise<number> {
  const keys = await redisCommand(inject('redisUrl'), database, ['KEYS', '{lantern}:lead-restore:*']);
  return keys.split('\r\n').filter((key) => /^\{lantern\}:lead-restore:[\w-]{80}$/.test(key)).length;
}

describe.each(['down', 'frozen'] as const)('MongoDB %s', (state) => {
  it('answers 202, the same for a retry, and restores one lead with its effects', async () => {
    // An address of its own: one address gets five mails a day.
    const email = `while-${state}@example.org`;
    const before = await postConsultation(intake, { email });
    // A mail at work when the store goes away may end unconfirmed, rightly: its worker cannot say that it was sent.
    await rig.settled([before.body.id]);
    const stored = await rig.countLeads();
    await rig.mongodb.set(state);
    const key = randomUUID();
    const attachments = [{ kind: 'payout-calculator', version: 1, inputs: { amount: '$250,000' } }] as const;
    const changes = { email, firstName: 'Zoë', page: '/consultation', attachments };
    const hash = 'h'.repeat(43);
    const posted = await Promise.all(
      Array.from({ length: 20 }, () => sealConsultation(intake, changes, key, { [CORRECTION_HEADER]: hash })),
    );
    for (const answer of posted) expectSealed(answer);
    const review = await sealReview(intake, { email });
    expectSealed(review);
    expect(new Set(posted.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [{ body }] = posted as [Posted];

    await rig.mongodb.set('open');
    await Promise.all([restored(body.id), restored(review.body.id)]);
    // An insert that the intake had given up may succeed first, with its own time.
    await expect.poll(async () => (await rig.lead(body.id))?.createdAt.toISOString()).toBe(body.createdAt);
    const lead = await rig.lead(body.id);
    expect(lead).toMatchObject({
      kind: 'consultation',
      firstName: 'Zoë',
      correction: { hash, left: 2 },
      createdAt: new Date(body.createdAt),
      contact: { email: 'unknown', phone: 'good' },
      consent: { analytics: true },
      attachments,
      reception: { page: '/consultation', userAgent: expect.any(String) },
      verifiedOnReceipt: false,
    });
    expect(lead).not.toHaveProperty('keyConflict');
    const ids = [before.body.id, body.id, review.body.id];
    for (const states of await rig.settled(ids)) expect(new Set(Object.values(states))).toEqual(new Set(['done']));
    for (const id of ids) expect([rig.mailsOf(id).length, rig.mailsOf(id, 'visitorMail').length]).toEqual([1, 1]);
    await expect.poll(() => waiting()).toBe(0);

    await expect.poll(() => postConsultation(intake, changes, key).then(({ status }) => status)).toBe(201);
    expect((await postConsultation(intake, changes, key)).body).toEqual(body);
    expect(await rig.countLeads()).toBe(stored + 2);
  });
});

it('turns each sealed request into one lead, after several tries and a killed worker', async () => {
  const stored = await rig.countLeads();
  await rig.mongodb.set('frozen');
  const posted = await sealConsultation(intake);
  expectSealed(posted);
  await rig.mongodb.set('down');
  const more = await Promise.all([sealConsultation(intake), sealReview(intake)]);
  for (const answer of more) expectSealed(answer);
  const ids = [posted, ...more].map(({ body }) => body.id);
  const tries = async (id: string) => {
    const [key = ''] =
      (await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['KEYS', `{lantern}:lead-restore:${id}-*`])).match(/\{lantern\}:\S+/) ?? [];
    return Number(/\r\n(\d+)\r\n/.exec(await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['HGET', key, 'atm']))?.[1] ?? 0);
  };
  for (const id of ids) await expect.poll(() => tries(id)).toBeGreaterThanOrEqual(2);
  // A killed worker loses nothing.
  worker.process.kill('SIGKILL');
  worker = await rig.startWorker({ untilListening: true });
  await rig.mongodb.set('open');
  for (const id of ids) await restored(id);
  await rig.settled(ids);
  await expect.poll(() => waiting()).toBe(0);
  expect(await rig.countLeads()).toBe(stored + 3);
});

it('stores a second body under one key beside the first lead, names it, and answers each repeat with its own lead', async () => {
  const stored = await rig.countLeads();
  await rig.mongodb.set('down');
  const key = randomUUID();
  const first = await sealConsultation(intake, {}, key);
  const second = await sealConsultation(intake, { firstName: 'Grace' }, key);
  for (const answer of [first, second]) expectSealed(answer);
  expect(await waiting()).toBe(2);
  await rig.mongodb.set('open');
  await expect.poll(() => rig.countLeads()).toBe(stored + 2);
  const { id } = first.body;
  const [kept, beside] = [await rig.lead(id), await rig.leadWith({ keyConflict: id })];
  expect([kept?.firstName, beside?.firstName].sort()).toEqual(['Ada', 'Grace']);
  await rig.settled([id, beside?._id ?? '']);

  for (const firstName of ['Ada', 'Grace']) {
    const again = await postConsultation(intake, { firstName }, key);
    expect(again.status).toBe(201);
    expect(again.body.id).toBe(kept?.firstName === firstName ? id : beside?._id);
  }
  expect((await postConsultation(intake, { firstName: 'Mary' }, key)).status).toBe(422);
  expect(await rig.countLeads()).toBe(stored + 2);
});

it.each(['down', 'frozen'] as const)(
  'with both stores %s: answers 503 with Retry-After, and the key makes one lead later',
  async (state) => {
    const stored = await rig.countLeads();
    await Promise.all([rig.mongodb.set(state), rig.redis.set(state)]);
    const key = randomUUID();
    for (const { status, retryAfter, body } of await Promise.all([postConsultation(intake, {}, key), postConsultation(intake, {}, key)])) {
      expect({ status, retryAfter, code: body.code }).toEqual({ status: 503, retryAfter: '5', code: 'store_unavailable' });
    }
    // A certain refusal needs no store.
    const refused = await postConsultation(intake, { phone: '(202) 555-0142' }, randomUUID());
    expect(refused.status).toBe(422);
    await Promise.all([rig.mongodb.set('open'), rig.redis.set('open')]);
    await expect.poll(() => postConsultation(intake, {}, key).then(({ status }) => status), { interval: 200 }).toBe(201);
    const { body } = await postConsultation(intake, {}, key);
    await rig.settled([body.id]);
    await expect.poll(() => waiting()).toBe(0);
    expect(await rig.countLeads()).toBe(stored + 1);
    expect(rig.mailsOf(body.id)).toHaveLength(1);
  },
);

it('gives MongoDB up after several failures, seals meanwhile, and answers 201 again once it is back', async () => {
  const isGivenUp = async () => (await scrape(intake)).get('lantern_ledger_breaker_open');
  expect(await isGivenUp()).toBe(0);
  await rig.mongodb.set('frozen');
  for (const answer of await Promise.all([1, 2, 3].map(() => sealConsultation(intake)))) expectSealed(answer);
  expect(await isGivenUp()).toBe(1);
  for (const answer of await Promise.all(Array.from({ length: 20 }, () => sealConsultation(intake)))) expectSealed(answer);
  await rig.mongodb.set('open');
  await expect.poll(() => postConsultation(intake).then(({ status }) => status), { interval: 100 }).toBe(201);
  expect(await isGivenUp()).toBe(0);
});

it('leaves no answer of a sealed lead readable in Redis or in a log', async () => {
  // The warning of a worker is rare: another one begins anew.
  await worker.stop();
  worker = await rig.startWorker();
  await rig.mongodb.set('down');
  for (const answer of await Promise.all([sealConsultation(intake, canary.consultation), sealReview(intake, canary.review)]))
    expectSealed(answer);
  await expect.poll(() => worker.output()).toContain('sealed leads cannot be restored yet');
  const redis = await dumpRedis(inject('redisUrl'), REDIS_DATABASE);
  expect(redis.text).toContain('"sealed"');
  expect(findLeaks([redis, { name: 'logs', text: rig.output() }], traces)).toEqual([]);
});

describe('a change of keys', () => {
  const [older, newer] = [`older:${randomBytes(32).toString('hex')}`, `newer:${randomBytes(32).toString('base64')}`];

  let own: PipelineRig;

  beforeEach(async () => {
    await redisCommand(inject('redisUrl'), REDIS_DATABASE_OF_KEYS, ['FLUSHDB']);
    own = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE_OF_KEYS);
    return () => own.end();
  });

  const isRestored = (id: string) => expect.poll(async () => (await own.lead(id)) !== null).toBe(true);

  async function sealWith(SEALING_KEYS: string): Promise<Posted> {
    const sealing = await own.startIntake({ settings: { SEALING_KEYS } });
    await own.mongodb.set('down');
    const posted = await sealConsultation(sealing);
    expectSealed(posted);
    await own.mongodb.set('open');
    return posted;
  }

  it('may change between sealing and restoring if the old key is kept', async () => {
    const { body } = await sealWith(older);
    await own.startWorker({ settings: { SEALING_KEYS: `${newer},${older}` } });
    await isRestored(body.id);
  });

  it('parks and logs a lead whose key was removed too early, and restores it once the key is back', async () => {
    const { body } = await sealWith(older);
    const without = await own.startWorker({ settings: { SEALING_KEYS: newer } });
    await expect.poll(() => without.output()).toContain('a sealed lead cannot be opened and was parked');
    expect(without.output()).toMatch(new RegExp(`"leadId":"${body.id}".*"errorClass":"unknown_key","keyId":"older"`));
    const other = await sealWith(newer);
    await isRestored(other.body.id);
    expect(await own.lead(body.id)).toBeNull();
    // A job is removed only after its lead is stored.
    await expect.poll(() => waiting(REDIS_DATABASE_OF_KEYS)).toBe(1);
    await without.stop();
    await own.startWorker({ settings: { SEALING_KEYS: `${newer},${older}` } });
    await isRestored(body.id);
    await expect.poll(() => waiting(REDIS_DATABASE_OF_KEYS)).toBe(0);
  });
});
