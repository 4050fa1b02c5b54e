import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig, STAFF_ADDRESS } from './support/pipeline-rig.ts';
import { postConsultation, postLead } from './support/post-lead.ts';

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 2);
});

afterEach(() => rig.end());

const staffMail = async (id: string) => (await rig.lead(id))?.effects.staffMail;

it('a lead is completed and mailed once, with nothing personal in the mail', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const { id } = (await postConsultation(intake, { email: 'Ada.Okafor@Example.org ' })).body;
  const mail = await rig.mailOf(id);
  await expect.poll(() => staffMail(id)).toMatchObject({ state: 'done', attempts: 1 });
  expect(await rig.lead(id)).toMatchObject({
    status: 'pending',
    seq: 1,
    emailNormalised: 'ada.okafor@example.org',
    phoneNormalised: '+13125550142',
    history: [{ what: 'received' }, { what: 'completed' }],
    effects: { persist: { state: 'done', attempts: 1 } },
  });
  expect(mail).toContain('http://localhost:8080/admin');
  expect(mail).toMatch(/^State: {8}IL$/m);
  for (const personal of ['Ada', 'Okafor', 'okafor', '555', '0142', 'income last']) expect(mail).not.toContain(personal);
  expect(rig.mailsOf(id)).toHaveLength(1);
});

it('an annuity review is completed and mailed once, as what it is, without a state it does not have', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const form = {
    firstName: 'Grace',
    lastName: 'Lindqvist',
    email: 'Grace.Lindqvist@Example.org',
    phone: '612-555-0143',
    insuranceCompany: 'Lakeshore Life',
    concerns: 'Are the fees fair?',
  };
  const posted = await postLead(intake, '/api/annuity-review-requests', form);
  expect(posted.status).toBe(201);
  const { id } = posted.body;
  const mail = await rig.mailOf(id);
  await expect.poll(() => staffMail(id)).toMatchObject({ state: 'done', attempts: 1 });
  expect(await rig.lead(id)).toMatchObject({
    kind: 'annuity-review',
    seq: 1,
    emailNormalised: 'grace.lindqvist@example.org',
    phoneNormalised: '+16125550143',
    effects: { persist: { state: 'done', attempts: 1 } },
  });
  expect(mail).toMatch(/^Subject: New annuity review request: call before /m);
  expect(mail).not.toContain('State');
  for (const personal of ['Grace', 'Lindqvist', 'lindqvist', '555', '0143', 'Lakeshore', 'fees']) expect(mail).not.toContain(personal);
  expect(rig.mailsOf(id)).toHaveLength(1);
});

it('two workers share the leads: each is mailed once', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker(), rig.startWorker()]);
  const posted = await Promise.all(Array.from({ length: 20 }, () => postConsultation(intake)));
  await Promise.all(posted.map(({ body }) => rig.mailOf(body.id, 20_000)));
  await expect
    .poll(async () => Promise.all(posted.map(({ body }) => staffMail(body.id).then((effect) => effect?.state))))
    .toEqual(posted.map(() => 'done'));
  expect(rig.trap.messages).toHaveLength(20);
});

it('a worker killed while it sends: another one finishes within 20 s, the mail has the same id', async () => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.trap.behave('hold');
  const { id } = (await postConsultation(intake)).body;
  await rig.mailOf(id);
  worker.process.kill('SIGKILL');
  rig.trap.behave('accept');
  await rig.startWorker();
  await expect.poll(() => staffMail(id), { timeout: 20_000 }).toMatchObject({ state: 'done', attempts: 2 });
  const ids = rig.mailsOf(id).map((mail) => /^Message-ID:\s+(\S+)/m.exec(mail)?.[1]);
  expect(ids).toEqual([`<lead/${id}/staffMail@example.org>`, `<lead/${id}/staffMail@example.org>`]);
});

it('a worker frozen past its lease: its late result is discarded', async () => {
  const [intake, frozen] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.trap.behave('hold');
  const { id } = (await postConsultation(intake)).body;
  await rig.mailOf(id);
  frozen.process.kill('SIGSTOP');
  rig.trap.behave('accept');
  await rig.startWorker();
  await expect.poll(() => staffMail(id), { timeout: 20_000 }).toMatchObject({ state: 'done', attempts: 2 });
  const done = await rig.lead(id);
  frozen.process.kill('SIGCONT');
  await expect
    .poll(() => frozen.output(), { timeout: 10_000 })
    .toMatch(/a late result was discarded|effect failed after its claim was lost/);
  expect(await rig.lead(id)).toEqual(done);
});

it('a refused mail is parked with a class and a code, and the refusal that quotes an address is in no log', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.trap.behave({ refuse: (recipient) => `550 5.1.1 ${recipient} no such mailbox ${STAFF_ADDRESS}` });
  const { id } = (await postConsultation(intake)).body;
  await expect.poll(() => staffMail(id), { timeout: 10_000 }).toEqual({ state: 'parked', attempts: 1, lastErrorClass: 'smtp_refused' });
  await expect.poll(() => rig.output()).toMatch(/"errorClass":"smtp_refused".*"words":"effect parked"/);
  expect(rig.output()).toContain('"code":"550"');
  expect(rig.output()).not.toContain(STAFF_ADDRESS);
  expect(rig.output()).not.toContain('mailbox');
});

it('a busy mail host is asked again until it takes the mail', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.trap.behave({ refuse: () => '451 try later' });
  const { id } = (await postConsultation(intake)).body;
  await expect.poll(() => staffMail(id), { timeout: 10_000 }).toMatchObject({ attempts: 1, state: 'due', lastErrorClass: 'smtp_busy' });
  rig.trap.behave('accept');
  await expect.poll(() => staffMail(id), { timeout: 15_000 }).toMatchObject({ state: 'done', attempts: 2 });
});

it('SIGTERM while a mail is being sent: the worker gives the effect back before it ends with 0', async () => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  rig.trap.behave('hold');
  const { id } = (await postConsultation(intake)).body;
  await rig.mailOf(id);
  expect(await worker.stop()).toBe(0);
  expect(await staffMail(id)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: expect.stringContaining('timed_out') });
});

it('SIGTERM with Redis dead: both services end with 0', async () => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  await rig.mailOf((await postConsultation(intake)).body.id);
  await rig.redis.set('frozen');
  expect(await Promise.all([intake.stop(), worker.stop()])).toEqual([0, 0]);
});
