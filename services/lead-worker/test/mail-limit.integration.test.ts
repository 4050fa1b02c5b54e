import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postReview } from './support/post-lead.ts';
import { signInAsStaff } from './support/read-as-staff.ts';
import { scrape } from './support/scrape.ts';

const REDIS_DATABASE = 8;
const HOUR = 3_600_000;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
});
afterEach(() => rig.end());

const stateOf = async (id: string) => {
  const effect = await rig.effect(id, 'visitorMail');
  return [effect?.state, effect?.lastErrorClass].filter(Boolean).join(' ');
};
/** Due later without using up a try. A released effect is due at once, and a claimed one has used up a try. */
const isHeld = async (id: string) => {
  const { state, attempts, nextAt = new Date(0) } = (await rig.effect(id, 'visitorMail')) ?? {};
  return state === 'due' && attempts === 0 && nextAt > new Date();
};
const mailed = (ids: readonly string[]) => ids.filter((id) => rig.mailsOf(id, 'visitorMail').length > 0);

it('sends ten leads of one address five confirmations; all ten are stored and reach staff and the CRM', async () => {
  const [intake] = await Promise.all([rig.startIntake(), rig.startWorker(), rig.startWorker()]);
  const posted = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const change = { email: `ada+${index}@example.org` };
      return index % 2 ? postConsultation(intake, change) : postReview(intake, change);
    }),
  );
  expect(posted.map(({ status }) => status)).toEqual(Array(10).fill(201));
  const ids = posted.map(({ body }) => body.id);
  const states = await rig.settled(ids);
  for (const { verify, persist, staffMail, webhook } of states)
    expect([verify, persist, staffMail, webhook]).toEqual(['done', 'done', 'done', 'done']);
  expect((await Promise.all(ids.map(stateOf))).toSorted()).toEqual([...Array(5).fill('done'), ...Array(5).fill('skipped mail_limit')]);
  expect(mailed(ids)).toHaveLength(5);
  const another = (await postConsultation(intake, { email: 'grace@example.org' })).body.id;
  await expect.poll(() => stateOf(another)).toBe('done');
});

it('accepts leads above the ceiling of the hour, and their confirmations wait without using up a try', async () => {
  const hour = Math.floor(Date.now() / HOUR);
  const counters = [hour, hour + 1].map((each) => `{lantern}:counter:visitor-mails:${each}`);
  for (const counter of counters) await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['SET', counter, '2']);
  const settings = { VISITOR_MAILS_PER_HOUR: '2' };
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker({ settings })]);
  const posted = await Promise.all([postConsultation(intake), postReview(intake)]);
  expect(posted.map(({ status }) => status)).toEqual([201, 201]);
  const ids = posted.map(({ body }) => body.id);
  for (const id of ids) {
    await rig.mailOf(id);
    await expect.poll(() => isHeld(id)).toBe(true);
  }
  expect(mailed(ids)).toEqual([]);
  expect((await scrape(worker)).get('lantern_effect_attempts_total{effect="visitorMail",outcome="again"}')).toBe(2);

  // As if the hours had passed.
  await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['DEL', ...counters]);
  for (const id of ids) await rig.hasten(id, 'visitorMail');
  for (const id of ids) await expect.poll(() => rig.effect(id, 'visitorMail')).toMatchObject({ state: 'done', attempts: 1 });
  expect(mailed(ids)).toEqual(ids);
});

it('lets the mail of the second request a day from one address wait until staff replay it', async () => {
  const settings = { INTAKE_DAILY_PER_IP: '1' };
  const [intake, , desk] = await Promise.all([rig.startIntake(), rig.startWorker({ settings }), rig.startDesk()]);
  const post = (address: string) =>
    postConsultation(intake, { email: `${address}@example.org` }, undefined, { 'x-client-address': address });
  const [first, second, other] = [await post('203.0.113.7'), await post('203.0.113.7'), await post('203.0.113.8')];
  expect([first, second, other]).toMatchObject(Array(3).fill({ status: 201 }));
  const ids = [first.body.id, second.body.id, other.body.id];
  const states = await rig.settled(ids);
  expect(states.map(({ staffMail, webhook }) => [staffMail, webhook])).toEqual(Array(3).fill(['done', 'done']));
  expect(await stateOf(other.body.id)).toBe('done');
  const held = (await stateOf(first.body.id)) === 'done' ? second.body.id : first.body.id;
  expect(await stateOf(held)).toBe('parked sender_limit');
  expect(mailed(ids)).toHaveLength(2);
  const { get, post: call } = await signInAsStaff(desk);
  expect(await (await get('/api/pipeline/parked')).json()).toMatchObject([{ leadId: held, effect: 'visitorMail', reason: 'sender_limit' }]);
  expect((await call(`/api/pipeline/parked/${held}/visitorMail/replay`, {})).status).toBe(204);
  await expect.poll(() => stateOf(held)).toBe('done');
  expect(mailed(ids)).toHaveLength(3);
});
