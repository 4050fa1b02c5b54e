import { correctMyRequest, type Endpoint, eraseMyRequest, MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { expectRanOnce } from './support/expect-ran-once.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postMany, sealConsultation } from './support/post-lead.ts';
import { scrape } from './support/scrape.ts';

const REDIS_DATABASE = 1;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
});

afterEach(() => rig.end());

async function readiness(origin: string): Promise<{ status: number; dependencies: Record<string, boolean> }> {
  const response = await fetch(`${origin}/readyz`);
  const { dependencies } = (await response.json()) as { dependencies: Record<string, boolean> };
  return { status: response.status, dependencies };
}

describe('Redis', () => {
  it('is down at the start: requests are answered 201, and the sweep runs their effects once', async () => {
    await rig.redis.set('down');
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker({ untilListening: true })]);
    expect(await readiness(intake.origin)).toEqual({ status: 200, dependencies: { mongodb: true, redis: false } });
    const posted = await postMany(intake, 10);
    expect(posted.map(({ status }) => status)).toEqual(Array(10).fill(201));
    await expectRanOnce(
      rig,
      posted.map(({ body }) => body.id),
    );
    await rig.redis.set('open');
    const later = await postConsultation(intake);
    await expectRanOnce(rig, [...posted.map(({ body }) => body.id), later.body.id]);
  });

  it('loses all its data: effects of requests from before and after run once', async () => {
    const intake = await rig.startIntake();
    const first = await postConsultation(intake);
    await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['FLUSHDB']);
    const second = await postConsultation(intake);
    expect([first.status, second.status]).toEqual([201, 201]);
    await rig.startWorker();
    await expectRanOnce(rig, [first.body.id, second.body.id]);
  });

  it('loses all its data while a worker is frozen: the worker then runs the whole backlog once', async () => {
    const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    worker.process.kill('SIGSTOP');
    const posted = await postMany(intake, 300);
    await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['FLUSHDB']);
    worker.process.kill('SIGCONT');
    await expectRanOnce(
      rig,
      posted.map(({ body }) => body.id),
    );
  });

  it('goes down and comes back: the next lead is mailed without a restart', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    await rig.mailOf((await postConsultation(intake)).body.id);
    await rig.redis.set('down');
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    await rig.redis.set('open');
    await rig.mailOf(posted.body.id);
    const later = await postConsultation(intake);
    await rig.mailOf(later.body.id);
    expect(rig.mailsOf(posted.body.id)).toHaveLength(1);
  });

  it('is down: what a visitor changes and deletes is stored, mailed and erased meanwhile', async () => {
    const [intake, desk] = await Promise.all([rig.startIntake(), rig.startDesk(), rig.startWorker()]);
    const { id } = (await postConsultation(intake)).body;
    await rig.settled([id]);
    await rig.redis.set('down');
    const send = async ({ path, method }: Endpoint, body: object) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', [MY_REQUEST_HEADER]: await rig.visitOf(id) };
      return (await fetch(desk.origin + path, { method, headers, body: JSON.stringify(body) })).status;
    };
    expect(await send(correctMyRequest, { lastName: 'Hill' })).toBe(200);
    await rig.hasten(id, 'changeMail');
    await expect.poll(() => rig.mailsOf(id, 'changeMail').length).toBe(1);
    expect(await send(eraseMyRequest, {})).toBe(202);
    await expect.poll(async () => (await rig.lead(id))?.status).toBe('erased');
    await expect.poll(() => rig.mailsOf(id, 'ownErasure').length).toBe(1);
  });

  it('freezes: the answer does not wait for it, and the mail is sent once it answers again', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    await rig.mailOf((await postConsultation(intake)).body.id);
    await rig.redis.set('frozen');
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    // A command to Redis is given up after 1.5 s.
    expect(posted.ms).toBeLessThan(1500);
    // Longer than every time limit of a Redis command.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await rig.redis.set('open');
    await rig.mailOf(posted.body.id);
    expect(rig.mailsOf(posted.body.id)).toHaveLength(1);
  });
});

describe('MongoDB', () => {
  it('is down at the start: the intake is ready to seal, and the worker becomes ready by itself', async () => {
    await rig.mongodb.set('down');
    const [intake, worker] = await Promise.all([rig.startIntake({ untilListening: true }), rig.startWorker({ untilListening: true })]);
    for (const { origin } of [intake, worker]) expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const dependencies = { mongodb: false, redis: true };
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 200, dependencies });
    await expect.poll(() => readiness(worker.origin)).toEqual({ status: 503, dependencies: { ...dependencies, indexes: false } });
    const sealed = await sealConsultation(intake);
    expect(sealed.status).toBe(202);
    await rig.mongodb.set('open');
    await expect.poll(() => readiness(worker.origin).then(({ status }) => status)).toBe(200);
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 200, dependencies: { mongodb: true, redis: true } });
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    for (const { body } of [sealed, posted]) await rig.mailOf(body.id);
  });

  it('goes down later: the intake stays ready because it seals, until Redis is down, too', async () => {
    const intake = await rig.startIntake();
    await rig.mongodb.set('down');
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 200, dependencies: { mongodb: false, redis: true } });
    expect((await sealConsultation(intake)).status).toBe(202);
    await rig.redis.set('down');
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 503, dependencies: { mongodb: false, redis: false } });
  });

  it('cannot create an index: the intake stores; worker and desk report that they are not ready', async () => {
    // The same keys as the index that lists a kind, under another name.
    const inTheWay = { key: { kind: 1, createdAt: -1, _id: -1 }, name: 'in-the-way' };
    await rig.command({ createIndexes: 'leads', indexes: [inTheWay] });
    const [intake, worker, desk] = await Promise.all([
      rig.startIntake(),
      rig.startWorker({ untilListening: true }),
      rig.startDesk({ untilListening: true }),
    ]);
    expect((await postConsultation(intake)).status).toBe(201);
    const dependencies = { mongodb: true, redis: true };
    await expect.poll(() => readiness(worker.origin)).toEqual({ status: 503, dependencies: { ...dependencies, indexes: false } });
    await expect.poll(() => readiness(desk.origin)).toEqual({ status: 503, dependencies: { mongodb: true, indexes: false } });
    expect(await readiness(intake.origin)).toEqual({ status: 200, dependencies });
    for (const service of [worker, desk]) {
      expect((await scrape(service)).get('lantern_indexes_missing')).toBe(1);
      await expect.poll(() => service.output()).toMatch(/"level":"error".*the indexes of the leads could not be created yet/);
    }
  });

  it('is down briefly while a mail is being sent: the mail is committed and not sent again', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    rig.trap.behave('hold');
    const { id } = (await postConsultation(intake)).body;
    await rig.mailOf(id);
    await rig.mongodb.set('down');
    rig.trap.release();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await rig.mongodb.set('open');
    await expect.poll(async () => (await rig.lead(id))?.effects.staffMail).toMatchObject({ state: 'done', attempts: 1 });
    expect(rig.mailsOf(id)).toHaveLength(1);
  });
});
