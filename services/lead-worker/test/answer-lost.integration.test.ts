import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type AnswerCutter, startAnswerCutter } from './support/answer-cutter.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview } from './support/post-lead.ts';
import type { SpawnedService } from './support/spawn-service.ts';

let rig: PipelineRig;
let intake: SpawnedService;
let cutter: AnswerCutter;
/** Requests of earlier tests. */
let before: number;

beforeAll(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 7);
  [intake] = await Promise.all([rig.startIntake(), rig.startWorker()]);
});
afterAll(() => rig.end());

beforeEach(async () => {
  before = await rig.countLeads();
  cutter = await startAnswerCutter(intake.origin);
});
afterEach(() => cutter.stop());

const added = async () => (await rig.countLeads()) - before;
/** How often the CRM and the analytics service received the request. */
const told = (id: string) => [rig.webhook, rig.analytics].map(({ received }) => received.filter(({ body }) => body.includes(id)).length);

it.each([
  ['a consultation request', postConsultation],
  ['an annuity review request', postReview],
])('returns the first answer to a retry if the answer to %s is lost, with one lead and one outbox', async (_name, post) => {
  const key = randomUUID();
  await expect(post(cutter, {}, key)).rejects.toThrow('fetch failed');
  expect(cutter.cut()).toBe(1);
  await expect.poll(added).toBe(1);
  const retries = [await post(intake, {}, key), ...(await Promise.all([post(intake, {}, key), post(intake, {}, key)]))];
  const [first] = retries;
  const id = first?.body.id ?? '';
  const lead = await rig.lead(id);
  for (const { status, body } of retries) {
    expect(status).toBe(201);
    expect(body).toEqual({ id, status: 'pending', createdAt: lead?.createdAt.toISOString() });
  }
  await rig.settled([id]);
  expect(await added()).toBe(1);
  expect([rig.mailsOf(id, 'staffMail').length, rig.mailsOf(id, 'visitorMail').length]).toEqual([1, 1]);
  expect(told(id)).toEqual([1, 1]);
});

it('refuses the key if the answer is lost and a field is then edited; the first request stays', async () => {
  const key = randomUUID();
  await expect(postConsultation(cutter, {}, key)).rejects.toThrow('fetch failed');
  await expect.poll(added).toBe(1);
  const edited = await postConsultation(intake, { lastName: 'Okafor-Bell' }, key);
  expect(edited).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  expect(await added()).toBe(1);
});

it('works off what a killed lead-intake stored, and the next one returns the first answer', async () => {
  const killer = await startAnswerCutter(intake.origin, () => intake.process.kill('SIGKILL'));
  const key = randomUUID();
  await expect(postConsultation(killer, {}, key)).rejects.toThrow('fetch failed');
  await killer.stop();
  intake = await rig.startIntake();
  const { status, body } = await postConsultation(intake, {}, key);
  const lead = await rig.lead(body.id);
  expect([status, body]).toEqual([201, { id: lead?._id, status: 'pending', createdAt: lead?.createdAt.toISOString() }]);
  await rig.settled([body.id]);
  expect(await added()).toBe(1);
  expect([rig.mailsOf(body.id, 'staffMail').length, rig.mailsOf(body.id, 'visitorMail').length]).toEqual([1, 1]);
});
