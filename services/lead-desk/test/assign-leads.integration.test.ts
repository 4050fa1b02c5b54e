import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { account, type DeskUnderTest, makeFindable, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;
let margaret: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-assign');
  margaret = await desk.signIn();
  for (const [username, changes] of [
    ['ruiz', { role: 'agent' }],
    ['gone', { role: 'agent', disabledAt: new Date() }],
    ['vera', { role: 'viewer', mail: 'vera@example.com' }],
  ] as const) {
    const first = await users().findOne({ username: account.username.toLowerCase() });
    await users().insertOne({ ...first, _id: `id-of-${username}`, username, ...changes } as never);
  }
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  audited = await watchAudit(desk);
});

afterAll(() => desk.stop());

const users = () => desk.store.connection.collection<{ _id: string }>('users');
const post = (path: string, body: unknown, cookie = margaret) => desk.call(path, { method: 'POST', body, cookie });
const assign = async (body: unknown) => {
  const answer = await post('/api/leads/owners', body);
  return { status: answer.status, ...((await answer.json()) as { results?: { id: string; outcome: string }[]; errors?: unknown }) };
};
const found = async (owner: string, cookie = margaret) => {
  const answer = await desk.call(`/api/leads?owner=${encodeURIComponent(owner)}`, { cookie });
  return ((await answer.json()) as { rows: { id: string; seq: number; owner?: { username: string } }[] }).rows;
};
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

it('assigns requests to one owner, audits each, and reports which had changed or were gone', async () => {
  const [first = '', second = '', changed = ''] = await storeRequests(desk.leads, 3, () => 1000);
  const missing = randomUUID();
  await post(`/api/leads/${changed}/transitions`, { to: 'disqualified', seq: 0 });
  const items = [first, second.toUpperCase(), changed, missing].map((id) => ({ id, seq: 0 }));
  expect(await assign({ items, to: 'Ruiz' })).toMatchObject({
    status: 200,
    results: [
      { id: first, outcome: 'changed' },
      { id: second, outcome: 'changed' },
      { id: changed, outcome: 'stale' },
      { id: missing, outcome: 'not_found' },
    ],
  });
  const entries = (await audited()).filter(({ action }) => action === 'owner');
  expect(entries.map(({ by, leadId, details }) => ({ by, leadId, details }))).toEqual(
    [first, second].map((leadId) => ({ by: 'margaret', leadId, details: { seq: 0, to: 'ruiz' } })),
  );
  // Asks again, as after a lost answer.
  expect((await assign({ items, to: 'ruiz' })).results?.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'stale',
    'not_found',
  ]);
});

it('changes nothing without a reason if somebody owns one of them', async () => {
  const [owned = '', free = ''] = await storeRequests(desk.leads, 2, () => 1000);
  await post(`/api/leads/${owned}/owner`, { to: 'margaret', seq: 0 });
  const items = [
    { id: free, seq: 0 },
    { id: owned, seq: 1 },
  ];
  expect(await assign({ items, to: 'ruiz' })).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
  expect(await found('ruiz')).toEqual([]);
  expect((await assign({ items, to: 'ruiz', reason: 'On leave' })).results?.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  const lead = await (await desk.call(`/api/leads/${owned}`, { cookie: margaret })).json();
  expect(lead).toMatchObject({ history: [{}, {}, { what: 'owner', fromOwner: 'margaret', toOwner: 'ruiz', note: 'On leave' }] });
});

it('assigns a request that only the system has completed since it was seen', async () => {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  const entry = { at: new Date(), seq: 1, what: 'completed', by: 'system' };
  await desk.leads.any.updateOne({ _id: id }, { $set: { seq: 1 }, $push: { history: entry } } as never);
  expect((await assign({ items: [{ id, seq: 0 }], to: 'ruiz' })).results).toEqual([{ id, outcome: 'changed' }]);
});

it.each([
  ['vera', 'to'],
  ['gone', 'to'],
])('gives nothing to %s', async (to, field) => {
  const [id = ''] = await storeRequests(desk.leads, 1, () => 0);
  expect(await assign({ items: [{ id, seq: 0 }], to })).toMatchObject({ status: 400, errors: [{ field }] });
});

it('takes up to 50 requests in one call', async () => {
  const items = (count: number) => Array.from({ length: count }, () => ({ id: randomUUID(), seq: 0 }));
  expect((await assign({ items: items(50), to: null })).status).toBe(200);
  expect((await assign({ items: items(51), to: null })).status).toBe(400);
  expect((await assign({ items: [], to: null })).status).toBe(400);
});

it('filters by owner after each change of owner, with seq and owner in each row', async () => {
  const [one = '', two = '', three = ''] = await storeRequests(desk.leads, 3, () => 1000);
  await makeFindable(desk.leads);
  // Three people, not one.
  await desk.leads.any.updateMany({}, { $unset: { emailNormalised: 1, phoneNormalised: 1 } } as never);
  expect(idsOf(await found('nobody'))).toEqual([one, two, three]);
  await post(`/api/leads/${one}/owner`, { to: 'margaret', seq: 0 });
  await assign({ items: [two, three].map((id) => ({ id, seq: 0 })), to: 'ruiz' });
  expect(idsOf(await found('me'))).toEqual([one]);
  for (const owner of ['ruiz', 'RUIZ ', 'id-of-ruiz']) expect(idsOf(await found(owner))).toEqual([two, three]);
  expect(await found('nobody')).toEqual([]);
  expect((await found('ruiz'))[0]).toMatchObject({ seq: 1, owner: { id: 'id-of-ruiz', username: 'ruiz' } });
  const searched = await post('/api/leads/search', { q: 'number', owner: 'me' });
  expect(await searched.json()).toMatchObject({ rows: [{ id: one }] });

  await post(`/api/leads/${three}/owner`, { to: null, seq: 1, reason: 'On leave' });
  expect(idsOf(await found('nobody'))).toEqual([three]);
  expect(await found('no-such-account')).toEqual([]);
  await users().updateOne({ username: 'ruiz' }, { $set: { disabledAt: new Date() } });
  expect(idsOf(await found('disabled'))).toEqual([two]);
  await users().updateOne({ username: 'ruiz' }, { $unset: { disabledAt: 1 }, $set: { role: 'viewer' } });
  expect(idsOf(await found('disabled'))).toEqual([two]);
  await users().updateOne({ username: 'ruiz' }, { $set: { role: 'agent' } });
  expect(await found('disabled')).toEqual([]);
});

it('lists every account that may own requests, with nothing else about it', async () => {
  const owners = await desk.call('/api/staff/owners', { cookie: margaret });
  expect(await owners.json()).toEqual([
    { id: 'id-of-gone', username: 'gone', role: 'agent', disabled: true },
    { id: expect.any(String), username: 'margaret', role: 'manager' },
    { id: 'id-of-ruiz', username: 'ruiz', role: 'agent' },
    { id: 'id-of-vera', username: 'vera', role: 'viewer' },
  ]);
});
