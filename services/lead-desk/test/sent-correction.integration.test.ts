import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CORRECTION_HOLDS, MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { findLead, insertLead, openVisitorKeys, orderCode, type StoredLead } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type DeskUnderTest, idKey, startDesk, watchAudit } from './desk-under-test.ts';

let desk: DeskUnderTest;
let id: string;
let key: string;
const keys = openVisitorKeys(idKey);
const first = { email: 'ann.miler@example.com', phone: '303-499-7111' };

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-sent-correction');
});

beforeEach(async () => {
  key = randomBytes(32).toString('base64url');
  id = await store(key);
});

afterAll(() => desk.stop());

async function store(ofTab: string | undefined): Promise<string> {
  const leadId = randomUUID();
  await insertLead(desk.leads, {
    kind: 'consultation',
    id: leadId,
    bodyHmac: 'hmac',
    createdAt: new Date(),
    answers: { ...sampleConsultation, ...first, preferredCallTime: undefined },
    contact: { email: 'unknown', phone: 'unknown' },
    consent: null,
    reception: {},
    ...(ofTab === undefined ? {} : { correctionHash: createHash('sha256').update(ofTab).digest('base64url') }),
  });
  return leadId;
}

const correct = (body: object) => desk.call('/api/my-request/sent-corrections', { method: 'POST', body: { id, key, ...body } });
const stored = async () => (await findLead(desk.leads, id)) as StoredLead;
const statusOf = async (body: object) => (await correct(body)).status;

/** What a refusal says, without what differs in each answer. */
async function refusal(body: object): Promise<unknown> {
  const answer = await correct(body);
  const { requestId: _, ...said } = (await answer.json()) as { requestId: string };
  return { status: answer.status, ...said };
}

it('corrects address, number and wish at once, audited as the visitor, and answers nothing', async () => {
  const audited = await watchAudit(desk);
  const answer = await correct({ email: 'ann.miller@example.com', phone: '303-499-7122', preferredCallTime: 'any' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  const lead = await stored();
  expect(lead).toMatchObject({
    email: 'ann.miller@example.com',
    emailNormalised: 'ann.miller@example.com',
    phoneNormalised: '+13034997122',
    correction: { left: 1 },
  });
  expect(lead.effects).toMatchObject({
    verify: { state: 'due' },
    visitorMail: { state: 'waiting', after: 'verify', order: 1 },
    changeMail: { state: 'due', changes: ['email', 'phone'], since: 0, isUnproved: true },
  });
  expect(await audited()).toMatchObject([{ by: 'visitor', action: 'contact', leadId: id, details: { fields: ['email', 'phone'] } }]);
  expect(JSON.stringify(await audited())).not.toMatch(/miller|7122/);
});

it('corrects twice; a repeat, and a double click, are no further correction', async () => {
  const clicks = await Promise.all([statusOf({ phone: '303-499-7122' }), statusOf({ phone: '303-499-7122' })]);
  expect(clicks).toEqual([204, 204]);
  expect((await stored()).correction?.left).toBe(1);
  expect(await statusOf({ phone: '303-499-7133' })).toBe(204);
  expect(await statusOf({ phone: '303-499-7133' })).toBe(204);
  expect(await statusOf({ phone: '303-499-7144' })).toBe(403);
  expect((await stored()).history.map(({ what }) => what)).toEqual(['received', 'contact', 'contact']);
});

it('takes no third correction when three come at once', async () => {
  const phones = ['303-499-7122', '303-499-7133', '303-499-7144'];
  const statuses = await Promise.all(phones.map((phone) => statusOf({ phone })));
  expect(statuses.toSorted()).toEqual([204, 204, 403]);
});

it('answers a wrong key, one that is over, an unknown, an erased request and one of an older intake alike', async () => {
  const wrong = await refusal({ key: randomBytes(32).toString('base64url'), phone: '303-499-7122' });
  expect(wrong).toMatchObject({ status: 403, code: 'correction_over' });
  const without = await store(undefined);
  expect(await refusal({ id: without, phone: '303-499-7122' })).toEqual(wrong);
  expect(await refusal({ id: randomUUID(), phone: '303-499-7122' })).toEqual(wrong);
  // What is false is said to the tab alone.
  expect(await refusal({ id: randomUUID(), email: 'a@gmial.com' })).toEqual(wrong);
  await desk.leads.any.updateOne({ _id: id }, { $set: { 'correction.until': new Date(Date.now() - 1000) } });
  expect(await refusal({ phone: '303-499-7122' })).toEqual(wrong);
  await desk.leads.any.updateOne({ _id: id }, { $set: { status: 'erased' }, $unset: { correction: 1 } });
  expect(await refusal({ phone: '303-499-7122' })).toEqual(wrong);
});

it('refuses what the form refuses, and what it may not correct', async () => {
  const refused = await correct({ email: 'ann@gmial.com' });
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'contact_refused', details: { emailSuggestion: 'ann@gmail.com' } },
  ]);
  expect(await statusOf({ phone: '900-555-1234' })).toBe(422);
  for (const body of [{}, { email: 'no address' }, { firstName: 'Eve' }, { phone: '303-499-7122', consent: null }, { key: 'short' }])
    expect([body, await statusOf(body)]).toEqual([body, 400]);
  expect((await stored()).seq).toBe(0);
});

it('ends as soon as a mailbox answers a code: links, codes and visits of before are over, too', async () => {
  const link = keys.linkTo(await stored(), new Date());
  const { visit: oldVisit } = keys.visitOf(await stored(), new Date());
  expect(await statusOf({ email: 'ann.miller@example.com' })).toBe(204);
  expect((await desk.call('/api/my-request/codes', { method: 'POST', body: { of: { link } } })).status).toBe(403);
  expect((await desk.call('/api/my-request', { headers: { [MY_REQUEST_HEADER]: oldVisit } })).status).toBe(401);
  await orderCode(desk.leads, id, new Date());
  const lead = await stored();
  const of = { link: keys.linkTo(lead, new Date()) };
  const code = keys.codeOf(lead, lead.access?.at as Date);
  expect((await desk.call('/api/my-request/visits', { method: 'POST', body: { of, code } })).status).toBe(200);
  expect((await stored()).correction).toBeUndefined();
  expect(await statusOf({ phone: '303-499-7122' })).toBe(403);
});

it('ends when staff correct the contact, or record that a consent was taken back', async () => {
  const cookie = await desk.signIn();
  const post = (path: string, body: object) => desk.call(`/api/leads/${id}/${path}`, { method: 'POST', body, cookie });
  await post('owner', { to: 'margaret', seq: 0 });
  expect((await post('contact', { phone: '303-499-7122', seq: 1 })).status).toBe(200);
  expect(await statusOf({ phone: '303-499-7133' })).toBe(403);
  id = await store(key);
  expect((await post('revocations', { channels: ['email'], way: 'phone' })).status).toBe(200);
  expect(await statusOf({ phone: '303-499-7133' })).toBe(403);
});

it('holds for 30 minutes from when the request was stored', async () => {
  const { correction, createdAt } = await stored();
  expect(correction).toEqual({
    hash: expect.stringMatching(/^[\w-]{43}$/),
    until: new Date(createdAt.getTime() + CORRECTION_HOLDS),
    left: 2,
  });
});
