import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { canary, mark, traces } from './support/canary.ts';
import { dumpRedis, redisCommand } from './support/dump-redis.ts';
import { findLeaks } from './support/find-leaks.ts';
import { type OwnStore, startOwnStore } from './support/own-stores.ts';
import { createPipelineRig, type PipelineRig, STAFF_ADDRESS } from './support/pipeline-rig.ts';
import { placesOf } from './support/places-of.ts';
import { type Posted, postConsultation, postReview } from './support/post-lead.ts';
import { readAsStaff } from './support/read-as-staff.ts';
import { readSpans } from './support/read-spans.ts';

const REDIS_DATABASE = 26;

let mongodb: OwnStore;
let redis: OwnStore;

// Its own stores, because their logs are searched, too.
beforeAll(async () => {
  mongodb = await startOwnStore('mongodb', inject('mongodbUrl'), inject('redisUrl'));
  redis = await startOwnStore('redis', inject('mongodbUrl'), inject('redisUrl'));
});

afterAll(() => Promise.all([mongodb.end(), redis.end()]));

const steps = ['check contact', 'insert lead', 'addBulk lead-persist', 'process lead-persist', 'effect visitorMail', 'send mail', 'post'];

/** The names of the spans in the trace in which this lead was stored. */
function namesInTraceOf(rig: PipelineRig, leadId: string): string[] {
  const spans = readSpans(rig.collector);
  const call = spans.find(({ name, fields }) => name.startsWith('call create') && fields['lantern.lead_id'] === leadId);
  return spans.filter(({ traceId }) => traceId === call?.traceId).map(({ name }) => name);
}

function linesOf(rig: PipelineRig): Record<string, unknown>[] {
  const lines = rig.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
}

const placesNow = (rig: PipelineRig) => placesOf(rig, { mongodb, redis, redisDatabase: REDIS_DATABASE });

describe.each([
  ['a consultation request', '/api/consultation-requests', postConsultation, canary.consultation],
  ['an annuity review request', '/api/annuity-review-requests', postReview, canary.review],
] as const)('%s', (_name, path, post, form) => {
  it('leaves nothing personal in a log, in Redis, in a metric, in a trace, in staff mail or with analytics, even if every provider fails', async () => {
    const rig = await createPipelineRig(mongodb.url, redis.url, REDIS_DATABASE);
    try {
      const intake = await rig.startIntake({ traced: true });
      const key = randomUUID();
      const send = (changes: object = {}, sameKey?: string): Promise<Posted> => post(intake, { ...form, ...changes }, sameKey);
      const posted = await send({}, key);
      expect(posted.status).toBe(201);
      const { id } = posted.body;
      // Each kind of refusal, while the jobs still wait in Redis.
      expect((await send({ lastName: form.firstName }, key)).status).toBe(422);
      expect((await send({ age: form.email })).status).toBe(400);
      expect((await send({ attachments: [{ ...form.attachments[0], kind: form.email }] })).status).toBe(400);
      expect((await send({ [form.email]: 'x' })).status).toBe(400);
      expect((await send({ phone: '(202) 555-0142' })).status).toBe(422);
      await rig.mongodb.set('down');
      const sealedKey = randomUUID();
      await expect.poll(() => send({}, sealedKey).then(({ status }) => status)).toBe(202);
      await rig.mongodb.set('open');
      await expect.poll(async () => (await dumpRedis(redis.url, REDIS_DATABASE)).text).toContain('"leadId"');
      const waiting = { ...(await dumpRedis(redis.url, REDIS_DATABASE)), name: 'Redis, while jobs wait' };

      // Every provider refuses, and quotes what it received.
      rig.trap.behave({ refuse: (recipient) => `451 ${recipient} ${form.email} is not known to ${form.firstName}` });
      rig.webhook.behave({ status: 500 });
      rig.analytics.behave({ status: 503 });
      await rig.startWorker({ traced: true });
      const refusals = [
        ['staffMail', 'smtp_busy'],
        ['visitorMail', 'smtp_busy'],
        ['webhook', 'webhook_failed'],
        ['analytics', 'analytics_busy'],
      ] as const;
      for (const [effect, errorClass] of refusals) {
        await expect.poll(async () => (await rig.effect(id, effect))?.lastErrorClass).toBe(errorClass);
      }
      const failing = { ...(await dumpRedis(redis.url, REDIS_DATABASE)), name: 'Redis, while effects fail' };
      for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('accept');
      // Again and again: a try that was on its way may still have met a refusal, and the next one is minutes away.
      const retried = async () => {
        for (const [effect] of refusals) await rig.hasten(id, effect);
        return Promise.all(refusals.map(async ([effect]) => (await rig.effect(id, effect))?.state));
      };
      await expect.poll(retried, { interval: 500 }).toEqual(refusals.map(() => 'done'));
      const [states] = await rig.settled([id]);
      expect(new Set(Object.values(states ?? {}))).toEqual(new Set(['done']));

      // One trace leads from the call through the queue to each provider: of another request, as the worker is connected by now.
      const later = (await send()).body.id;
      await rig.settled([later]);
      await expect.poll(() => namesInTraceOf(rig, later)).toEqual(expect.arrayContaining(steps));

      // One id leads from the call to every line about the request, retries included.
      // Except a job before the worker is connected: it cannot read the lead.
      const about = linesOf(rig).filter((line) => line.leadId === id && line.words !== 'a job could not be worked on');
      expect(new Set(about.map(({ service }) => service))).toEqual(new Set(['lead-intake', 'lead-worker']));
      expect(new Set(about.map(({ requestId }) => requestId))).toEqual(
        new Set([about.find(({ words }) => words === 'call answered')?.requestId]),
      );

      const read = await readAsStaff(await rig.startDesk({ traced: true }), form.email, [
        path,
        `/api/leads/${id}`,
        `${path}?cursor=${mark}`,
      ]);
      const places = [waiting, failing, ...(await placesNow(rig))];
      for (const { name, text } of places) expect(text, name).not.toBe('');
      const metrics = places.find(({ name }) => name === 'metrics and health')?.text;
      for (const counted of ['lantern_leads_accepted_total', 'lantern_effect_attempts_total', 'lantern_sign_ins_refused_total'])
        expect(metrics).toMatch(new RegExp(`^${counted}\\{.*\\} [1-9]`, 'm'));
      expect(findLeaks(places, traces)).toEqual([]);
      // The search covers real traffic: places that may hold the lead do hold it.
      const mayHold = [...read.slice(0, 2), ...rig.webhook.received.map(({ body }) => body)];
      for (const text of mayHold) expect(findLeaks([{ name: 'desk or CRM', text }], [form.email])).toHaveLength(1);
      const [{ inputs }] = form.attachments;
      for (const text of [read[1], ...rig.webhook.received.map(({ body }) => body)]) expect(text).toContain(inputs.insurer);
      expect(read[0]).not.toContain(inputs.insurer);
    } finally {
      await rig.end();
    }
  });
});

describe('finds a planted leak', () => {
  let rig: PipelineRig;
  beforeEach(async () => {
    rig = await createPipelineRig(mongodb.url, redis.url, REDIS_DATABASE);
    return () => rig.end();
  });
  const leaks = async (secret: string) => findLeaks(await placesNow(rig), [secret]).map(({ place }) => place);
  // Another mark than the real traffic's: planted text stays in the logs of the stores.
  const planted = randomUUID().slice(-12);
  const secretOf = (where: string) => `planted ${where} ${planted}`;

  it('in the log of a service', async () => {
    const secret = secretOf('in a log');
    const settings = { NODE_OPTIONS: `--import=data:text/javascript,console.log(${encodeURIComponent(JSON.stringify(secret))})` };
    await rig.startIntake({ settings });
    expect(await leaks(secret)).toEqual(['logs of the services']);
  });

  it('in a metric', async () => {
    const secret = secretOf('in a metric').replaceAll(' ', '-');
    const version = encodeURIComponent(`Object.defineProperty(process,'version',{value:'${process.version}-${secret}'})`);
    await rig.startWorker({ settings: { NODE_OPTIONS: `--import=data:text/javascript,${version}` } });
    // The version of Node is a label. MongoDB's driver sends it, too.
    expect(await leaks(secret)).toContain('metrics and health');
  });

  it('in the log of MongoDB, as a slow operation', async () => {
    await rig.command({ profile: 0, slowms: -1 });
    const secret = secretOf('in a query');
    await rig.command({ find: 'leads', filter: { firstName: secret } });
    await rig.command({ profile: 0, slowms: 2_147_483_647 });
    await expect.poll(() => leaks(secret)).toEqual(['log of MongoDB']);
  });

  it('in the log of Redis', async () => {
    const secret = secretOf('in its log');
    await appendFile(redis.log, `1:M 01 Jan 2026 00:00:00.000 # ${secret}\n`);
    expect(await leaks(secret)).toEqual(['log of Redis']);
  });

  it.each([
    ['a key', (secret: string) => ['SET', secret, 'x']],
    ['a value', (secret: string) => ['SET', 'planted', secret]],
    ['a field of a hash', (secret: string) => ['HSET', 'planted', secret, 'x']],
    ['a list', (secret: string) => ['RPUSH', 'planted', secret]],
    ['a set', (secret: string) => ['SADD', 'planted', secret]],
    ['a sorted set', (secret: string) => ['ZADD', 'planted', '1', secret]],
    ['a stream', (secret: string) => ['XADD', 'planted', '*', 'x', secret]],
  ])('in Redis, in %s', async (where, command) => {
    const secret = secretOf(where).replaceAll(' ', '-');
    const words = command(secret);
    await redisCommand(redis.url, REDIS_DATABASE, words);
    const found = await leaks(secret);
    await redisCommand(redis.url, REDIS_DATABASE, ['DEL', words[1] ?? '']);
    expect(found).toEqual(['Redis']);
  });

  it('in a trace', async () => {
    const secret = secretOf('in a trace');
    await fetch(rig.collector.url, { method: 'POST', body: JSON.stringify({ name: secret }) });
    expect(await leaks(secret)).toEqual(['traces']);
  });

  it.each(['quoted-printable', 'base64', '7bit'] as const)(
    'in a staff mail, encoded as %s, in its subject and in its text',
    async (encoding) => {
      const transport = createTransport({ url: rig.trap.url });
      for (const where of ['in a subject', 'in a text']) {
        const secret = `${secretOf(where)}${encoding === '7bit' ? '' : ' Zoë'}`;
        const inSubject = where === 'in a subject';
        const words = {
          subject: inSubject ? `New request of ${secret}` : 'New',
          text: inSubject ? 'x' : `${'lead '.repeat(30)}${secret} end`,
        };
        await transport.sendMail({ from: 'site@example.org', to: STAFF_ADDRESS, ...words, encoding });
        expect(await leaks(secret)).toEqual(['staff mail']);
      }
      transport.close();
    },
  );

  it.each([
    ['the address', (secret: string) => [`?dl=${encodeURIComponent(secret)}`, '{}']],
    ['the event', (secret: string) => ['', JSON.stringify({ events: [{ params: { name: secret } }] })]],
  ])('with the analytics service, in %s', async (where, request) => {
    const secret = `${secretOf(where)} Zoë`;
    const [query = '', body = ''] = request(secret);
    await fetch(`${rig.analytics.url}/${query}`, { method: 'POST', body });
    expect(await leaks(secret)).toEqual(['analytics']);
  });
});
