import type { LeadDetail, RequestOfPerson } from '@annuity-lantern/contracts/http';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type DeskUnderTest, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

const lines: string[] = [];
let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;
let margaret: string;
let ruiz: string;
let kim: string;

beforeAll(async () => {
  const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
  desk = await startDesk(inject('mongodbUrl'), 'desk-person', log);
  margaret = await desk.signIn();
  ruiz = await desk.signInAs('ruiz', 'agent');
  kim = await desk.signInAs('kim', 'agent');
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  audited = await watchAudit(desk);
});

afterAll(() => desk.stop());

/** Requests of one person: the same e-mail address, or the same number. */
async function ofOnePerson(count: number, shared: object = { emailNormalised: 'ana@example.com' }): Promise<string[]> {
  const ids = await storeRequests(desk.leads, count, () => 1000);
  await desk.leads.any.updateMany({ _id: { $in: ids } }, { $set: shared });
  return ids;
}

const post = (cookie: string, path: string, body: object) => desk.call(`/api/leads/${path}`, { method: 'POST', body, cookie });
const take = (cookie: string, id: string, more: object = {}) => post(cookie, `${id}/transitions`, { to: 'assigned', seq: 0, ...more });
const give = (cookie: string, id: string, to: string, more: object = {}) => post(cookie, `${id}/owner`, { to, seq: 0, ...more });
const ownerOf = async (id: string) => (await desk.leads.any.findById(id).lean())?.owner?.username;
const belongsTo = async (answer: Response) => {
  const { code, details } = (await answer.json()) as { code: string; details: object };
  return { status: answer.status, code, ...details };
};
const refused = (leadId: string, owner: string, reason = 'email') => ({
  ...{ status: 409, code: 'belongs_to_colleague', owner, leadId, reason },
});

describe('a request of a person who has another one with a colleague', () => {
  it('is not taken before the person has read so, by the step or by the call', async () => {
    const [one = '', other = ''] = await ofOnePerson(2);
    await take(kim, other);
    expect(await belongsTo(await take(ruiz, one))).toEqual(refused(other, 'kim'));
    expect(await belongsTo(await give(ruiz, one, 'ruiz'))).toEqual(refused(other, 'kim'));
    expect(await ownerOf(one)).toBeUndefined();
    expect((await take(ruiz, one, { despite: true })).status).toBe(200);
    expect(await ownerOf(one)).toBe('ruiz');
    expect((await audited()).at(-1)).toMatchObject({ action: 'transition', leadId: one, details: { to: 'assigned', despite: 'kim' } });
  });

  it('is joined to that one by an agent, who may give no other request without an owner', async () => {
    const [one = '', other = ''] = await ofOnePerson(2);
    const [stranger = ''] = await storeRequests(desk.leads, 1, () => 0);
    await take(kim, other);
    expect((await give(ruiz, stranger, 'kim')).status).toBe(400);
    expect((await give(ruiz, one, 'kim')).status).toBe(200);
    expect(await ownerOf(one)).toBe('kim');
  });

  it('is not handed over before the person has read so, also by the same phone number alone', async () => {
    const [one = '', other = ''] = await ofOnePerson(2, { phoneNormalised: '+13034997111' });
    await take(kim, one);
    await take(kim, other);
    const change = { seq: 1, reason: 'On leave' };
    expect(await belongsTo(await give(margaret, one, 'ruiz', change))).toEqual(refused(other, 'kim', 'phone'));
    expect((await give(margaret, one, 'ruiz', { ...change, despite: true })).status).toBe(200);
  });

  it.each(['is the new owner', 'is disabled'])('needs no question if the colleague %s', async (how) => {
    const [one = '', other = ''] = await ofOnePerson(2);
    await take(how === 'is the new owner' ? ruiz : kim, other);
    const users = desk.store.connection.collection('users');
    if (how === 'is disabled') await users.updateOne({ username: 'kim' }, { $set: { disabledAt: new Date() } });
    expect((await take(ruiz, one)).status).toBe(200);
    await users.updateOne({ username: 'kim' }, { $unset: { disabledAt: 1 } });
  });

  it('is left as it is among several that are given, unless the person insists', async () => {
    const [one = '', two = '', other = ''] = await ofOnePerson(3);
    await take(kim, other);
    const [free = ''] = await storeRequests(desk.leads, 1, () => 0);
    const assign = async (ids: string[], more: object = {}) => {
      const answer = await post(margaret, 'owners', { items: ids.map((id) => ({ id, seq: 0 })), to: 'ruiz', ...more });
      return ((await answer.json()) as { results: object[] }).results;
    };
    expect(await assign([one, free])).toEqual([
      { id: one, outcome: 'belongs_to_colleague', colleague: 'kim' },
      { id: free, outcome: 'changed' },
    ]);
    expect(await ownerOf(one)).toBeUndefined();
    expect(await assign([one], { despite: true })).toEqual([{ id: one, outcome: 'changed' }]);
    // All of the person's requests in one call: there is no colleague left.
    const items = [two, other].map((id) => ({ id, seq: id === other ? 1 : 0 }));
    const answer = await post(margaret, 'owners', { items, to: 'margaret', reason: 'On leave', despite: true });
    expect((await answer.json()) as object).toMatchObject({ results: [{ outcome: 'changed' }, { outcome: 'changed' }] });
  });
});

describe('a person', () => {
  it('has the requests, their consents and the newest entries of their histories, and reading them is audited', async () => {
    const [one = '', other = ''] = await ofOnePerson(2);
    await storeRequests(desk.leads, 1, () => 0);
    await take(kim, other);
    await post(kim, `${other}/notes`, { text: 'Likes mornings.' });
    audited = await watchAudit(desk);
    const answer = await desk.call(`/api/leads/${one.toUpperCase()}/person`, { cookie: ruiz });
    const text = await answer.text();
    const { requests } = JSON.parse(text) as { requests: RequestOfPerson[] };
    expect(requests.map(({ id, likeness, reason, owner }) => ({ id, likeness, reason, owner }))).toEqual([
      { id: one, likeness: undefined, reason: undefined, owner: undefined },
      { id: other, likeness: 'same', reason: 'email', owner: 'kim' },
    ]);
    expect(requests[1]).toMatchObject({ consent: { channels: { email: true } }, history: [{}, {}, { note: 'Likes mornings.' }] });
    expect(text).not.toMatch(/hmac|203\.0\.113/);
    expect((await audited()).map(({ by, action, leadId, details }) => ({ by, action, leadId, details }))).toEqual([
      { by: 'ruiz', action: 'lead_read', leadId: one },
      { by: 'ruiz', action: 'rows_read', details: { list: 'person', count: 1 } },
    ]);
    expect((await desk.call('/api/leads/00000000-0000-4000-8000-000000000001/person', { cookie: ruiz })).status).toBe(404);
  });
});

describe('the contact of a request', () => {
  const email = 'ana.right@example.com';
  const correct = (cookie: string, id: string, body: object) => post(cookie, `${id}/contact`, body);

  it('is corrected by its owner and managers, and only then', async () => {
    const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
    expect((await correct(ruiz, id, { email, seq: 0 })).status).toBe(403);
    await take(kim, id);
    expect((await correct(ruiz, id, { email, seq: 1 })).status).toBe(403);
    expect((await correct(kim, id, { email, seq: 1 })).status).toBe(200);
    expect((await correct(margaret, id, { phone: '303 499 7111', seq: 2 })).status).toBe(200);
    expect((await correct(margaret, id, { phone: '303 499 7112', seq: 2 })).status).toBe(409);
  });

  it('is kept in the history, names its other requests anew, and has no value in audit and log', async () => {
    const [id = '', other = ''] = await storeRequests(desk.leads, 2, () => 1000);
    await desk.leads.any.updateOne({ _id: other }, { $set: { email, emailNormalised: email } });
    await take(kim, other);
    await post(kim, `${other}/revocations`, { channels: ['email'], way: 'phone' });
    const answer = await correct(margaret, id, { email: ` ${email} `, resend: true, seq: 0 });
    const lead = (await answer.json()) as LeadDetail;
    expect(lead).toMatchObject({
      email,
      related: [{ id: other, likeness: 'same', owner: 'kim' }],
      history: [{}, { what: 'contact', by: 'margaret', old: { email: 'ana.1@example.com' } }, { what: 'consent' }],
      revocations: [{ channels: ['email'] }],
    });
    const entries = await audited();
    expect(entries.find(({ action }) => action === 'contact')?.details).toEqual({ seq: 0, fields: ['email'], resend: 'yes' });
    expect(JSON.stringify(entries) + lines.join('')).not.toMatch(/ana\.(1|right)@/);
  });

  it.each([
    ['goes with the person to the new number', {}, true],
    ['stays with the old number if the person may be called at the new one', { mayCall: true }, false],
  ])('has a wish for no calls that %s', async (_how, more, isCarried) => {
    const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
    const phone = isCarried ? '303 499 7161' : '303 499 7162';
    await desk.leads.any.updateOne({ _id: id }, { $set: { phone: `${phone}9`.slice(1) } });
    await post(margaret, `${id}/no-calls`, { way: 'email' });
    const answer = await correct(margaret, id, { phone, ...more, seq: 0 });
    const noCalls = isCarried ? { by: 'margaret', way: 'email' } : null;
    expect(await answer.json()).toMatchObject({ phone, noCalls });
    const { requests } = (await (await desk.call(`/api/leads/${id}/person`, { cookie: margaret })).json()) as {
      requests: RequestOfPerson[];
    };
    expect(requests[0]?.noCalls ?? null).toEqual(noCalls && expect.objectContaining(noCalls));
    const carried = (await audited()).filter(({ action }) => action === 'no_calls');
    expect(carried.map(({ details }) => details)).toEqual(Array(isCarried ? 2 : 1).fill({ way: 'email' }));
  });

  it.each([
    [{ email: 'nowhere' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{}, 'email'],
    [{ email: 'ana.0@example.com' }, 'email'],
  ])('is refused at its field if it is %j', async (body, field) => {
    const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
    const answer = await correct(margaret, id, { ...body, seq: 0 });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
    expect((await desk.leads.any.findById(id).lean())?.seq).toBe(0);
  });
});

it('is counted in each row of the person, for those who see whose it is', async () => {
  await storeRequests(desk.leads, 2, () => 1000);
  const other = (await storeRequests(desk.leads, 1, () => 1000))[0] ?? '';
  await desk.leads.any.updateMany({}, { $set: { email: 'ana@example.com', emailNormalised: 'ana@example.com' } });
  await desk.leads.any.updateOne({ _id: other }, { $set: { email: 'bo@example.com', emailNormalised: 'bo@example.com' } });
  const rowsOf = async (cookie: string) => {
    const { rows } = (await (await desk.call('/api/leads', { cookie })).json()) as { rows: { id: string; others?: number }[] };
    return rows.map(({ id, others }) => [id === other, others]).toSorted();
  };
  expect(await rowsOf(ruiz)).toEqual([
    [false, 1],
    [false, 1],
    [true, undefined],
  ]);
  expect((await rowsOf(await desk.signInAs('vera', 'viewer'))).map(([, others]) => others)).toEqual([undefined, undefined, undefined]);
});
