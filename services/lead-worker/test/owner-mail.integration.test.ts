import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accountRecords } from './support/clocked-workers.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';
import { type StaffCalls, signInAsStaff } from './support/read-as-staff.ts';
import { decoded, headersOf } from './support/read-mail.ts';
import type { SpawnedService } from './support/spawn-service.ts';

const REDIS_DATABASE = 47;
let rig: PipelineRig;
let intake: SpawnedService;
let staff: StaffCalls;

beforeAll(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
  const [, desk] = await Promise.all([rig.startWorker(), rig.startDesk(), rig.startIntake().then((started) => (intake = started))]);
  staff = await signInAsStaff(desk);
  const accounts = [
    { id: 'dana', role: 'agent', mail: 'dana.private@example.net', displayName: 'Dana Reyes' },
    { id: 'robin', role: 'agent', mail: 'robin.private@example.net', displayName: "Robin O'Hale" },
    { id: 'kim', role: 'agent', mail: 'kim.private@example.net' },
  ] as const;
  await rig.command({ insert: 'users', documents: accountRecords(accounts) });
});

afterAll(() => rig.end());

const ownerMail = (id: string) => rig.effect(id, 'ownerMail');
const mailsOf = (id: string) => rig.mailsOf(id, 'ownerMail').map(decoded);

/** A stored request whose visitor mail is done, so that nothing else changes its `seq`. */
async function requestOf(email: string): Promise<string> {
  const { id } = (await postConsultation(intake, { email })).body;
  await rig.settled([id]);
  return id;
}

async function give(id: string, to: string): Promise<void> {
  const { seq = -1 } = (await rig.lead(id)) ?? {};
  const answer = await staff.post(`/api/leads/${id}/owner`, { to, despite: true, seq, reason: 'On leave' });
  expect(answer.status).toBe(200);
}

/** As if the minute had passed. */
const passMinute = (id: string) => rig.hasten(id, 'ownerMail');

const ends = async (id: string, state: object) => {
  await passMinute(id);
  await expect.poll(() => ownerMail(id)).toMatchObject(state);
};

it('tells each visitor who has their request, once per owner, and logs no address', async () => {
  const addresses = ['ada.owner@example.org', 'bo.owner@example.org', 'cy.owner@example.org', 'di.owner@example.org'];
  const owners = ['dana', 'robin', 'kim', 'dana'];
  const subjects = [
    'Dana Reyes has your request',
    "Robin O'Hale has your request",
    'An advisor on our team has your request',
    'Dana Reyes has your request',
  ];
  const ids = await Promise.all(addresses.map(requestOf));
  for (const [index, id] of ids.entries()) await give(id, owners[index] as string);
  for (const id of ids) expect(await ownerMail(id)).toMatchObject({ state: 'due', attempts: 0 });
  expect(ids.flatMap(mailsOf)).toEqual([]);
  for (const id of ids) await ends(id, { state: 'done', attempts: 1 });
  for (const [index, id] of ids.entries()) {
    const [mail = '', ...others] = mailsOf(id);
    expect(others).toEqual([]);
    const { order } = (await ownerMail(id)) ?? {};
    expect(headersOf(mail)).toMatchObject({
      to: addresses[index],
      subject: subjects[index],
      'message-id': `<lead/${id}/ownerMail/${order}@example.org>`,
    });
  }

  const [first = ''] = ids;
  await give(first, 'robin');
  await ends(first, { state: 'done', attempts: 1 });
  const [, second = ''] = mailsOf(first);
  expect(mailsOf(first)).toHaveLength(2);
  expect(headersOf(second)).toMatchObject({ to: addresses[0], subject: "Robin O'Hale has taken over your request" });
  expect(second.replace(/\s+/g, ' ')).toContain("Robin O'Hale has taken over from Dana Reyes. Dana Reyes won't call you about it anymore.");
  expect(new Set(ids.flatMap((id) => mailsOf(id).map((mail) => headersOf(mail)['message-id']))).size).toBe(5);
  for (const mail of ids.flatMap(mailsOf)) expect(mail).not.toContain('.private@');
  expect(rig.output()).not.toMatch(/\.owner@|\.private@|Dana|Reyes/);
});

it('also tells about the next owner, assigned while the first mail was being sent', async () => {
  const id = await requestOf('held.owner@example.org');
  await give(id, 'dana');
  rig.trap.behave('hold');
  await passMinute(id);
  await expect.poll(() => mailsOf(id).length).toBe(1);
  await give(id, 'robin');
  rig.trap.release();
  await ends(id, { state: 'done', attempts: 1, order: 3 });
  expect(mailsOf(id).map((mail) => headersOf(mail).subject)).toEqual([
    'Dana Reyes has your request',
    "Robin O'Hale has taken over your request",
  ]);
});

it('sends nothing if the request is closed, and keeps the reason', async () => {
  const id = await requestOf('silent.owner@example.org');
  await give(id, 'dana');
  await rig.command({ update: 'leads', updates: [{ q: { _id: id }, u: { $set: { status: 'closed' } } }] });
  await ends(id, { state: 'skipped', attempts: 1, lastErrorClass: 'request_over' });
  expect(mailsOf(id)).toEqual([]);
});

it('reminds owner and managers at their addresses, and logs none of them', async () => {
  await rig.command({ insert: 'users', documents: accountRecords([{ id: 'mia', role: 'manager', mail: 'mia.private@example.net' }]) });
  const id = await requestOf('late.owner@example.org');
  await give(id, 'dana');
  const now = new Date();
  const u = { $set: { createdAt: new Date(now.getTime() - 25 * 3_600_000), 'effects.slaBreach.nextAt': now } };
  await rig.command({ update: 'leads', updates: [{ q: { _id: id }, u }] });
  await expect.poll(() => rig.effect(id, 'slaBreach')).toMatchObject({ state: 'done' });
  const [reminder = ''] = rig.trap.messages.filter((message) => message.includes(`lead/${id}/slaBreach`));
  expect(headersOf(decoded(reminder)).to).toBe('dana.private@example.net, mia.private@example.net');
  expect(rig.output()).not.toMatch(/\.owner@|\.private@/);
});
