import {
  CODE_TRIES,
  type LeadDetail,
  type LeadRow,
  MY_REQUEST_HEADER,
  type MyRequest,
  type PersonCopy,
} from '@annuity-lantern/contracts/http';
import { leadReference } from '@annuity-lantern/contracts/lead-reference';
import {
  copyRevocations,
  findLead,
  normalizeContact,
  openVisitorKeys,
  recordRevocation,
  type StoredLead,
  spreadRevocations,
} from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
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
  return await vi.waitFor(
    async () => {
      const at = (await stored()).access?.at;
      if (!at || at.getTime() === before?.getTime()) throw new Error('no code yet');
      return keys.codeOf(await stored(), at);
    },
    { timeout: 120_000 },
  );
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
  expect(JSON.stringify(entries)).not.toMatch(/Möller|303\D*499\D*7111/);
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
  // Neither is a contact: its change ends the visit of the other tab.
  const answers = await Promise.all([
    ask('/corrections', { lastName: 'Hill' }, visit),
    ask('/corrections', { firstName: 'Ada' }, visit),
    desk.call(`/api/leads/${id}/notes`, { method: 'POST', body: { text: 'Called back' }, cookie }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const lead = await stored();
  expect(lead).toMatchObject({ lastName: 'Hill', firstName: 'Ada', seq: 2 });
  expect(lead.history.map(({ what }) => what).toSorted()).toEqual(['answers', 'answers', 'note', 'received']);
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

it('records a consent that is taken back, and wishes that go with the request', async () => {
  const visit = await openVisit();
  const revoked = (await (await ask('/revocations', { channels: ['email'] }, visit)).json()) as MyRequest;
  expect(revoked.channels).toMatchObject({ email: false });
  const audited = await watchAudit(desk);
  for (let press = 0; press < 2; press += 1)
    expect(await (await ask('/no-calls', {}, visit)).json()).toMatchObject({ noCalls: true, noEmail: false });
  expect(await (await ask('/no-email', {}, visit)).json()).toMatchObject({ noCalls: true, noEmail: true });
  const lead = await stored();
  expect(lead).toMatchObject({ noCallsHere: { by: 'visitor' }, noEmailHere: { by: 'visitor' } });
  expect(lead.revocations).toMatchObject([{ by: 'visitor', channels: ['email'], way: 'own page' }]);
  expect(lead.history.filter(({ way }) => way === 'own page').map(({ channels }) => channels)).toEqual([
    ['email'],
    ['calls'],
    ['allEmail'],
  ]);
  expect(lead.effects).toMatchObject({ spreadRevocation: { state: 'due' }, changeMail: { state: 'due' } });
  expect(lead.effects.changeMail?.changes?.toSorted()).toEqual(['no-email', 'noCalls', 'noEmail']);
  expect((await audited()).map(({ by, action }) => [by, action])).toEqual([
    ['visitor', 'no_calls'],
    ['visitor', 'no_calls'],
    ['visitor', 'no_email'],
    ['visitor', 'no_email'],
  ]);
});

describe('a stranger whose address or number is typed', () => {
  const theirs = { email: 'vera@example.net', phone: '303-499-7199' };
  const put = async (one: string, contact: { email: string; phone: string }) => {
    await desk.leads.any.updateOne({ _id: one }, { $set: { ...contact, ...normalizeContact(contact) } });
  };
  const detailOf = async (one: string) =>
    (await (await desk.call(`/api/leads/${one}`, { cookie: await desk.signIn() })).json()) as LeadDetail;
  let own: { email: string; phone: string };
  let other: string;
  let count = 0;

  beforeEach(async () => {
    count += 1;
    own = { email: `own.${count}@example.com`, phone: `303-499-72${10 + count}` };
    theirs.email = `vera.${count}@example.net`;
    theirs.phone = `303-499-73${10 + count}`;
    [other = ''] = await storeRequests(desk.leads, 1, () => 0);
    await Promise.all([put(id, own), put(other, theirs)]);
  });

  it('hears nothing from a visit that another mailbox opened: link, code and visit end with the correction', async () => {
    const [visit, link] = [await openVisit(), keys.linkTo(await stored(), new Date())];
    await desk.leads.any.updateOne({ _id: id }, { $unset: { access: 1 } });
    const code = await codeAfter({ link });
    const corrected = await ask('/corrections', { email: theirs.email }, visit);
    expect([corrected.status, ((await corrected.json()) as MyRequest).answers.email]).toEqual([200, theirs.email]);
    for (const [path, body] of [
      ['', undefined],
      ['/corrections', { phone: '303-499-7122' }],
      ['/revocations', { channels: ['email', 'texts'] }],
      ['/no-calls', {}],
      ['/no-email', {}],
      ['/erasure', {}],
    ] as const)
      expect([path, (await ask(path, body, visit)).status]).toEqual([path, 401]);
    expect((await ask('/codes', { of: { link } })).status).toBe(403);
    expect((await ask('/visits', { of: { reference: leadReference(id), email: theirs.email }, code })).status).toBe(403);
    const { revocations, noEmailHere, effects } = await stored();
    expect([revocations, noEmailHere, effects.ownErasure]).toEqual([undefined, undefined, undefined]);
    expect(await detailOf(other)).toMatchObject({ noCalls: null, noEmail: null, callEntries: [] });
  });

  it.each([
    ['address', { email: 'vera@example.net' }],
    ['number', { phone: '303-499-7122' }],
  ])('is safe from a visit that continues while staff correct the %s', async (_, contact) => {
    const visit = await openVisit();
    const cookie = await desk.signIn();
    await desk.call(`/api/leads/${id}/owner`, { method: 'POST', body: { to: 'margaret', seq: 0 }, cookie });
    expect((await desk.call(`/api/leads/${id}/contact`, { method: 'POST', body: { ...contact, seq: 1 }, cookie })).status).toBe(200);
    expect((await ask('/no-email', {}, visit)).status).toBe(401);
  });

  it('is safe from calls of two tabs that come at once', async () => {
    const visit = await openVisit();
    await Promise.all([
      ask('/corrections', theirs, visit),
      ask('/revocations', { channels: ['email', 'texts'] }, visit),
      ask('/no-email', {}, visit),
      ask('/no-calls', {}, visit),
    ]);
    await spreadRevocations(desk.leads, await stored());
    const late = await copyRevocations(desk.leads, (await findLead(desk.leads, other)) as StoredLead);
    expect(late.revocations).toBeUndefined();
    expect(await detailOf(other)).toMatchObject({ noCalls: null, noEmail: null, callEntries: [] });
  });

  it('gets no wish for no email from an address that was proved before: it goes with the request and that address', async () => {
    const [second = ''] = await storeRequests(desk.leads, 1, () => 0);
    await put(second, own);
    const visit = await openVisit();
    await ask('/no-email', {}, visit);
    await ask('/corrections', { email: theirs.email }, visit);
    expect((await detailOf(second)).noEmail).toMatchObject({ by: 'visitor', way: 'own page' });
    expect((await detailOf(id)).noEmail).toMatchObject({ by: 'visitor', way: 'own page' });
    expect((await detailOf(other)).noEmail).toBeNull();
  });

  it('may be called, and staff see that they must ask first', async () => {
    await put(id, { ...own, phone: theirs.phone });
    await ask('/no-calls', {}, await openVisit());
    expect(await detailOf(id)).toMatchObject({ noCallsHere: { by: 'visitor' }, noCalls: null, askFirst: false });
    expect(await detailOf(other)).toMatchObject({ noCalls: null, askFirst: true, callEntries: [] });
    const rows = (await (await desk.call('/api/consultation-requests', { cookie: await desk.signIn() })).json()) as LeadRow[];
    const marks = Object.fromEntries(rows.map((row) => [row.id, row.askFirst]));
    expect([marks[id], marks[other]]).toEqual([false, true]);
  });

  it('is not found out: no answer tells that number or address is on a list, or what was revoked there', async () => {
    await put(id, theirs);
    const visit = await openVisit();
    const before = (await (await ask('', undefined, visit)).json()) as MyRequest;
    const cookie = await desk.signIn();
    for (const path of ['no-calls', 'no-email'])
      await desk.call(`/api/leads/${other}/${path}`, { method: 'POST', body: { way: 'phone' }, cookie });
    const channels = ['automatedCalls', 'texts', 'email'] as const;
    await recordRevocation(desk.leads, other, { channels, way: 'phone', by: 'kim', now: new Date() });
    await spreadRevocations(desk.leads, (await findLead(desk.leads, other)) as StoredLead);
    expect((await stored()).revocations).toMatchObject([{ copied: true }]);
    expect(await (await ask('', undefined, visit)).json()).toEqual(before);
    // What staff record with this request is its visitor's own.
    await desk.call(`/api/leads/${id}/no-calls`, { method: 'POST', body: { way: 'phone' }, cookie });
    expect(await (await ask('', undefined, visit)).json()).toMatchObject({ noCalls: true, noEmail: false });
  });
});

it('copies all that is kept under the address of the visit, audited as the visitor, without what is about the number', async () => {
  const phone = '303-499-7131';
  const own = { email: 'copied@example.com', phone };
  const [second = '', theirs = ''] = await storeRequests(desk.leads, 2, () => 0);
  const contacts = [
    [id, own],
    [second, { ...own, phone: '303-499-7132' }],
    [theirs, { email: 'vera.copied@example.net', phone }],
  ] as const;
  for (const [one, contact] of contacts)
    await desk.leads.any.updateOne({ _id: one }, { $set: { ...contact, ...normalizeContact(contact) } });
  const cookie = await desk.signIn();
  await desk.call(`/api/leads/${id}/notes`, { method: 'POST', body: { text: 'Likes mornings' }, cookie });
  await desk.call(`/api/leads/${theirs}/no-calls`, { method: 'POST', body: { way: 'phone' }, cookie });
  await recordRevocation(desk.leads, theirs, { channels: ['texts'], way: 'phone', by: 'kim', now: new Date() });
  await spreadRevocations(desk.leads, (await findLead(desk.leads, theirs)) as StoredLead);
  const visit = await openVisit();
  const audited = await watchAudit(desk);
  const answer = await ask('/copy', undefined, visit);
  const text = await answer.text();
  const { requests } = JSON.parse(text) as PersonCopy;
  expect(requests.map((one) => one.id).toSorted()).toEqual([id, second].toSorted());
  const mine = requests.find((one) => one.id === id);
  expect(mine).toMatchObject({
    firstName: 'Ana',
    noCalls: null,
    callEntries: [],
    revocations: [],
    received: { address: expect.any(String) },
  });
  expect(mine?.history.map(({ what, note }) => note ?? what)).toEqual(['received', 'Likes mornings']);
  expect(text).not.toMatch(/bodyHmac|effects|facets|"access"|vera\.copied/);
  expect(await audited()).toMatchObject([{ by: 'visitor', action: 'person_copied', leadId: id, details: { count: 2 } }]);
  expect((await ask('/copy', undefined, 'not-one-of-ours')).status).toBe(401);
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
