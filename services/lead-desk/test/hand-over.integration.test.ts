import type { StaffAccount } from '@annuity-lantern/contracts/http';
import { setOwner } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type DeskUnderTest, makeFindable, startDesk, storeRequests, watchAudit } from './desk-under-test.ts';

let desk: DeskUnderTest;
let cookie: string;
let ruth: StaffAccount;
const reason = 'The account ruth is being disabled.';

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-hand-over');
  cookie = await desk.signIn();
  await desk.signInAs('ruth', 'agent');
  await desk.signInAs('maria', 'agent');
  const accounts = (await (await desk.call('/api/staff/users', { cookie })).json()) as StaffAccount[];
  ruth = accounts.find(({ username }) => username === 'ruth') as StaffAccount;
});

beforeEach(async () => {
  await desk.leads.any.deleteMany({});
});

afterAll(async () => {
  await desk.stop();
});

const path = () => `/api/staff/users/${ruth.id}/requests`;
const count = async () => (await desk.call(path(), { cookie })).json();
const handOver = (body: unknown, as = cookie) => desk.call(path(), { method: 'POST', body, cookie: as });

async function ownedByRuth(number: number): Promise<string[]> {
  const ids = await storeRequests(desk.leads, number, () => 1000);
  await makeFindable(desk.leads);
  const by = { id: 'margaret', username: 'margaret', isManager: true };
  for (const id of ids) expect((await setOwner(desk.leads, id, { to: ruth, seq: 0, by, now: new Date() })).outcome).toBe('changed');
  return ids;
}

it('counts the open requests of an account, and gives them all to a colleague, each audited', async () => {
  const [closed, ...open] = await ownedByRuth(61);
  await desk.leads.any.updateOne({ _id: closed ?? '' }, { $set: { status: 'closed' } });
  await makeFindable(desk.leads);
  const audited = await watchAudit(desk);
  expect(await count()).toEqual({ count: 50, more: true });
  const answer = await handOver({ to: 'maria', reason });
  expect([answer.status, await answer.json()]).toEqual([200, { given: 60, shared: 0, more: false }]);
  expect(await count()).toEqual({ count: 0, more: false });
  const owners = await desk.leads.any.find({}, { owner: 1, history: 1 }).lean();
  expect(
    owners
      .filter(({ owner }) => owner?.username === 'maria')
      .map(({ _id }) => _id)
      .toSorted(),
  ).toEqual(open.toSorted());
  expect(owners.find(({ _id }) => _id === open[0])?.history.at(-1)).toMatchObject({ what: 'owner', by: 'margaret', note: reason });
  const entries = (await audited()).filter(({ action }) => action === 'owner');
  expect(entries).toHaveLength(60);
  expect(entries[0]).toMatchObject({ by: 'margaret', details: { from: 'ruth', to: 'maria' } });
});

it('counts requests of people who have another one with a colleague, and names the colleague in the audit', async () => {
  const [one = '', other = '', alone = ''] = await ownedByRuth(3);
  const kim = await desk.signInAs('kim', 'agent');
  const [kims = ''] = await storeRequests(desk.leads, 1, () => 0);
  await makeFindable(desk.leads);
  await desk.call(`/api/leads/${kims}/transitions`, { method: 'POST', body: { to: 'assigned', seq: 0, despite: true }, cookie: kim });
  // All have the phone number of the sample.
  await desk.leads.any.updateMany({}, { $unset: { phoneNormalised: 1 } } as never);
  const share = (ids: string[], emailNormalised: string) => desk.leads.any.updateMany({ _id: { $in: ids } }, { $set: { emailNormalised } });
  await share([one, other], 'ana@example.com');
  await share([alone, kims], 'bea@example.com');
  const audited = await watchAudit(desk);
  expect(await (await handOver({ to: 'maria', reason })).json()).toEqual({ given: 3, shared: 1, more: false });
  const despite = (await audited()).flatMap(({ leadId, details }) => (details && 'despite' in details ? [[leadId, details.despite]] : []));
  expect(despite).toEqual([[alone, 'kim']]);
});

it('leaves them unowned if no colleague is chosen', async () => {
  const [id] = await ownedByRuth(1);
  expect((await handOver({ to: null, reason })).status).toBe(200);
  expect((await desk.leads.any.findById(id).lean())?.owner).toBeUndefined();
});

it('is refused to agents, for the account itself, for an unknown colleague, and without a reason', async () => {
  await ownedByRuth(1);
  expect((await handOver({ to: 'maria', reason }, await desk.signInAs('maria', 'agent'))).status).toBe(403);
  for (const body of [{ to: 'ruth', reason }, { to: 'nobody-here', reason }, { to: 'maria' }])
    expect((await handOver(body)).status).toBe(400);
  expect(await count()).toEqual({ count: 1, more: false });
});
