import { CODE_TRIES, MY_REQUEST_HEADER, type MyRequest } from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import { findLead, openVisitorKeys, type StoredLead } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { type CallOptions, type DeskUnderTest, idKey, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

let desk: DeskUnderTest;
let id: string;
const keys = openVisitorKeys(idKey);

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-my-request');
});

beforeEach(async () => {
  [id = ''] = await storeRequests(desk.leads, 1, () => 0);
});

afterAll(() => desk.stop());

const ask = (path: string, body?: unknown, visit?: string) => {
  const options: CallOptions = {
    ...(body === undefined ? {} : { method: 'POST', body }),
    ...(visit === undefined ? {} : { headers: { [MY_REQUEST_HEADER]: visit } }),
  };
  return desk.call(`/api/my-request${path}`, options);
};
const byWords = (email = 'ana.0@example.com') => ({ reference: leadReference(id), email });
const stored = async () => (await findLead(desk.leads, id)) as StoredLead;

/** Asks for a code, and waits until it is made. */
async function codeAfter(of: object): Promise<string> {
  const before = (await stored()).access?.at;
  expect((await ask('/codes', { of })).status).toBe(202);
  return await vi.waitFor(async () => {
    const at = (await stored()).access?.at;
    if (!at || at.getTime() === before?.getTime()) throw new Error('no code yet');
    return keys.codeOf(await stored(), at);
  });
}

async function openVisit(): Promise<string> {
  const link = keys.linkTo(await stored(), new Date());
  const code = await codeAfter({ link });
  const answer = await ask('/visits', { of: { link }, code });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { visit: string }).visit;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('opens the request with the code of the mail, by link or by reference and address', async () => {
  for (const of of [{ link: keys.linkTo(await stored(), new Date()) }, byWords(' ANA.0@example.com')]) {
    await desk.leads.any.updateOne({ _id: id }, { $unset: { access: 1 } });
    const code = await codeAfter(of);
    expect((await stored()).effects.codeMail).toMatchObject({ state: 'due', order: (await stored()).access?.at?.getTime() });
    const answer = await ask('/visits', { of, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(answer.status).toBe(200);
    const { visit } = (await answer.json()) as { visit: string };
    const mine = (await (await ask('', undefined, visit)).json()) as MyRequest;
    expect(mine).toMatchObject({ reference: leadReference(id), kind: 'consultation', status: 'pending', noCalls: false });
    expect(mine.answers).toMatchObject({ firstName: 'Ana', email: 'ana.0@example.com' });
    // A code works once.
    expect((await ask('/visits', { of, code })).status).toBe(403);
  }
});

it('takes five tries, and then only a new code', async () => {
  const of = { link: keys.linkTo(await stored(), new Date()) };
  const code = await codeAfter(of);
  for (let tries = 0; tries < CODE_TRIES; tries += 1) expect((await ask('/visits', { of, code: wrong(code) })).status).toBe(403);
  expect((await ask('/visits', { of, code })).status).toBe(403);
  await desk.leads.any.updateOne({ _id: id }, { $set: { 'access.at': new Date(Date.now() - 60_000) } });
  expect((await ask('/visits', { of, code: await codeAfter(of) })).status).toBe(200);
});

it('takes no code that is older than 30 minutes', async () => {
  const of = { link: keys.linkTo(await stored(), new Date()) };
  await codeAfter(of);
  const at = new Date(Date.now() - 31 * 60_000);
  await desk.leads.any.updateOne({ _id: id }, { $set: { 'access.at': at } });
  expect((await ask('/visits', { of, code: keys.codeOf(await stored(), at) })).status).toBe(403);
});

it('makes one code for two presses, and six a day', async () => {
  const of = { link: keys.linkTo(await stored(), new Date()) };
  await codeAfter(of);
  const { access } = await stored();
  await ask('/codes', { of });
  await desk.store.ready();
  expect((await stored()).access).toEqual(access);
  const made = Array.from({ length: 6 }, (_, index) => new Date(Date.now() - (index + 1) * 3_600_000));
  await desk.leads.any.updateOne({ _id: id }, { $set: { access: { made, tries: 0, at: made[0] } } });
  await ask('/codes', { of });
  await desk.store.ready();
  expect((await stored()).access?.at).toEqual(made[0]);
});

it('answers an unknown reference, an unknown address and a wrong code alike', async () => {
  await codeAfter(byWords());
  const texts = new Set<string>();
  const of = [byWords(), byWords('nobody@example.com'), { ...byWords(), reference: '0000-0000' }];
  for (const one of of) {
    const asked = await ask('/codes', { of: one });
    expect([asked.status, await asked.text()]).toEqual([202, '']);
    const opened = await ask('/visits', { of: one, code: '000000' });
    const { requestId: _, ...answer } = (await opened.json()) as { requestId: string };
    texts.add(JSON.stringify([opened.status, answer]));
  }
  expect(texts.size).toBe(1);
});

it('refuses links and visits that are not ours or over', async () => {
  const old = keys.linkTo(await stored(), new Date(Date.now() - 31 * 24 * 3_600_000));
  for (const link of [old, 'not-one-of-ours']) {
    expect((await ask('/codes', { of: { link } })).status).toBe(403);
    expect((await ask('/visits', { of: { link }, code: '000000' })).status).toBe(403);
  }
  const over = keys.visitOf(await stored(), new Date(Date.now() - 31 * 60_000)).visit;
  for (const visit of [undefined, '', over, keys.linkTo(await stored(), new Date())])
    expect((await ask('', undefined, visit)).status).toBe(401);
});

it('corrects contact and other answers, audited as the visitor, with one mail about all', async () => {
  const visit = await openVisit();
  const audited = await watchAudit(desk);
  const body = { phone: '303-499-7111', lastName: 'Möller', preferredCallTime: 'any', age: '70+' };
  const answer = await ask('/corrections', body, visit);
  expect(answer.status).toBe(200);
  expect(((await answer.json()) as MyRequest).answers).toMatchObject(body);
  const lead = await stored();
  expect(lead).toMatchObject({ ...body, phoneNormalised: '+13034997111', nameKey: expect.stringMatching(/^moller/) });
  expect(lead.history.slice(-2)).toMatchObject([
    { what: 'contact', by: 'visitor', old: { phone: expect.any(String) } },
    { what: 'answers', by: 'visitor', fields: expect.arrayContaining(['lastName', 'age']) },
  ]);
  expect(lead.effects.changeMail).toMatchObject({ state: 'due', changes: expect.arrayContaining(['phone', 'lastName', 'age']) });
  expect(lead.effects.verify).toMatchObject({ state: 'due' });
  const entries = await audited();
  expect(entries).toMatchObject([
    { by: 'visitor', action: 'contact', leadId: id },
    { by: 'visitor', action: 'answers', leadId: id },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Möller|7111/);
  // The same again changes nothing.
  await ask('/corrections', body, visit);
  expect((await stored()).seq).toBe(lead.seq);
});

it('opens one visit when two tabs send the code at once', async () => {
  const of = { link: keys.linkTo(await stored(), new Date()) };
  const code = await codeAfter(of);
  const answers = await Promise.all([ask('/visits', { of, code }), ask('/visits', { of, code })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
});

it('keeps the corrections of two tabs and a note of staff that come at once', async () => {
  const visit = await openVisit();
  const cookie = await desk.signIn();
  const answers = await Promise.all([
    ask('/corrections', { lastName: 'Hill' }, visit),
    ask('/corrections', { phone: '303-499-7111' }, visit),
    desk.call(`/api/leads/${id}/notes`, { method: 'POST', body: { text: 'Called back' }, cookie }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const lead = await stored();
  expect(lead).toMatchObject({ lastName: 'Hill', phone: '303-499-7111', seq: 2 });
  expect(lead.history.map(({ what }) => what).toSorted()).toEqual(['answers', 'contact', 'note', 'received']);
});

it('says that the request was deleted meanwhile to a read, a correction, a wish and a deletion', async () => {
  const visit = await openVisit();
  await desk.leads.any.updateOne({ _id: id }, { $set: { status: 'erased' } });
  for (const [path, body] of [
    ['', undefined],
    ['/corrections', { lastName: 'Hill' }],
    ['/no-calls', {}],
    ['/erasure', {}],
  ] as const) {
    const answer = await ask(path, body, visit);
    expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'erased' }]);
  }
});

it('names the mails that left, newest first, and the tools whose figures came along', async () => {
  const visit = await openVisit();
  const left = (minutes: number) => ({ state: 'done', attempts: 1, doneAt: new Date(Date.now() - minutes * 60_000) });
  await desk.leads.any.updateOne(
    { _id: id },
    {
      $set: {
        'effects.visitorMail': left(30),
        'effects.staffMail': left(30),
        'effects.ownerMail': left(10),
        'effects.codeMail': { state: 'due', attempts: 0 },
        attachments: [{ kind: 'contract-check', version: 1, inputs: { yearlyFees: '3.10%' } }],
      },
    },
  );
  const mine = (await (await ask('', undefined, visit)).json()) as MyRequest;
  expect(mine.mails.map(({ mail }) => mail)).toEqual(['advisor', 'confirmation']);
  expect(mine.attached).toEqual(['contract-check']);
  expect(JSON.stringify(mine)).not.toContain('3.10%');
});

it('refuses an answer that the form needs, or does not ask', async () => {
  const visit = await openVisit();
  for (const body of [{ firstName: '' }, { insuranceCompany: 'Prairie Life' }, { email: 'no address' }, { status: 'closed' }])
    expect((await ask('/corrections', body, visit)).status).toBe(400);
  expect((await stored()).seq).toBe(0);
});

it('records a consent that is taken back, and a wish for no calls', async () => {
  const visit = await openVisit();
  const revoked = (await (await ask('/revocations', { channels: ['email'] }, visit)).json()) as MyRequest;
  expect(revoked.channels).toMatchObject({ email: false });
  const stopped = (await (await ask('/no-calls', {}, visit)).json()) as MyRequest;
  expect(stopped.noCalls).toBe(true);
  const unmailed = (await (await ask('/no-email', {}, visit)).json()) as MyRequest;
  expect(unmailed).toMatchObject({ noCalls: true, noEmail: true });
  // It holds for a new address, too.
  const corrected = (await (await ask('/corrections', { email: 'ana.new@example.com' }, visit)).json()) as MyRequest;
  expect(corrected).toMatchObject({ noEmail: true, answers: { email: 'ana.new@example.com' } });
  const { revocations, effects } = await stored();
  expect(revocations).toMatchObject([{ by: 'visitor', channels: ['email'], way: 'own page' }]);
  expect(effects).toMatchObject({ spreadRevocation: { state: 'due' }, changeMail: { state: 'due' } });
  expect(effects.changeMail?.changes?.toSorted()).toEqual(['email', 'no-email', 'noCalls', 'noEmail']);
});

it('shows a pause of calls that an older version stored as a wish for no calls', async () => {
  const visit = await openVisit();
  await desk.leads.any.updateOne({ _id: id }, { $set: { phone: '303-499-7122' } });
  const pause = { $set: { callsPaused: { at: new Date(), by: 'visitor' } } };
  await desk.leads.any.collection.updateOne({ _id: id as never }, pause);
  const mine = (await (await ask('', undefined, visit)).json()) as MyRequest;
  expect(mine).toMatchObject({ noCalls: true, channels: { automatedCalls: false, texts: false } });
});

it('orders the deletion, audited as the visitor, unless a hold keeps the request', async () => {
  const visit = await openVisit();
  await desk.leads.any.updateOne({ _id: id }, { $set: { hold: { by: 'kim', reason: 'A dispute', at: new Date() } } });
  expect((await ask('/erasure', {}, visit)).status).toBe(409);
  await desk.leads.any.updateOne({ _id: id }, { $unset: { hold: 1 } });
  const audited = await watchAudit(desk);
  expect((await ask('/erasure', {}, visit)).status).toBe(202);
  expect((await stored()).effects.ownErasure).toMatchObject({ state: 'due', attempts: 0 });
  expect(await audited()).toMatchObject([{ by: 'visitor', action: 'erase', leadId: id, details: { reason: 'asked' } }]);
  // A second press keeps the order, so that one mail says it.
  const { ownErasure } = (await stored()).effects;
  expect((await ask('/erasure', {}, visit)).status).toBe(202);
  expect((await stored()).effects.ownErasure).toEqual(ownErasure);
});

it('shows nothing that staff wrote, and the advisor by the name for visitors', async () => {
  const visit = await openVisit();
  const cookie = await desk.signIn();
  await desk.call(`/api/leads/${id}/notes`, { method: 'POST', body: { text: 'A private note' }, cookie });
  await desk.call(`/api/leads/${id}/transitions`, { method: 'POST', body: { to: 'assigned', seq: 0 }, cookie });
  const answer = await (await ask('', undefined, visit)).text();
  expect(JSON.parse(answer)).toMatchObject({ status: 'assigned', advisor: {} });
  expect(answer).not.toMatch(/private|margaret|history|effects|reception|203\.0\.113/i);
});
