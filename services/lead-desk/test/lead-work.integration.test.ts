import { randomUUID } from 'node:crypto';
import type { ConsultationRequest, LeadDetail, StaffRole } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { account, cookieOf, type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { officeDay } from './sample-office.ts';

const lines: string[] = [];
const reason = 'On leave; Vivienne, her sister, is at (303) 499-7111.';
let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;
let margaret: string;
let ruiz: string;
let kim: string;

beforeAll(async () => {
  const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
  desk = await startDesk(inject('mongodbUrl'), 'desk-lead-work', log);
  margaret = await desk.signIn();
  await desk.prove(margaret);
  ruiz = await colleague('ruiz', 'agent');
  kim = await colleague('kim', 'agent');
  await colleague('vera', 'viewer');
});

beforeEach(async () => {
  audited = await watchAudit(desk);
});

afterAll(() => desk.stop());

/** Adds a second account with the password of the first; returns its session's cookie. */
async function colleague(username: string, role: StaffRole): Promise<string> {
  const users = desk.store.connection.collection<{ _id: string }>('users');
  const first = await users.findOne({});
  await users.insertOne({ ...first, _id: `id-of-${username}`, username, role } as never);
  const body = { ...account, username };
  return cookieOf(await desk.call('/api/staff/session', { method: 'POST', body, from: randomUUID() }));
}

async function stored(): Promise<string> {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  return id;
}

const post = (cookie: string) => (id: string, call: string, body: unknown) =>
  desk.call(`/api/leads/${id}/${call}`, { method: 'POST', body, cookie });
const by = (cookie: string) => {
  const send = post(cookie);
  return {
    owner: (id: string, body: unknown) => send(id, 'owner', body),
    step: (id: string, to: string, seq: number) => send(id, 'transitions', { to, seq }),
    note: (id: string, text: string) => send(id, 'notes', { text }),
    revoke: (id: string, channels: string[], way = 'phone') => send(id, 'revocations', { channels, way }),
    noCalls: (id: string, way = 'phone') => send(id, 'no-calls', { way }),
    allow: (id: string, seenAt: string | undefined, on = officeDay()) => send(id, 'calls-allowed', { way: 'email', on, seenAt }),
    read: async (id: string) => (await (await desk.call(`/api/leads/${id}`, { cookie })).json()) as LeadDetail,
  };
};
/** Gives a request this contact, as typed and as `persist` writes it. */
const normalised = (
  id: string,
  { emailNormalised: email, phoneNormalised: phone }: { emailNormalised?: string; phoneNormalised?: string },
) =>
  desk.leads.any.updateOne(
    { _id: id },
    { $set: { ...(email && { email, emailNormalised: email }), ...(phone && { phone, phoneNormalised: phone }) } },
  );

test('each change of a request answers what a read answers then', async () => {
  const [id, same, old] = [await stored(), await stored(), await stored()];
  const contact = { emailNormalised: 'whole@example.org', phoneNormalised: '+12027621499' };
  for (const one of [id, same]) await normalised(one, contact);
  await normalised(old, { emailNormalised: 'older@example.org', phoneNormalised: '+12027621498' });
  const read = () => by(margaret).read(id);
  const changes: [call: string, body: (now: LeadDetail) => object][] = [
    ['transitions', ({ seq }) => ({ to: 'assigned', seq })],
    ['calls', ({ seq }) => ({ outcome: 'no_answer', seq })],
    ['owner', ({ seq }) => ({ to: 'ruiz', seq, reason })],
    ['second-advisor', ({ seq }) => ({ username: 'kim', agreedOn: officeDay(), way: 'phone', seq })],
    ['notes', () => ({ text: 'Called.' })],
    ['no-calls', () => ({ way: 'phone' })],
    ['calls-allowed', ({ noCalls }) => ({ way: 'phone', on: officeDay(), seenAt: noCalls?.at })],
    ['no-email', () => ({ way: 'phone' })],
    ['contact', ({ seq }) => ({ email: 'older@example.org', phone: '202-762-1498', seq })],
    ['email-allowed', ({ noEmail }) => ({ way: 'phone', on: officeDay(), seenAt: noEmail?.at })],
    ['revocations', () => ({ channels: ['texts'], way: 'phone' })],
    ['hold', () => ({ reason })],
    ['hold-ended', () => ({ reason })],
  ];
  for (const [call, body] of changes) {
    const answer = await post(margaret)(id, call, body(await read()));
    expect([call, answer.status, await answer.json()]).toEqual([call, 200, await read()]);
  }
  expect((await read()).related?.map((one) => one.id)).toEqual([old]);
  expect((await read()).callEntries).toHaveLength(2);
});

describe('the owner of a request', () => {
  test('is the person who takes it, by the step or by the call', async () => {
    const [one, other] = [await stored(), await stored()];
    await by(ruiz).step(one, 'assigned', 0);
    const answer = await by(ruiz).owner(other, { to: 'Ruiz', seq: 0 });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as LeadDetail).history.at(-1)).toEqual({
      ...{ at: expect.any(String), seq: 1, what: 'owner', by: 'ruiz', toOwner: 'ruiz', from: 'pending', to: 'assigned' },
    });
    const list = (await (await desk.call('/api/consultation-requests', { cookie: kim })).json()) as ConsultationRequest[];
    for (const id of [one, other]) {
      const owner = { id: 'id-of-ruiz', username: 'ruiz', since: expect.any(String) };
      expect(list.find((lead) => lead.id === id)?.owner).toEqual(owner);
      expect((await by(kim).read(id)).owner).toEqual(owner);
    }
  });

  test('is the only one besides managers who may take its steps', async () => {
    const id = await stored();
    await by(ruiz).step(id, 'assigned', 0);
    const refused = await by(kim).step(id, 'contacted', 1);
    expect(refused.status).toBe(403);
    const message = 'ruiz has this request. Only ruiz or a manager can change it.';
    expect(await refused.json()).toMatchObject({ code: 'forbidden', message });
    expect((await by(kim).owner(id, { to: 'kim', seq: 1, reason })).status).toBe(403);
    expect((await by(ruiz).step(id, 'contacted', 1)).status).toBe(200);
    expect((await by(margaret).step(id, 'scheduled', 2)).status).toBe(200);
    expect((await by(kim).read(id)).owner?.username).toBe('ruiz');
  });

  test('stays if a manager closes the request and opens it again', async () => {
    const id = await stored();
    await by(ruiz).step(id, 'assigned', 0);
    for (const [seq, to] of ['disqualified', 'reopened', 'assigned'].entries())
      expect((await by(margaret).step(id, to, seq + 1)).status).toBe(200);
    expect((await by(kim).read(id)).owner?.username).toBe('ruiz');
  });

  test('changes with a reason, which is in the history but not in the audit', async () => {
    const id = await stored();
    await by(ruiz).owner(id, { to: 'ruiz', seq: 0 });
    const missing = await by(ruiz).owner(id, { to: 'kim', seq: 1 });
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ errors: [{ field: 'reason', message: 'Say why the request changes hands.' }] });
    expect((await by(ruiz).owner(id, { to: 'kim', seq: 1, reason })).status).toBe(200);
    expect((await by(margaret).owner(id, { to: null, seq: 2, reason: '$phone' })).status).toBe(200);
    const lead = await by(kim).read(id);
    expect(lead).not.toHaveProperty('owner');
    expect(lead.history.slice(2)).toEqual([
      { at: expect.any(String), seq: 2, what: 'owner', by: 'ruiz', fromOwner: 'ruiz', toOwner: 'kim', note: reason },
      { at: expect.any(String), seq: 3, what: 'owner', by: 'margaret', fromOwner: 'kim', note: '$phone' },
    ]);
    const changes = (await audited()).filter(({ action }) => action !== 'lead_read');
    expect(changes.map(({ by: who, action, details }) => ({ who, action, details }))).toEqual([
      { who: 'ruiz', action: 'owner', details: { seq: 0, to: 'ruiz' } },
      { who: 'ruiz', action: 'owner', details: { seq: 1, from: 'ruiz', to: 'kim' } },
      { who: 'margaret', action: 'owner', details: { seq: 2, from: 'kim' } },
    ]);
    expect(lines.join('')).not.toMatch(/Vivienne|499-7111/);
  });

  test.each([
    ['vera', 'No agent or manager has this user name.'],
    ['nobody-of-this-name', 'No agent or manager has this user name.'],
    ['kim', 'Take the request first, then hand it over.'],
    [null, 'Nobody has this request.'],
  ])('cannot change to %s by an agent', async (to, message) => {
    const answer = await by(ruiz).owner(await stored(), { to, seq: 0 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'to', message }] });
  });

  test('is the first of two who take it at once; the other learns who was first', async () => {
    const id = await stored();
    const answers = await Promise.all([by(ruiz).owner(id, { to: 'ruiz', seq: 0 }), by(kim).owner(id, { to: 'kim', seq: 0 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const owner = (await by(margaret).read(id)).owner?.username;
    const refused = await answers.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ details: { seq: 1, changedBy: owner, changedAt: expect.any(String), what: 'owner' } });
  });
});

describe('a step from an older request is refused', () => {
  test('with who changed what, and when', async () => {
    const id = await stored();
    await by(ruiz).step(id, 'disqualified', 0);
    const refused = await by(ruiz).step(id, 'assigned', 0);
    const changed = { changedBy: 'ruiz', changedAt: expect.any(String), what: 'status', to: 'disqualified' };
    expect(await refused.json()).toMatchObject({ details: { status: 'disqualified', seq: 1, ...changed } });
  });

  test('with "completed" only if the completion is the only change', async () => {
    const id = await stored();
    const completed = (seq: number) =>
      ({ $set: { seq }, $push: { history: { at: new Date(), seq, what: 'completed', by: 'system' } } }) as never;
    await desk.leads.any.updateOne({ _id: id }, completed(1));
    expect(await (await by(ruiz).step(id, 'assigned', 0)).json()).toMatchObject({
      details: { seq: 1, changedBy: 'system', what: 'completed' },
    });
    const other = await stored();
    await by(kim).step(other, 'assigned', 0);
    await desk.leads.any.updateOne({ _id: other }, completed(2));
    expect(await (await by(ruiz).step(other, 'assigned', 0)).json()).toMatchObject({
      details: { seq: 2, changedBy: 'kim', what: 'status' },
    });
  });
});

describe('a note', () => {
  test('is kept word for word from any agent or manager, and makes no other change conflict', async () => {
    const id = await stored();
    await by(ruiz).step(id, 'assigned', 0);
    expect((await by(kim).note(id, ` $email ${reason} `)).status).toBe(200);
    expect((await by(ruiz).step(id, 'contacted', 1)).status).toBe(200);
    const { history } = await by(kim).read(id);
    expect(history[2]).toEqual({ at: expect.any(String), seq: 1, what: 'note', by: 'kim', note: `$email ${reason}` });
    expect((await audited()).at(1)).toEqual({ at: expect.any(Date), by: 'kim', action: 'note', leadId: id });
  });

  test.each([
    ['   ', 'Write the note first.'],
    ['x'.repeat(501), 'A note can have up to 500 characters.'],
  ])('is refused if it is empty or too long', async (text, message) => {
    const answer = await by(ruiz).note(await stored(), text);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'text', message }] });
  });

  test('is answered 404 and audited as refused if the request is not stored', async () => {
    expect((await by(ruiz).note(randomUUID(), 'Mine')).status).toBe(404);
    expect((await audited()).map(({ action }) => action)).toEqual(['note', 'note_refused']);
  });

  test('is refused after 500 entries, like a repeated revocation, and every step after 1,000', async () => {
    const id = await stored();
    const entry = { at: new Date(), seq: 0, what: 'note', by: 'kim', note: 'Called.' };
    const fill = (count: number) =>
      desk.leads.any.updateOne({ _id: id }, { $set: { history: Array.from({ length: count }, () => entry) } });
    await fill(499);
    expect((await by(kim).note(id, 'The last one')).status).toBe(200);
    const refused = await by(kim).note(id, 'One more');
    expect([refused.status, (await refused.json()).errors]).toMatchObject([400, [{ field: 'text', code: 'full' }]]);
    await fill(1000);
    const revoked = () => by(kim).revoke(id, ['texts'], 'phone');
    expect((await revoked()).status).toBe(200);
    const again = await revoked();
    expect([again.status, (await again.json()).errors]).toMatchObject([400, [{ field: 'channels', code: 'full' }]]);
    const step = () => by(kim).step(id, 'assigned', 1);
    expect((await step()).status).toBe(400);
    const items = [{ id, seq: 1 }];
    const assigned = await desk.call('/api/leads/owners', { method: 'POST', body: { items, to: 'ruiz' }, cookie: margaret });
    expect(await assigned.json()).toEqual({ results: [{ id, outcome: 'full' }] });
    await fill(999);
    expect((await step()).status).toBe(200);
  });
});

describe('a revocation', () => {
  test('is in the request, the list and the history, and refuses a step that was prepared without it', async () => {
    const id = await stored();
    expect((await by(kim).revoke(id, ['email', 'texts'], 'letter')).status).toBe(200);
    const kept = { at: expect.any(String), by: 'kim', channels: ['email', 'texts'], way: 'letter', seq: 1 };
    const lead = await by(kim).read(id);
    expect(lead.revocations).toEqual([kept]);
    expect(lead.consent?.channels.email).toBe(true);
    expect(lead.history.at(-1)).toEqual({ ...kept, what: 'consent' });
    const list = (await (await desk.call('/api/consultation-requests', { cookie: kim })).json()) as ConsultationRequest[];
    expect(list.find((one) => one.id === id)?.revocations).toEqual([kept]);
    expect(await (await by(ruiz).step(id, 'assigned', 0)).json()).toMatchObject({ details: { changedBy: 'kim', what: 'consent' } });
    expect((await audited())[0]).toMatchObject({
      action: 'revocation',
      leadId: id,
      details: { channels: ['email', 'texts'], way: 'letter' },
    });
  });

  test('applies by email to the same address, by phone to the same number, and never to later requests', async () => {
    const [one, mail, phone, both, stranger] = await Promise.all([stored(), stored(), stored(), stored(), stored()]);
    const [later] = [await stored()];
    const emailNormalised = 'ana.same@example.com';
    const phoneNormalised = '+12027621499';
    for (const id of [one, both, later]) await normalised(id, { emailNormalised, phoneNormalised });
    await normalised(mail, { emailNormalised });
    await normalised(phone, { phoneNormalised });
    await normalised(stranger, { emailNormalised: 'other@example.com', phoneNormalised: '+12027621498' });
    await desk.leads.any.collection.updateOne({ _id: later as never }, { $set: { createdAt: new Date(Date.now() + 60_000) } });
    await by(kim).revoke(one, ['automatedCalls', 'email']);
    const channelsOf = async (id: string) => (await by(kim).read(id)).revocations?.map(({ channels }) => channels);
    expect(await channelsOf(one)).toEqual([['automatedCalls', 'email']]);
    expect(await channelsOf(mail)).toEqual([['email']]);
    expect(await channelsOf(phone)).toEqual([['automatedCalls']]);
    expect(await channelsOf(both)).toEqual([['automatedCalls', 'email']]);
    expect(await channelsOf(stranger)).toBeUndefined();
    expect(await channelsOf(later)).toBeUndefined();
  });

  test('is recorded, and not audited as refused, if MongoDB fails before it is copied to the other requests', async () => {
    const [one, other] = [await stored(), await stored()];
    for (const id of [one, other]) await normalised(id, { emailNormalised: 'bo.same@example.com' });
    const { collection } = desk.leads.any;
    const update = collection.findOneAndUpdate.bind(collection) as never;
    vi.spyOn(collection, 'findOneAndUpdate')
      .mockImplementationOnce(update)
      .mockImplementationOnce(() => {
        throw new Error('a stepdown');
      });
    expect((await by(kim).revoke(one, ['email'])).status).toBe(200);
    expect((await audited()).map(({ action }) => action)).toEqual(['revocation']);
    expect((await by(kim).read(one)).effects.spreadRevocation).toMatchObject({ state: 'due' });
    expect((await by(kim).read(other)).revocations).toBeUndefined();
  });

  test.each([
    [{ channels: [], way: 'phone' }, 'channels'],
    [{ channels: ['fax'], way: 'phone' }, 'channels.0'],
    [{ channels: ['email'], way: 'rumor' }, 'way'],
  ])('is refused in the form %j', async (body, field) => {
    const answer = await post(kim)(await stored(), 'revocations', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });
});

test('a request names others with the same address as the same person, and with the same number as perhaps the same', async () => {
  const [one, mail, phone, both] = await Promise.all([stored(), stored(), stored(), stored()]);
  const emailNormalised = 'ana.related@example.com';
  const phoneNormalised = '+12027621477';
  for (const id of [one, both]) await normalised(id, { emailNormalised, phoneNormalised });
  await normalised(mail, { emailNormalised });
  await normalised(phone, { phoneNormalised });
  const { related = [] } = await by(kim).read(one);
  const facts = { createdAt: expect.any(String), status: 'pending', kind: 'consultation', state: expect.any(String) };
  expect(related).toHaveLength(3);
  expect(related).toEqual(
    expect.arrayContaining([
      { ...facts, id: mail, likeness: 'same', reason: 'email', phone: expect.any(String) },
      { ...facts, id: phone, likeness: 'maybe', reason: 'phone' },
      { ...facts, id: both, likeness: 'same', reason: 'email and phone' },
    ]),
  );
  expect(await by(kim).read(await stored())).not.toHaveProperty('related');
});

describe('no calls at all', () => {
  const ofPhone = async (phone: string) => {
    const id = await stored();
    await desk.leads.any.updateOne({ _id: id }, { $set: { phone } });
    return id;
  };
  const lists = async () => (await (await desk.call('/api/consultation-requests', { cookie: kim })).json()) as ConsultationRequest[];
  const listed = async (id: string) => (await lists()).find((row) => row.id === id)?.noCalls;
  const exported = async (id: string) => {
    const [head = '', ...rows] = (await (await desk.call('/api/leads/export.csv', { cookie: margaret })).text()).split('\r\n');
    return rows.find((row) => row.includes(id))?.split(',')[head.split(',').indexOf('"Calls: allowed now"')];
  };

  test('hold for the number in every request, also in later ones, in details, lists and the export', async () => {
    const [one, same, other] = [await ofPhone('202-762-1455'), await ofPhone('+1 (202) 762-1455 ext. 3'), await ofPhone('202-762-1456')];
    const answer = await by(kim).noCalls(one, 'email');
    expect(answer.status).toBe(200);
    const noCalls = { at: expect.any(String), by: 'kim', way: 'email' };
    expect(await answer.json()).toMatchObject({ id: one, noCalls, callEntries: [{ ...noCalls, what: 'no_calls' }] });
    const later = await ofPhone('(202) 762-1455');
    for (const id of [one, same, later]) {
      expect((await by(ruiz).read(id)).noCalls).toEqual(noCalls);
      expect(await listed(id)).toEqual(noCalls);
      expect(await exported(id)).toBe('no');
    }
    expect((await by(ruiz).read(other)).noCalls).toBeNull();
    expect(await listed(other)).toBeUndefined();
    expect(await exported(other)).toBe('yes');
    expect(await audited()).toContainEqual(
      expect.objectContaining({ action: 'no_calls', by: 'kim', leadId: one, details: { way: 'email' } }),
    );
    expect(lines.join('')).not.toContain('762-1455');
  });

  test('hold for one request, also where an older version stored a pause of calls, and nothing at the desk ends them', async () => {
    const [paused, sameNumber] = [await ofPhone('202-762-1458'), await ofPhone('202-762-1458')];
    const [at, by_] = [new Date('2026-11-26T15:00:00Z'), 'visitor'];
    const older = {
      $set: { callsPaused: { at, by: by_ } },
      $push: { history: { at, seq: 1, what: 'calls_paused', by: by_ } },
    };
    await desk.leads.any.collection.updateOne({ _id: paused as never }, older as never);
    const noCallsHere = { at: at.toISOString(), by: by_ };
    const detail = await by(ruiz).read(paused);
    expect(detail).toMatchObject({ noCallsHere, noCalls: null });
    expect(detail.history.at(-1)).toMatchObject({ what: 'other', by: by_ });
    const found = (await (await desk.call('/api/leads', { cookie: kim })).json()) as { rows: LeadDetail[] };
    const person = (await (await desk.call(`/api/leads/${paused}/person`, { cookie: kim })).json()) as { requests: LeadDetail[] };
    for (const rows of [await lists(), found.rows, person.requests])
      expect(rows.find(({ id }) => id === paused)?.noCallsHere).toEqual(noCallsHere);
    expect(await by(ruiz).read(sameNumber)).not.toHaveProperty('noCallsHere');
    expect([await exported(paused), await exported(sameNumber)]).toEqual(['no', 'yes']);
    expect((await by(margaret).allow(paused, noCallsHere.at)).status).toBe(409);
    const callbackAt = new Date(Date.now() + 86_400_000).toISOString();
    await by(kim).step(paused, 'assigned', detail.seq);
    const call = { outcome: 'call_back', callbackAt, seq: detail.seq + 1 };
    expect((await desk.call(`/api/leads/${paused}/calls`, { method: 'POST', cookie: kim, body: call })).status).toBe(400);
    expect((await by(ruiz).read(paused)).noCallsHere).toEqual(noCallsHere);
  });

  test('end when the person says otherwise, on a day since then, and unless they asked anew meanwhile', async () => {
    const id = await ofPhone('202-762-1457');
    await by(ruiz).step(id, 'assigned', 0);
    await by(kim).noCalls(id);
    const first = (await by(kim).read(id)).noCalls?.at;
    expect((await by(ruiz).allow(id, first, '2020-01-01')).status).toBe(400);
    expect((await by(ruiz).allow(id, first, '2999-01-01')).status).toBe(400);
    await by(kim).noCalls(id);
    expect((await by(ruiz).allow(id, first)).status).toBe(409);
    const answer = await by(ruiz).allow(id, (await by(kim).read(id)).noCalls?.at);
    expect(answer.status).toBe(200);
    const lead = (await answer.json()) as LeadDetail;
    expect(lead.noCalls).toBeNull();
    expect(lead.callEntries?.map(({ what, by: who, on }) => [what, who, on])).toEqual([
      ['no_calls', 'kim', undefined],
      ['no_calls', 'kim', undefined],
      ['calls_allowed', 'ruiz', officeDay()],
    ]);
    expect(await listed(id)).toBeUndefined();
    expect((await audited()).map(({ action }) => action)).toEqual([
      'transition',
      'no_calls',
      'lead_read',
      'no_calls',
      'calls_allowed',
      'calls_allowed_refused',
      'calls_allowed',
    ]);
  });

  test.each(['calls-allowed', 'email-allowed', 'address-works'])('are ended by %s from the owner or a manager alone', async (call) => {
    const id = await ofPhone('202-762-1461');
    await by(kim).noCalls(id);
    const seenAt = (await by(kim).read(id)).noCalls?.at;
    const end = async (cookie: string) => {
      const answer = await desk.call(`/api/leads/${id}/${call}`, {
        method: 'POST',
        body: { way: 'phone', on: officeDay(), seenAt },
        cookie,
      });
      return [answer.status, ((await answer.json()) as { message?: string }).message];
    };
    expect(await end(kim)).toEqual([403, 'Take the request first, then end it.']);
    await by(ruiz).step(id, 'assigned', 0);
    await desk.call(`/api/leads/${id}/second-advisor`, {
      method: 'POST',
      body: { username: 'kim', agreedOn: officeDay(), way: 'phone', seq: 1 },
      cookie: ruiz,
    });
    expect(await end(kim)).toEqual([403, 'Only ruiz or a manager can end it.']);
    expect((await by(kim).read(id)).noCalls?.at).toBe(seenAt);
    for (const cookie of [ruiz, margaret]) expect((await end(cookie))[0]).not.toBe(403);
  });

  test('are not for viewers to record, and need a request', async () => {
    const vera = await colleague('vesna', 'viewer');
    expect((await by(vera).noCalls(await stored())).status).toBe(403);
    expect((await by(kim).noCalls(randomUUID())).status).toBe(404);
  });
});

describe('the state of a visitor', () => {
  const state = (cookie: string, id: string, to: string, seq = 0) => post(cookie)(id, 'state', { state: to, seq });

  test('is recorded, found by its filter and in the history without its value, and mails no one', async () => {
    const id = await stored();
    await desk.leads.any.updateOne({ _id: id }, { $unset: { state: 1 }, $set: { kind: 'annuity-review' } });
    const detail = (await (await state(ruiz, id, 'OH')).json()) as LeadDetail;
    expect(detail).toMatchObject({ state: 'OH', seq: 1 });
    expect(detail.history.at(-1)).toMatchObject({ what: 'answers', by: 'ruiz', fields: ['state'] });
    expect(detail.effects.changeMail).toBeUndefined();
    expect((await audited()).at(-1)).toMatchObject({ action: 'answers', leadId: id, details: { fields: ['state'] } });
    const lists = ['/api/leads?state=OH', '/api/annuity-review-requests'];
    for (const list of lists) expect(JSON.stringify(await (await desk.call(list, { cookie: ruiz })).json())).toContain(id);
  });

  test('is refused for a colleague’s request, an older `seq` and a place that is no state', async () => {
    const id = await stored();
    await by(ruiz).owner(id, { to: 'ruiz', seq: 0 });
    expect((await state(kim, id, 'OH', 1)).status).toBe(403);
    expect((await state(ruiz, id, 'OH', 0)).status).toBe(409);
    expect((await state(ruiz, id, 'Ohio', 1)).status).toBe(400);
  });
});
