import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';

/** One sweep, one claim, one mail, with room for a busy machine. */
const ONE_SWEEP = 60_000;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 1);
});

afterEach(() => rig.end());

async function readiness(origin: string): Promise<{ status: number; dependencies: Record<string, boolean> }> {
  const response = await fetch(`${origin}/readyz`);
  const { dependencies } = (await response.json()) as { dependencies: Record<string, boolean> };
  return { status: response.status, dependencies };
}

describe('Redis', () => {
  it('dies and comes back: the next lead is mailed without a restart', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    await rig.mailOf((await postConsultation(intake)).body.id);
    await rig.redis.set('down');
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    expect(rig.mailsOf(posted.body.id)).toHaveLength(0);
    await rig.redis.set('open');
    await rig.mailOf(posted.body.id, ONE_SWEEP);
    const later = await postConsultation(intake);
    await rig.mailOf(later.body.id, ONE_SWEEP);
    expect(rig.mailsOf(posted.body.id)).toHaveLength(1);
  });

  it('freezes: the answer does not wait for it, and the mail follows when it thaws', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    await rig.mailOf((await postConsultation(intake)).body.id);
    await rig.redis.set('frozen');
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    expect(posted.ms).toBeLessThan(1000);
    // Longer than every time limit towards Redis.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await rig.redis.set('open');
    await rig.mailOf(posted.body.id, ONE_SWEEP);
    expect(rig.mailsOf(posted.body.id)).toHaveLength(1);
  });
});

describe('MongoDB', () => {
  it('is away when the services start: they run, are not ready, and become ready by themselves', async () => {
    await rig.mongodb.set('down');
    const [intake, worker] = await Promise.all([rig.startIntake({ storesAreAway: true }), rig.startWorker({ storesAreAway: true })]);
    for (const { origin } of [intake, worker]) {
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      await expect.poll(() => readiness(origin)).toEqual({ status: 503, dependencies: { mongodb: false, redis: true } });
    }
    const sealed = await postConsultation(intake);
    expect(sealed.status).toBe(202);
    await rig.mongodb.set('open');
    await expect.poll(() => readiness(intake.origin).then(({ status }) => status), { timeout: 60_000 }).toBe(200);
    const posted = await postConsultation(intake);
    expect(posted.status).toBe(201);
    for (const { body } of [sealed, posted]) await rig.mailOf(body.id, ONE_SWEEP);
  });

  it('goes away later: the intake stays ready, since it seals, until the queue is away as well', async () => {
    const intake = await rig.startIntake();
    await rig.mongodb.set('down');
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 200, dependencies: { mongodb: false, redis: true } });
    expect((await postConsultation(intake)).status).toBe(202);
    await rig.redis.set('down');
    await expect.poll(() => readiness(intake.origin)).toEqual({ status: 503, dependencies: { mongodb: false, redis: false } });
  });

  it('is away for a moment while a mail is being sent: the mail is marked and not sent again', async () => {
    const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    rig.trap.behave('hold');
    const { id } = (await postConsultation(intake)).body;
    await rig.mailOf(id);
    await rig.mongodb.set('down');
    rig.trap.release();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await rig.mongodb.set('open');
    await expect
      .poll(async () => (await rig.lead(id))?.effects.staffMail, { timeout: 60_000 })
      .toMatchObject({ state: 'done', attempts: 1 });
    expect(rig.mailsOf(id)).toHaveLength(1);
  });
});
