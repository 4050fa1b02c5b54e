import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCacheDir, type Stores, startStores } from '@annuity-lantern/local/stores';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dumpRedis, redisCommand } from './support/dump-redis.ts';
import { findLeaks, type Place } from './support/find-leaks.ts';
import { createPipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';

const REDIS_DATABASE = 3;
const mark = randomUUID().replaceAll('-', '').slice(0, 12);
const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
const canary = {
  firstName: `Canaria${mark}`,
  lastName: `Vogel${mark}`,
  email: `canary.${mark}@example.org`,
  phone: `(312) 867-${digits}`,
  primaryConcern: `My secret is ${mark}, and it stays mine.`,
};
/** As typed and as normalised. */
const traces = [...Object.values(canary), mark, `312867${digits}`];

let dataDir: string;
let stores: Stores;
let redisUrl: string;

// Stores of its own, since what they write into their logs is looked at, too.
beforeAll(async () => {
  vi.stubEnv('MONGODB_URL', undefined);
  vi.stubEnv('REDIS_URL', undefined);
  dataDir = await mkdtemp(join(tmpdir(), 'canary-'));
  stores = await startStores({ dataDir, cacheDir: defaultCacheDir() });
  vi.unstubAllEnvs();
  redisUrl = stores.redisUrl;
});

afterAll(async () => {
  await stores.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function storeLogs(): Promise<Place> {
  const texts = await Promise.all(stores.processes.map(({ log }) => readFile(log, 'utf8')));
  return { name: 'logs of the stores', text: texts.join('\n') };
}

it('a lead leaves no personal data in logs, in Redis or in mail, whatever goes wrong on its way', async () => {
  const rig = await createPipelineRig(stores.mongodbUrl, redisUrl, REDIS_DATABASE);
  try {
    const intake = await rig.startIntake();
    rig.trap.behave({ refuse: (recipient) => `451 ${recipient} ${canary.email} is not known to ${canary.firstName}` });
    const key = randomUUID();
    const posted = await postConsultation(intake, canary, key);
    expect(posted.status).toBe(201);
    // Each way of being refused, while the job still waits in Redis.
    expect((await postConsultation(intake, { ...canary, lastName: canary.firstName }, key)).status).toBe(422);
    expect((await postConsultation(intake, { ...canary, age: canary.email })).status).toBe(400);
    expect((await postConsultation(intake, { ...canary, [canary.email]: 'x' })).status).toBe(400);
    await rig.mongodb.set('down');
    expect((await postConsultation(intake, canary)).status).toBe(503);
    await rig.mongodb.set('open');
    const waiting = await dumpRedis(redisUrl, REDIS_DATABASE);
    expect(waiting.text).toContain(posted.body.id);
    await rig.startWorker();
    await expect
      .poll(async () => (await rig.lead(posted.body.id))?.effects.staffMail.lastErrorClass, { timeout: 15_000 })
      .toBe('smtp_busy');
    rig.trap.behave('accept');
    await rig.mailOf(posted.body.id, 20_000);
    const places: Place[] = [
      { name: 'logs of the services', text: rig.output() },
      waiting,
      await dumpRedis(redisUrl, REDIS_DATABASE),
      await storeLogs(),
      { name: 'mail', text: rig.trap.messages.join('\n') },
    ];
    for (const { text } of places) expect(text).not.toBe('');
    expect(findLeaks(places, traces)).toEqual([]);
  } finally {
    await rig.end();
  }
});

it('the search finds what it looks for: planted in a log, in a Redis key, in a Redis value', async () => {
  const key = `planted-${mark}`;
  await redisCommand(redisUrl, REDIS_DATABASE, ['SET', key, `value of ${canary.phone}`]);
  const redis = await dumpRedis(redisUrl, REDIS_DATABASE);
  await redisCommand(redisUrl, REDIS_DATABASE, ['DEL', key]);
  const log = { name: 'log', text: `{"words":"lead ${canary.email}"}` };
  expect(findLeaks([log], [canary.email])).toEqual([{ place: 'log', trace: canary.email }]);
  expect(findLeaks([redis], [key, canary.phone])).toEqual([
    { place: redis.name, trace: key },
    { place: redis.name, trace: canary.phone },
  ]);
});
