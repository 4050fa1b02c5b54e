import type { AccountLicenses, LicenseGaps, StaffAccount } from '@annuity-lantern/contracts/http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { giveInTurn } from '../src/owners/give-in-turn.ts';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';
import { everyDay, officeDay } from './sample-office.ts';

let desk: DeskUnderTest;
let boss: string;
let maria: string;
let accounts: readonly StaffAccount[];

const never = '2099-12-31';
const ohio = { state: 'OH', number: '1234567', until: never };
const texas = { state: 'TX', number: '99', until: never };
const idOf = (name: string) => accounts.find(({ username }) => username === name)?.id ?? '';
const post = (path: string, body: unknown, cookie = boss) => desk.call(path, { method: 'POST', body, cookie });
const read = async <T>(path: string, cookie = boss) => (await (await desk.call(path, { cookie })).json()) as T;
const list = () => read<StaffAccount[]>('/api/staff/users');

/** In place of what is recorded. */
async function license(name: string, lines: readonly object[]): Promise<Response> {
  const seen = (await list()).find(({ username }) => username === name)?.licenses?.at ?? null;
  return await post(`/api/staff/users/${idOf(name)}/licenses`, { lines, seen });
}

/** Requests of these states, the newest last. */
async function arrive(...states: (string | undefined)[]): Promise<string[]> {
  const ids = (await storeRequests(desk.leads, states.length, () => 1000)).toReversed();
  for (const [place, id] of ids.entries()) {
    const state = states[place];
    const own = { email: `p${place}@example.com`, phone: `+1 303 499 71${10 + place}`, createdAt: new Date(Date.now() + place) };
    await desk.leads.any.updateOne({ _id: id }, state ? { $set: { ...own, state } } : { $set: own, $unset: { state: 1 } });
  }
  await makeFindable(desk.leads);
  return ids;
}

const stored = async (id = '') => await desk.leads.any.findById(id).lean();
const ownerOf = async (id = '') => (await stored(id))?.owner?.username;
const errorOf = async (answer: Response) => {
  const { code, message } = (await answer.json()) as { code: string; message: string };
  return [answer.status, code, message];
};
const unlicensed = (words: string) => [403, 'not_licensed', `${words} A manager can give it for service only.`];

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-licenses');
  boss = await desk.signIn();
  maria = await desk.signInAs('maria', 'agent');
  await desk.signInAs('ruth', 'agent');
  accounts = await list();
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
  await desk.store.connection.collection('users').updateMany({}, { $unset: { licenses: 1 } });
});

afterAll(() => desk.stop());

describe('the licenses of an account', () => {
  it('are recorded by a manager alone, and audited with before and after', async () => {
    const audited = await watchAudit(desk);
    const path = `/api/staff/users/${idOf('maria')}/licenses`;
    expect((await post(path, { lines: [ohio], seen: null }, maria)).status).toBe(403);
    const first = (await (await post(path, { lines: [ohio], seen: null })).json()) as AccountLicenses;
    expect((await list()).find(({ username }) => username === 'maria')?.licenses).toEqual(first);
    await post(path, { lines: [ohio, texas], seen: first.at });
    expect((await audited()).filter(({ action }) => action === 'account_licenses_set')).toMatchObject([
      { by: 'margaret', details: { username: 'maria', before: [], after: [`OH 1234567 ${never}`] } },
      { details: { before: [`OH 1234567 ${never}`], after: [`OH 1234567 ${never}`, `TX 99 ${never}`] } },
    ]);
  });

  it('stay as another manager changed them meanwhile, and show who did', async () => {
    const path = `/api/staff/users/${idOf('maria')}/licenses`;
    const together = await Promise.all([ohio, texas].map((line) => post(path, { lines: [line], seen: null })));
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = together.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ code: 'licenses_changed', details: { by: 'margaret', lines: [{}] } });
  });

  it('are refused field by field', async () => {
    const answer = await license('maria', [ohio, { state: '', number: '', until: '2027-02-30' }]);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ['lines.1.state', 'Choose a state.'],
      ['lines.1.number', 'Enter the license number.'],
      ['lines.1.until', 'Enter the expiration date, such as 2027-05-31.'],
    ]);
  });
});

describe('a request of a state for which the account is not licensed', () => {
  const give = (id = '', more: object = {}, cookie = boss) => post(`/api/leads/${id}/owner`, { to: 'maria', seq: 0, ...more }, cookie);

  it('is not taken, in either way', async () => {
    await license('maria', [texas]);
    const [id] = await arrive('OH');
    const sentence = unlicensed('maria is not licensed for Ohio.');
    expect(await errorOf(await post(`/api/leads/${id}/transitions`, { to: 'assigned', seq: 0 }, maria))).toEqual(sentence);
    expect(await errorOf(await give(id, {}, maria))).toEqual(sentence);
    expect(await ownerOf(id)).toBeUndefined();
  });

  it('is taken on the last day of the license, by the clock of the office, and not after it', async () => {
    const [id] = await arrive('OH');
    await license('maria', [{ ...ohio, until: officeDay(new Date(Date.now() - 86_400_000)) }]);
    expect(await errorOf(await post(`/api/leads/${id}/transitions`, { to: 'assigned', seq: 0 }, maria))).toEqual([
      403,
      'not_licensed',
      expect.stringMatching(/^The Ohio license of maria ended on /),
    ]);
    await license('maria', [{ ...ohio, until: officeDay() }]);
    expect((await post(`/api/leads/${id}/transitions`, { to: 'assigned', seq: 0 }, maria)).status).toBe(200);
  });

  it('is taken without a state, and by an account that is unchecked', async () => {
    const [stateless, illinois] = await arrive(undefined, 'IL');
    await license('maria', [texas]);
    expect((await post(`/api/leads/${stateless}/transitions`, { to: 'assigned', seq: 0 }, maria)).status).toBe(200);
    await license('maria', []);
    expect((await post(`/api/leads/${illinois}/transitions`, { to: 'assigned', seq: 0 }, maria)).status).toBe(200);
  });

  it('is given for service only by a manager, with a reason, audited and visible', async () => {
    await license('maria', [texas]);
    const [id] = await arrive('OH');
    const audited = await watchAudit(desk);
    expect(await errorOf(await give(id))).toEqual(unlicensed('maria is not licensed for Ohio.'));
    expect((await give(id, { serviceOnly: true }, maria)).status).toBe(403);
    expect(await (await give(id, { serviceOnly: true })).json()).toMatchObject({ errors: [{ field: 'reason' }] });
    expect(await (await give(id, { serviceOnly: true, reason: 'Reads Spanish letters to them' })).json()).toMatchObject({
      owner: { username: 'maria', serviceOnly: true },
      history: [{}, { what: 'owner', serviceOnly: true, note: 'Reads Spanish letters to them' }],
    });
    expect((await audited()).filter(({ action }) => action === 'owner')).toMatchObject([{ details: { to: 'maria', serviceOnly: 'yes' } }]);
    expect((await read<LicenseGaps>('/api/staff/license-gaps')).owned).toEqual([]);
  });

  it('is left as it is when many are given, and when all of an account are handed over', async () => {
    await license('maria', [texas]);
    const [one, two] = await arrive('OH', 'TX');
    const items = [one, two].map((id) => ({ id, seq: 0 }));
    expect(await (await post('/api/leads/owners', { items, to: 'maria' })).json()).toEqual({
      results: [
        { id: one, outcome: 'not_licensed' },
        { id: two, outcome: 'changed' },
      ],
    });
    await post('/api/leads/owners', { items: [{ id: one, seq: 0 }], to: 'ruth' });
    const handOver = (more: object) => post(`/api/staff/users/${idOf('ruth')}/requests`, { to: 'maria', reason: 'On leave', ...more });
    expect(await (await handOver({})).json()).toMatchObject({ given: 0, unlicensed: 1 });
    expect(await (await handOver({ serviceOnly: true })).json()).toEqual({ given: 1, shared: 0, more: false });
    expect((await stored(one))?.owner).toMatchObject({ username: 'maria', serviceOnly: true });
  });

  it('gets no second advisor without a license', async () => {
    await license('maria', [texas]);
    const [id] = await arrive('OH');
    await give(id, { to: 'ruth' });
    const body = { username: 'maria', agreedOn: officeDay(), way: 'phone', seq: 1 };
    expect(await (await post(`/api/leads/${id}/second-advisor`, body)).json()).toMatchObject({
      errors: [{ field: 'username', message: 'maria is not licensed for Ohio. Choose someone who is.' }],
    });
  });

  it('is given in turn to the next agent who is licensed, and holds up no others', async () => {
    await post('/api/staff/turns', { on: true });
    await license('maria', [texas]);
    await license('ruth', [{ ...texas, state: 'OH' }]);
    const states = [...Array.from({ length: 60 }, () => 'WY'), 'TX', 'OH', 'TX', undefined];
    const ids = (await arrive(...states)).slice(60);
    const round = { connection: desk.store.connection, leads: desk.leads, audit: desk.audit, hint: () => {}, hours: everyDay };
    expect(await giveInTurn(round)).toBe(4);
    expect(await Promise.all(ids.slice(0, 3).map(ownerOf))).toEqual(['maria', 'ruth', 'maria']);
    await post('/api/staff/turns', { on: false });
  });
});

it('shows in the queue what the caller has and may sell, or everything on demand', async () => {
  const [mine, sold, other, stateless] = await arrive('WY', 'TX', 'OH', undefined);
  await post(`/api/leads/${mine}/owner`, { to: 'maria', seq: 0 });
  await license('maria', [texas]);
  const queue = async (more = '') => {
    const { rows, states } = await read<{ rows: { id: string }[]; states?: string[] }>(`/api/leads?sort=queue${more}`, maria);
    return { ids: rows.map(({ id }) => id).toSorted(), states };
  };
  expect(await queue()).toEqual({ ids: [mine, sold, stateless].toSorted(), states: ['TX'] });
  expect(await queue('&allStates=1')).toEqual({ ids: [mine, sold, other, stateless].toSorted(), states: undefined });
  expect(await read('/api/leads/counts', maria)).toMatchObject({ builtIn: { queue: { count: 3 } } });
  await license('maria', []);
  expect((await queue()).ids).toHaveLength(4);
});

it('finds states with open requests that no one here is licensed for, for managers alone', async () => {
  await arrive('OH', 'OH', 'TX');
  await license('maria', [texas]);
  expect((await desk.call('/api/staff/license-gaps', { cookie: maria })).status).toBe(403);
  expect(await read<LicenseGaps>('/api/staff/license-gaps')).toEqual({
    nobody: [{ state: 'OH', count: 2 }],
    owned: [],
    unchecked: true,
    more: false,
  });
});
