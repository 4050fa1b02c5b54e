import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { callsBeforeCode, type Endpoint, mayCall, staffRoles } from '@annuity-lantern/contracts/http';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { account, type DeskUnderTest, startDesk, storeRequests } from './desk-under-test.ts';

const id = '00000000-0000-4000-8000-000000000001';
/** Values for the parts of a path: what a call needs beyond its rights does not matter here. */
const parts: Readonly<Record<string, string>> = { id, leadId: id, batch: id, effect: 'webhook' };

const staffCalls = endpoints.filter(({ role }) => role !== undefined);
const callNamed = (name: string) => staffCalls.find((one) => one.name === name) as Endpoint;
const rows = staffCalls.map(({ name }) => [name] as const);
const guarded = rows.filter(([name]) => callNamed(name).role !== 'anyone');

let desk: DeskUnderTest;
/** The same accounts and sessions, set up as on the production host. */
let production: DeskUnderTest;
let cookies: Readonly<Record<string, string>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-rights');
  production = await startDesk(inject('mongodbUrl'), 'desk-rights', undefined, 'http://www.example.com');
  await storeRequests(desk.leads, 3, () => 1000);
  const signedIn: Record<string, string> = {};
  for (const role of staffRoles) signedIn[role] = await desk.signIn();
  cookies = signedIn;
});

afterAll(async () => {
  await Promise.all([desk.stop(), production.stop()]);
});

const users = () => desk.store.connection.collection('users');
const setUser = (changes: Record<string, unknown>) => users().updateOne({ username: account.username.toLowerCase() }, changes);

async function ask(name: string, cookie: string | undefined, headers: Record<string, string> = {}, at = desk): Promise<Response> {
  const endpoint = callNamed(name);
  const path = endpoint.path.replace(/:(\w+)/g, (_, part: string) => parts[part] ?? part);
  return at.call(path, { method: endpoint.method, headers, ...(cookie ? { cookie } : {}), ...(endpoint.body ? { body: {} } : {}) });
}

describe('each staff call', () => {
  it('needs a session, except for signing out', () => {
    expect(rows.filter((row) => !guarded.includes(row))).toEqual([['signOut']]);
  });

  it.each(guarded)('%s answers 401 without a session', async (name) => {
    const answer = await ask(name, undefined);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('ana.');
  });

  it.each(guarded)('%s answers 403 to a role without the right, and not to one with it', async (name) => {
    for (const role of staffRoles) {
      await setUser({ $set: { role } });
      const answer = await ask(name, cookies.manager);
      const admitted = mayCall(callNamed(name), role);
      expect(`${role}: ${answer.status === 403 ? 'refused' : 'admitted'}`).toBe(`${role}: ${admitted ? 'admitted' : 'refused'}`);
      if (!admitted) expect(await answer.text()).toContain('"code":"forbidden"');
    }
  });

  it.each(rows)('%s answers 403 to a page of another site', async (name) => {
    await setUser({ $set: { role: 'manager' } });
    const answer = await ask(name, cookies.manager, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('origin_refused');
  });
});

describe('on the production host', () => {
  const later = rows.filter(([name]) => !callsBeforeCode.has(name));
  const code = { secret: 'sealed', step: 1, since: new Date(), recovery: [] };
  afterEach(() => setUser({ $unset: { code: 1 } }));

  it.each(later)('%s answers 403 to a manager without a sign-in code, and not to one with it', async (name) => {
    await setUser({ $set: { role: 'manager' }, $unset: { code: 1 } });
    const refused = await ask(name, cookies.manager, {}, production);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'set_up_code_first', message: 'Set up your sign-in code first.' });
    await setUser({ $set: { code } });
    const answer = await ask(name, cookies.manager, {}, production);
    expect(answer.status).not.toBe(403);
    await answer.body?.cancel();
  });

  it.each(staffRoles)('asks the role %s for a code', async (role) => {
    await setUser({ $set: { role }, $unset: { code: 1 } });
    const refused = await ask('listConsultationRequests', cookies.manager, {}, production);
    expect(await refused.json()).toMatchObject({ code: 'set_up_code_first' });
    await setUser({ $set: { code } });
    expect((await ask('listConsultationRequests', cookies.manager, {}, production)).status).toBe(200);
  });

  it('admits a manager without a code to the calls that set it up', async () => {
    await setUser({ $set: { role: 'manager' }, $unset: { code: 1 } });
    const who = await ask('whoAmI', cookies.manager, {}, production);
    expect(await who.json()).toMatchObject({ username: 'margaret', role: 'manager', mustSetUpCode: true, needsMail: true });
    expect(await (await ask('readSignInCode', cookies.manager, {}, production)).json()).toEqual({
      active: false,
      recoveryLeft: 0,
      required: true,
    });
    for (const name of ['beginSignInCode', 'confirmSignInCode'])
      expect((await ask(name, cookies.manager, {}, production)).status).toBe(400);
  });

  it('ends the session of a disabled manager without a code', async () => {
    const cookie = await desk.signIn();
    await setUser({ $set: { disabledAt: new Date() } });
    expect((await ask('listConsultationRequests', cookie, {}, production)).status).toBe(401);
    await setUser({ $unset: { disabledAt: 1 } });
  });
});

describe('a session', () => {
  afterEach(async () => {
    // The change ends the manager's session, too.
    cookies = { ...cookies, manager: await desk.signIn() };
  });

  it.each([
    ['the account is disabled', { $set: { disabledAt: new Date() } }, { $unset: { disabledAt: 1 } }],
    ['the account has a new epoch', { $inc: { epoch: 1 } }, { $inc: { epoch: 0 } }],
  ])('ends at its next call if %s', async (_why, change, back) => {
    const cookie = await desk.signIn();
    await setUser(change);
    expect((await ask('listConsultationRequests', cookie)).status).toBe(401);
    await setUser(back);
    expect((await ask('listConsultationRequests', cookie)).status).toBe(401);
  });
});
