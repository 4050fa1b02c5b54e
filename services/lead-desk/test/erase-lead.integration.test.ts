import { randomUUID } from 'node:crypto';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { insertLead } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type DeskUnderTest, startDesk } from './desk-under-test.ts';
import { officeDay } from './sample-office.ts';

let desk: DeskUnderTest;
let manager: string;
beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), `desk-erase-${randomUUID().slice(0, 8)}`);
  manager = await desk.signIn();
  await desk.prove(manager);
});
beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  await desk.store.connection.collection('audit').deleteMany({});
});
afterAll(() => desk.stop());

const email = 'zebedee@canary.example';

async function storeLead(changes: object = {}): Promise<string> {
  const id = randomUUID();
  const answers = { ...sampleConsultation, email, phone: '(303) 499-7111' };
  const checked = { email: 'good', phone: 'good' } as const;
  const rest = { bodyHmac: 'hmac', createdAt: new Date(), contact: checked, consent: null, reception: {} };
  await insertLead(desk.leads, { kind: 'consultation', id, answers, ...rest });
  const found = { emailNormalised: email, phoneNormalised: '+13034997111', ...changes };
  await desk.leads.any.collection.updateOne({ _id: id as never }, { $set: found });
  return id;
}

const post = async (id: string, what: string, body: object, cookie = manager) => {
  const answer = await desk.call(`/api/leads/${id}/${what}`, { method: 'POST', body, cookie });
  return { status: answer.status, body: (await answer.json().catch(() => undefined)) as Record<string, unknown> };
};
const detail = async (id: string) => {
  const answer = await desk.call(`/api/leads/${id}`, { cookie: manager });
  return (await answer.json()) as { status: string; firstName: string; history: { what: string; by: string; reason?: string }[] };
};
const statusOf = async (id: string) => (await desk.leads.any.findById(id).lean())?.status;
const audited = async () => {
  const entries = await desk.store.connection
    .collection('audit')
    .find({ 'content.action': /^(erase|hold)/ })
    .toArray();
  return entries.map(({ content }) => content as { action: string; leadId: string; details?: object });
};

it('erases one request after a proof, and says in the request who did it and why', async () => {
  const [id, other] = [await storeLead(), await storeLead()];
  const unproven = await desk.signIn();
  expect(await post(id, 'erase', { reason: 'asked' }, unproven)).toMatchObject({ status: 401, body: { code: 'proof_needed' } });
  expect(await post(id, 'erase', { reason: 'asked' })).toEqual({ status: 200, body: { erased: 1, held: 0 } });
  const erased = await detail(id);
  expect(erased).toMatchObject({ status: 'erased', firstName: '' });
  expect(erased.history.at(-1)).toMatchObject({ what: 'erased', by: 'margaret', reason: 'asked' });
  expect(await statusOf(other)).toBe('pending');
  expect(await post(id, 'erase', { reason: 'asked' })).toEqual({ status: 200, body: { erased: 0, held: 0 } });
});

it('records it before it is done, by the id alone', async () => {
  const id = await storeLead();
  await post(id, 'erase', { reason: 'mistake' });
  const entries = await audited();
  expect(entries).toMatchObject([{ action: 'erase', leadId: id, details: { reason: 'mistake' } }]);
  expect(JSON.stringify(await desk.store.connection.collection('audit').find().toArray())).not.toMatch(/zebedee|canary|303\D*499\D*7111/i);
});

it('erases all requests with the same email address, but none that only shares the number, and none with a hold', async () => {
  const [id, same, household] = [await storeLead(), await storeLead(), await storeLead({ emailNormalised: 'partner@canary.example' })];
  const many = await Promise.all(Array.from({ length: 25 }, () => storeLead()));
  const hold = await storeLead({ hold: { at: new Date(), by: 'margaret', reason: 'A complaint' } });
  expect(await post(id, 'erase', { reason: 'asked', all: true })).toEqual({ status: 200, body: { erased: 27, held: 1 } });
  for (const one of [id, same, ...many]) expect(await statusOf(one)).toBe('erased');
  for (const one of [household, hold]) expect(await statusOf(one)).toBe('pending');
});

it('keeps a request with a hold, until the hold ends', async () => {
  const id = await storeLead();
  const unproven = await desk.signIn();
  for (const what of ['hold', 'hold-ended'])
    expect(await post(id, what, { reason: 'Zebedee complained' }, unproven)).toMatchObject({ status: 401, body: { code: 'proof_needed' } });
  expect(await post(id, 'hold', { reason: 'Zebedee complained' })).toMatchObject({ status: 200, body: { hold: { by: 'margaret' } } });
  expect((await post(id, 'hold', { reason: 'again' })).status).toBe(409);
  expect(await post(id, 'erase', { reason: 'asked' })).toMatchObject({ status: 409, body: { code: 'request_held' } });
  expect(await statusOf(id)).toBe('pending');
  expect((await post(id, 'hold-ended', { reason: 'It is settled' })).status).toBe(200);
  expect(await post(id, 'erase', { reason: 'asked' })).toMatchObject({ status: 200, body: { erased: 1 } });
  expect((await post(id, 'hold', { reason: 'too late' })).status).toBe(409);
  expect(JSON.stringify(await audited())).not.toMatch(/Zebedee|settled/);
});

it('leaves an erased request to no other call of the desk', async () => {
  const id = await storeLead();
  await post(id, 'erase', { reason: 'asked' });
  const seq = (await desk.leads.any.findById(id).lean())?.seq ?? 0;
  const calls = { notes: { text: 'x' }, 'no-calls': { way: 'phone' }, revocations: { channels: ['email'], way: 'phone' } };
  for (const [what, body] of Object.entries(calls)) expect([what, (await post(id, what, body)).status]).toEqual([what, 404]);
  expect((await post(id, 'transitions', { to: 'assigned', seq })).status).toBe(409);
  expect((await desk.call(`/api/leads/${id}/person`, { cookie: manager })).status).toBe(404);
});

it('lets nothing that is typed about a person into the audit, so that no entry needs erasing', async () => {
  const [id, other] = [await storeLead(), await storeLead()];
  await desk.signInAs('ruth', 'agent');
  const seq = async () => (await desk.leads.any.findById(id).lean())?.seq ?? 0;
  const text = 'Zebedee canary 303-499-7111';
  const calls: [what: string, body: () => object | Promise<object>][] = [
    ['transitions', async () => ({ to: 'assigned', seq: await seq(), note: text })],
    ['calls', async () => ({ outcome: 'no_answer', seq: await seq(), note: text })],
    ['owner', async () => ({ to: 'ruth', seq: await seq(), reason: text })],
    ['second-advisor', async () => ({ username: 'margaret', agreedOn: officeDay(), way: 'phone', seq: await seq() })],
    ['notes', () => ({ text })],
    ['contact', async () => ({ email: 'zebedee2@canary.example', seq: await seq() })],
    ['revocations', () => ({ channels: ['email'], way: 'phone' })],
    ['no-calls', () => ({ way: 'phone' })],
    ['no-email', () => ({ way: 'phone' })],
    ['hold', () => ({ reason: text })],
    ['hold-ended', () => ({ reason: text })],
    ['transitions', async () => ({ to: 'disqualified', seq: await seq(), reason: text })],
    ['erase', () => ({ reason: 'asked', all: true })],
  ];
  for (const [what, body] of calls) expect([what, (await post(id, what, await body())).status]).toEqual([what, 200]);
  await desk.call('/api/leads/search', { method: 'POST', body: { q: 'Zebedee' }, cookie: manager });
  await desk.call(`/api/leads/${other}/person`, { cookie: manager });
  expect((await desk.call(`/api/leads/${other}/person-copy`, { cookie: manager })).status).toBe(200);
  await (await desk.call('/api/leads/export.csv', { cookie: manager })).text();
  const entries = await desk.store.connection.collection('audit').find().toArray();
  expect(entries.length).toBeGreaterThan(calls.length);
  expect(JSON.stringify(entries)).not.toMatch(/zebedee|canary|303\D*499\D*7111/i);
});

it('copies for one person what is kept under the same email address, and none that only shares the number', async () => {
  const [id, same] = [await storeLead(), await storeLead()];
  await storeLead({ emailNormalised: 'partner@canary.example' });
  const answer = await desk.call(`/api/leads/${id}/person-copy`, { cookie: manager });
  const { requests } = (await answer.json()) as { requests: { id: string; email: string; received: object; history: object[] }[] };
  expect(requests.map((one) => one.id).toSorted()).toEqual([id, same].toSorted());
  expect(requests[0]).toMatchObject({ email, received: {}, history: [{ what: 'received' }] });
  expect((await desk.call(`/api/leads/${id}/person-copy`, { cookie: await desk.signIn() })).status).toBe(401);
});

it('is for managers', async () => {
  const id = await storeLead();
  const agent = await desk.signInAs('ruth', 'agent');
  for (const what of ['erase', 'hold', 'hold-ended']) expect((await post(id, what, { reason: 'asked' }, agent)).status).toBe(403);
});
