import { type NameServer, startNameServer } from '@annuity-lantern/contact-check/test/name-server';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';

const mailServer = { mx: ['mx.example.net'] };

let rig: PipelineRig;
let nameServer: NameServer;

beforeEach(async () => {
  const wellKnown = Object.fromEntries(['gmail.com', 'outlook.com', 'yahoo.com'].map((domain) => [domain, mailServer]));
  // Too slow for the intake, fast enough for the worker.
  nameServer = await startNameServer({ ...wellKnown, 'example.org': { ...mailServer, afterMs: 800 }, 'parked.example': { mx: ['.'] } });
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 11);
});

afterEach(async () => {
  await rig.end();
  await nameServer.stop();
});

it('finds out what the intake had no time for', async () => {
  const settings = { DNS_SERVERS: nameServer.address };
  const intake = await rig.startIntake({ settings });
  const { status, body } = await postConsultation(intake);
  expect(status).toBe(201);
  expect(body).not.toHaveProperty('verification');
  expect(await rig.lead(body.id)).toMatchObject({ contact: { email: 'unknown', phone: 'good' } });

  await rig.startWorker({ settings });
  expect(await rig.settled([body.id])).toMatchObject([{ verify: 'done', visitorMail: 'done' }]);
  expect(await rig.lead(body.id)).toMatchObject({ contact: { email: 'good', phone: 'good' }, verifiedOnReceipt: false });
});

it('keeps a lead whose address turns out to be false, for staff, and sends it no mail', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker({ settings: { DNS_SERVERS: nameServer.address } })]);
  const { id } = (await postConsultation(intake, { email: 'ada@parked.example' })).body;
  expect(await rig.settled([id])).toMatchObject([{ verify: 'done', persist: 'done', staffMail: 'done', visitorMail: 'skipped' }]);
  expect(await rig.lead(id)).toMatchObject({ contact: { email: 'false', phone: 'good' } });
  expect(rig.mailsOf(id, 'visitorMail')).toEqual([]);
});

it('is done even if the outcome stays unknown', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  const { id } = (await postConsultation(intake)).body;
  expect(await rig.settled([id])).toMatchObject([{ verify: 'done', visitorMail: 'done' }]);
  expect(await rig.lead(id)).toMatchObject({ contact: { email: 'unknown', phone: 'good' }, effects: { verify: { attempts: 1 } } });
});
