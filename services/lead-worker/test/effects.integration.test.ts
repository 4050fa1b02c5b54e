import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { expectRanOnce } from './support/expect-ran-once.ts';
import type { HttpSink } from './support/http-sink.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postMany, postReview } from './support/post-lead.ts';
import type { SpawnedService } from './support/spawn-service.ts';

let rig: PipelineRig;

const startRig = async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 2);
};

const staffMail = (id: string) => rig.effect(id, 'staffMail');

const countsOf = (sink: HttpSink, id: string) => [...sink.countsByKey()].filter(([key]) => key.includes(id));

describe('an intake and a worker', () => {
  let intake: SpawnedService;

  beforeAll(async () => {
    await startRig();
    [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  });

  afterAll(() => rig.end());

  it('completes and mails a lead once, with nothing personal in the mail', async () => {
    const { id } = (await postConsultation(intake, { email: 'Ada.Okafor@Example.org ' })).body;
    const mail = await rig.mailOf(id);
    await expect.poll(() => staffMail(id)).toMatchObject({ state: 'done', attempts: 1 });
    expect(await rig.lead(id)).toMatchObject({
      status: 'pending',
      seq: 1,
      emailNormalised: 'ada.okafor@example.org',
      phoneNormalised: '+12027621401',
      history: [{ what: 'received' }, { what: 'completed' }],
      effects: { persist: { state: 'done', attempts: 1 } },
    });
    expect(mail).toContain('http://localhost:8080/admin');
    expect(mail).toMatch(/^State: {8}IL$/m);
    for (const personal of ['Ada', 'Okafor', 'okafor', '762-1401', '7621401', 'income last']) expect(mail).not.toContain(personal);
    expect(rig.mailsOf(id)).toHaveLength(1);
  });

  it('completes and mails an annuity review once, as a review, without a state', async () => {
    const posted = await postReview(intake);
    expect(posted.status).toBe(201);
    const { id } = posted.body;
    const mail = await rig.mailOf(id);
    await expect.poll(() => staffMail(id)).toMatchObject({ state: 'done', attempts: 1 });
    expect(await rig.lead(id)).toMatchObject({
      kind: 'annuity-review',
      seq: 1,
      emailNormalised: 'grace.lindqvist@example.org',
      phoneNormalised: '+13034997111',
      effects: { persist: { state: 'done', attempts: 1 } },
    });
    expect(mail).toMatch(/^Subject: New annuity review request: call before /m);
    expect(mail).not.toContain('State');
    for (const personal of ['Grace', 'Lindqvist', 'lindqvist', '499-7111', '4997111', 'Lakeshore', 'fees'])
      expect(mail).not.toContain(personal);
    expect(rig.mailsOf(id)).toHaveLength(1);
  });

  it('runs every effect of a lead once, each with its own key', async () => {
    const { id } = (await postConsultation(intake)).body;
    expect(await rig.settled([id])).toEqual([
      {
        verify: 'done',
        persist: 'done',
        staffMail: 'done',
        visitorMail: 'done',
        consentRecord: 'done',
        webhook: 'done',
        analytics: 'done',
      },
    ]);
    expect(countsOf(rig.webhook, id)).toEqual([[`lead/${id}/webhook`, 1]]);
    expect(countsOf(rig.analytics, id)).toEqual([[`lead/${id}/analytics`, 1]]);
    expect([rig.mailsOf(id, 'staffMail').length, rig.mailsOf(id, 'visitorMail').length]).toEqual([1, 1]);
  });

  it('sends nothing to the analytics service without consent to being counted', async () => {
    const posted = await Promise.all([postConsultation(intake, { consent: undefined }), postReview(intake, { consent: undefined })]);
    const ids = posted.map(({ body }) => body.id);
    const states = await rig.settled(ids);
    expect(states.map(({ analytics, webhook }) => [analytics, webhook])).toEqual([
      ['skipped', 'done'],
      ['skipped', 'done'],
    ]);
    expect(ids.flatMap((id) => countsOf(rig.analytics, id))).toEqual([]);
  });
});

describe('services that a test stops, freezes or multiplies', () => {
  beforeEach(startRig);

  afterEach(() => rig.end());

  it('shares the leads among four workers: each effect happens once', async () => {
    const [intake] = await Promise.all([rig.startIntake(), ...Array.from({ length: 4 }, () => rig.startWorker())]);
    const posted = await postMany(intake, 20);
    await expectRanOnce(
      rig,
      posted.map(({ body }) => body.id),
    );
  });

  it('discards the late result of a worker frozen past its lease', async () => {
    const [intake, frozen] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    rig.trap.behave('hold');
    const { id } = (await postConsultation(intake)).body;
    await rig.mailOf(id);
    frozen.process.kill('SIGSTOP');
    rig.trap.behave('accept');
    await rig.startWorker();
    await expect.poll(() => staffMail(id)).toMatchObject({ state: 'done', attempts: 2 });
    // The frozen worker claimed others with it: all must be settled before the lead is compared.
    await rig.settled([id]);
    const done = await rig.lead(id);
    frozen.process.kill('SIGCONT');
    await expect.poll(() => frozen.output()).toMatch(/a late result was discarded|effect failed after its claim was lost/);
    expect(await rig.lead(id)).toEqual(done);
  });

  it('releases the effect on SIGTERM while a mail is being sent, and exits with 0', async () => {
    const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    rig.trap.behave('hold');
    const { id } = (await postConsultation(intake)).body;
    await rig.mailOf(id);
    expect(await worker.stop()).toBe(0);
    expect(await staffMail(id)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: expect.stringContaining('timed_out') });
  });

  it('exits with 0 on SIGTERM with Redis down, for both services', async () => {
    const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    await rig.mailOf((await postConsultation(intake)).body.id);
    await rig.redis.set('frozen');
    expect(await Promise.all([intake.stop(), worker.stop()])).toEqual([0, 0]);
  });
});
