import { setTimeout as pause } from 'node:timers/promises';
import { type StaffAccount, Turns } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { giveInTurn } from '../src/owners/give-in-turn.ts';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { everyDay } from './sample-office.ts';

let desk: DeskUnderTest;
let cookie: string;
let accounts: StaffAccount[];

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-turns');
  cookie = await desk.signIn();
  await desk.prove(cookie);
  for (const name of ['maria', 'ruth']) await desk.signInAs(name, 'agent');
  await desk.signInAs('vera', 'viewer');
  accounts = (await (await desk.call('/api/staff/users', { cookie })).json()) as StaffAccount[];
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  await turn(true);
  await away('ruth', null);
});

afterAll(() => desk.stop());

const post = (path: string, body: unknown) => desk.call(path, { method: 'POST', body, cookie });
const turn = async (on: boolean) => expect((await post('/api/staff/turns', { on })).status).toBe(204);
const idOf = (name: string) => accounts.find(({ username }) => username === name)?.id ?? '';
const away = async (name: string, backOn: string | null) =>
  expect((await post(`/api/staff/users/${idOf(name)}/absence`, { backOn })).status).toBe(204);
const read = async () => Turns.parse(await (await desk.call('/api/staff/turns', { cookie })).json());

/** New requests of different people, oldest first. */
async function arrive(count: number): Promise<string[]> {
  const ids = await storeRequests(desk.leads, count, () => 1000);
  const createdAt = new Date(Date.now() + 1000);
  for (const [place, id] of ids.entries())
    await desk.leads.any.updateOne(
      { _id: id },
      { $set: { createdAt: new Date(createdAt.getTime() + place), email: `p${place}@example.com`, phone: `+1 303 499 71${10 + place}` } },
    );
  await makeFindable(desk.leads);
  return ids;
}

const round = () =>
  giveInTurn({ connection: desk.store.connection, leads: desk.leads, audit: desk.audit, hint: () => {}, hours: everyDay });
const ownersOf = async (ids: readonly string[]) => {
  const found = await desk.leads.any.find().lean();
  return ids.map((id) => found.find(({ _id }) => _id === id)?.owner?.username);
};

it('gives new requests to agents in turn, oldest first, each audited', async () => {
  const ids = await arrive(4);
  const audited = await watchAudit(desk);
  expect(await round()).toBe(4);
  const [first, second] = await ownersOf(ids);
  expect([first, second].toSorted()).toEqual(['maria', 'ruth']);
  expect(await ownersOf(ids)).toEqual([first, second, first, second]);
  const lead = await desk.leads.any.findById(ids[0]).lean();
  expect(lead).toMatchObject({ status: 'assigned', effects: { ownerMail: { state: 'due' } } });
  expect(lead?.history.at(-1)).toMatchObject({ what: 'owner', by: 'system', toOwner: first });
  const entries = (await audited()).filter(({ action }) => action === 'owner');
  expect(entries).toHaveLength(4);
  expect(entries[0]).toMatchObject({ by: 'system', details: { to: first } });
});

it('leaves everyone alone who is away, a viewer or disabled, and requests alone while no agent is here', async () => {
  await away('ruth', '2999-01-01');
  expect((await read()).people.find(({ username }) => username === 'ruth')).toMatchObject({ backOn: '2999-01-01' });
  const ids = await arrive(2);
  expect(await round()).toBe(2);
  expect(await ownersOf(ids)).toEqual(['maria', 'maria']);

  expect((await post(`/api/staff/users/${idOf('maria')}/disable`, undefined)).status).toBe(204);
  const more = await arrive(1);
  expect(await round()).toBe(0);
  expect(await ownersOf(more)).toEqual([undefined]);

  await post(`/api/staff/users/${idOf('maria')}/enable`, undefined);
  // A day that has come.
  await away('ruth', '2026-01-01');
  expect((await read()).people.map(({ username, backOn }) => [username, backOn])).toEqual([
    ['margaret', undefined],
    ['maria', undefined],
    ['ruth', undefined],
  ]);
});

it('gives a request to the colleague who has another one of the person', async () => {
  const [one = ''] = await arrive(3);
  expect(await round()).toBe(3);
  const [owner] = await ownersOf([one]);
  const again = await arrive(2);
  for (const id of again)
    await desk.leads.any.updateOne({ _id: id }, { $set: { email: 'p0@example.com', emailNormalised: 'p0@example.com' } });
  await makeFindable(desk.leads);
  expect(await round()).toBe(2);
  expect(await ownersOf([one, ...again])).toEqual([owner, owner, owner]);
});

it('gives no request twice if two processes run, and none that a person took or released', async () => {
  const ids = await arrive(6);
  const [taken = '', released = '', ...rest] = ids;
  for (const id of [taken, released]) await post(`/api/leads/${id}/transitions`, { to: 'assigned', seq: 0 });
  await post(`/api/leads/${released}/owner`, { to: null, seq: 1, reason: 'Not mine' });
  const given = await Promise.all([round(), round()]);
  expect(given[0] + given[1]).toBe(4);
  expect((await ownersOf([taken, released])).slice(0, 2)).toEqual(['margaret', undefined]);
  const leads = await desk.leads.any.find({ _id: { $in: rest } }).lean();
  expect(leads.map(({ history }) => history.filter(({ what }) => what === 'owner').length)).toEqual([1, 1, 1, 1]);
});

it('waits while another process gives, and takes over once the lease of a crashed one is over', async () => {
  const ids = await arrive(1);
  const leaseUntil = (ms: number) =>
    desk.store.connection
      .collection<{ _id: string }>('deskSettings')
      .updateOne({ _id: 'turns' }, { $set: { leaseUntil: new Date(Date.now() + ms) } });
  await leaseUntil(60_000);
  expect([await round(), await ownersOf(ids)]).toEqual([0, [undefined]]);
  await leaseUntil(-1);
  expect(await round()).toBe(1);
});

it('gives nothing while it is off, and nothing that came in before it was turned on', async () => {
  await turn(false);
  const ids = await arrive(1);
  await desk.leads.any.updateOne({ _id: ids[0] as string }, { $set: { createdAt: new Date() } });
  expect(await round()).toBe(0);
  await pause(5);
  await turn(true);
  expect(await round()).toBe(0);
  expect(await ownersOf(ids)).toEqual([undefined]);
});

it('is read and changed by managers alone, and each change is audited once', async () => {
  const agent = await desk.signInAs('ruth', 'agent');
  expect((await desk.call('/api/staff/turns', { cookie: agent })).status).toBe(403);
  const audited = await watchAudit(desk);
  await turn(false);
  await turn(false);
  await away('ruth', '2999-01-01');
  const entries = (await audited()).map(({ action, details }) => ({ action, details }));
  expect(entries).toEqual(
    expect.arrayContaining([
      { action: 'turns_set', details: { from: 'on', to: 'off' } },
      { action: 'account_absence_set', details: { username: 'ruth', backOn: '2999-01-01' } },
    ]),
  );
  expect(entries.filter(({ action }) => action === 'turns_set')).toHaveLength(1);
});
