import { randomUUID } from 'node:crypto';
import { endpoints } from '@annuity-lantern/contracts/endpoints';
import type { Endpoint, OwnSession, ResetLink, StaffAccount, StaffRole } from '@annuity-lantern/contracts/http';
import { createFirstUser, openSignInDigests } from '@annuity-lantern/staff-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ACCOUNT_LIMIT, RESET_SITE_LIMIT } from '../src/sign-in/sign-in-throttle.ts';
import { account, auditSecret, cookieOf, type DeskUnderTest, startDesk, watchAudit } from './desk-under-test.ts';

const good = 'seven gray herons wait';
const better = 'eleven quiet hens at noon';
let desk: DeskUnderTest;
/** The id of Margaret, the first manager. */
let manager: string;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-accounts');
});

afterAll(async () => {
  await desk.stop();
});

beforeEach(async () => {
  await desk.store.connection.collection('signInAttempts').deleteMany({});
  await users().deleteMany({ username: { $ne: 'margaret' } });
  manager = await desk.signIn();
  await desk.prove(manager);
});

const users = () => desk.store.connection.collection<{ _id: string; reset?: { digest: string; until: Date } }>('users');
const post = (path: string, body: unknown, cookie = manager, headers: Record<string, string> = {}) =>
  desk.call(`/api/staff/${path}`, { method: 'POST', cookie, from: randomUUID(), headers, ...(body === undefined ? {} : { body }) });
const signIn = (username: string, password: string) => post('session', { username, password }, '');
const isSignedIn = async (cookie: string) => (await desk.call('/api/staff/session', { cookie })).status === 200;
const list = async () => (await (await desk.call('/api/staff/users', { cookie: manager })).json()) as StaffAccount[];
const find = async (username: string) => (await list()).find((one) => one.username === username) as StaffAccount;
const errorsOf = async (answer: Response) => ((await answer.json()) as { errors?: { field: string; message: string }[] }).errors;

async function add(username: string, role: StaffRole = 'agent'): Promise<ResetLink> {
  const answer = await post('users', { username, mail: `${username}@example.com`, role });
  expect(answer.status).toBe(201);
  return (await answer.json()) as ResetLink;
}

/** Adds an account with a password, and a session of it. */
async function addWithSession(username: string, role: StaffRole = 'agent'): Promise<{ id: string; cookie: string }> {
  const { token } = await add(username, role);
  expect((await post('reset', { token, password: good }, '')).status).toBe(204);
  const cookie = cookieOf(await signIn(username, good));
  await desk.prove(cookie, good);
  return { id: (await find(username)).id, cookie };
}

describe('a new account', () => {
  it('has no password until its person sets one with the link, which works once', async () => {
    const audited = await watchAudit(desk);
    const { token, until } = await add('Ruth');
    const [{ linkUntil, ...ruth }] = (await list()).filter(({ username }) => username !== 'margaret') as [StaffAccount];
    expect(ruth).toMatchObject({ username: 'ruth', role: 'agent', mail: 'Ruth@example.com', hasPassword: false, locked: false });
    expect(linkUntil).toBe(until);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(JSON.stringify(await users().findOne({ _id: ruth.id }))).not.toContain(token);
    expect((await signIn('ruth', '')).status).toBe(400);
    expect((await signIn('ruth', good)).status).toBe(401);

    expect((await post('reset', { token, password: good }, '')).status).toBe(204);
    expect((await signIn('ruth', good)).status).toBe(204);
    expect(await find('ruth')).toMatchObject({ hasPassword: true });
    const again = await post('reset', { token, password: better }, '');
    expect([again.status, await again.json()]).toMatchObject([422, { code: 'reset_refused' }]);
    const entries = (await audited()).filter(({ action }) => action !== 'sign_in_failed');
    expect(entries.map(({ by, action, details }) => [by, action, details])).toEqual([
      ['margaret', 'account_added', { username: 'ruth', role: 'agent' }],
      ['ruth', 'password_changed', { way: 'link', network: expect.any(String) }],
      ['ruth', 'signed_in', { network: expect.any(String) }],
    ]);
  });

  it('is refused at the name field if the name is taken, in any spelling', async () => {
    const answer = await post('users', { username: 'MARGARET', mail: 'm@example.com', role: 'viewer' });
    expect(answer.status).toBe(400);
    expect(await errorsOf(answer)).toEqual([
      { field: 'username', code: 'taken', message: 'Another account has this user name. Choose another one.' },
    ]);
  });

  it.each(['system', 'Visitor', 'COMMAND', 'unknown'])(
    'is refused at the name field if the desk uses the name %s itself',
    async (username) => {
      const answer = await post('users', { username, mail: 'm@example.com', role: 'viewer' });
      expect(answer.status).toBe(400);
      expect(await errorsOf(answer)).toMatchObject([{ field: 'username', message: 'The desk uses this name itself. Choose another one.' }]);
    },
  );

  it('is refused at the name field if the name looks like that of another account', async () => {
    const answer = await post('users', { username: 'mar.garet', mail: 'm@example.com', role: 'viewer' });
    expect(await errorsOf(answer)).toMatchObject([{ field: 'username', code: 'alike' }]);
  });

  it('is refused at each missing field: name, mail address and role', async () => {
    const errors = await errorsOf(await post('users', { username: 'two words', mail: 'nowhere', role: 'owner' }));
    expect(errors?.map(({ field }) => field)).toEqual(['username', 'mail', 'role']);
  });
});

describe('a link', () => {
  it('works for a day, is replaced by the next one, and ends with the account', async () => {
    const { id } = await addWithSession('ruth');
    const make = async () => ((await (await post(`users/${id}/reset`, undefined)).json()) as ResetLink).token;
    const use = async (token: string) => (await post('reset', { token, password: better }, '')).status;
    const first = await make();
    const second = await make();
    expect(await use(first)).toBe(422);
    await users().updateOne({ _id: id }, { $set: { 'reset.until': new Date(Date.now() - 1) } });
    expect(await use(second)).toBe(422);
    const third = await make();
    await post(`users/${id}/disable`, undefined);
    expect(await use(third)).toBe(422);
    expect((await post(`users/${id}/reset`, undefined)).status).toBe(404);
    await post(`users/${id}/enable`, undefined);
    expect(await use(third)).toBe(422);
  });

  it('leaves the old password and the sessions alone until it is used, and then ends both', async () => {
    const { id, cookie } = await addWithSession('ruth');
    const { token } = (await (await post(`users/${id}/reset`, undefined)).json()) as ResetLink;
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await post('reset', { token, password: better }, '')).status).toBe(204);
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await signIn('ruth', good)).status).toBe(401);
    expect((await signIn('ruth', better)).status).toBe(204);
  });

  it('still works after a password that is refused', async () => {
    const { token } = await add('ruth');
    const weak = await post('reset', { token, password: 'Ruth-Ruth-1234' }, '');
    expect(await errorsOf(weak)).toMatchObject([{ field: 'password', message: expect.stringContaining('user name') }]);
    expect(await errorsOf(await post('reset', { token, password: 'short' }, ''))).toMatchObject([{ field: 'password' }]);
    expect((await post('reset', { token, password: good }, '')).status).toBe(204);
  });

  it('sets one password if two people use it at once', async () => {
    const { token } = await add('ruth');
    const answers = await Promise.all([good, better].map((password) => post('reset', { token, password }, '')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
  });

  it('is not tried for a while after too many guesses of one /48, from whichever /64', async () => {
    const guess = (from: string) => desk.call('/api/staff/reset', { method: 'POST', body: { token: 'x', password: good }, from });
    const counted = {
      key: `reset:${openSignInDigests([auditSecret]).ofAddress('2001:db8:1::/48')}`,
      points: RESET_SITE_LIMIT,
      expire: new Date(Date.now() + 60_000),
    };
    await desk.store.connection.collection('signInAttempts').insertOne(counted);
    expect((await guess('2001:db8:1:77::1')).status).toBe(429);
    expect((await guess('2001:db8:2:77::1')).status).toBe(422);
  });

  it('allows ten guesses per address before a wait, and no calls from other sites', async () => {
    const guess = () => desk.call('/api/staff/reset', { method: 'POST', body: { token: 'x', password: good }, from: '198.51.100.7' });
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await post('reset', { token: 'x', password: good }, '')).status).toBe(422);
    expect((await post('reset', { token: 'x', password: good }, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('the own password', () => {
  it('is changed with the current one: this session continues, every other one ends', async () => {
    const { cookie } = await addWithSession('ruth');
    const other = cookieOf(await signIn('ruth', good));
    const answer = await post('password', { current: good, next: better }, cookie);
    expect(answer.status).toBe(204);
    expect([await isSignedIn(cookieOf(answer)), await isSignedIn(cookie), await isSignedIn(other)]).toEqual([true, false, false]);
    expect([(await signIn('ruth', good)).status, (await signIn('ruth', better)).status]).toEqual([401, 204]);
  });

  it('is not changed with a wrong current one, and ten wrong ones make the account wait', async () => {
    const { cookie } = await addWithSession('ruth');
    const guess = () => post('password', { current: 'a wrong password', next: better }, cookie);
    expect(await errorsOf(await guess())).toMatchObject([{ field: 'current', message: 'This is not your current password.' }]);
    for (let index = 1; index < ACCOUNT_LIMIT; index += 1) expect((await guess()).status).toBe(400);
    expect((await post('password', { current: good, next: better }, cookie)).status).toBe(429);
    expect((await signIn('ruth', good)).status).toBe(204);
  });

  it('is refused at its field if it is short or easily guessed', async () => {
    const { cookie } = await addWithSession('ruth');
    for (const next of ['elevenchars', '123qweasdzxc', 'ruth ruth ruth'])
      expect(await errorsOf(await post('password', { current: good, next }, cookie))).toMatchObject([{ field: 'next' }]);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('sessions', () => {
  const read = async (cookie: string) => (await (await desk.call('/api/staff/sessions', { cookie })).json()) as OwnSession[];
  const end = (cookie: string, id = '') => desk.call(`/api/staff/sessions${id && `/${id}`}`, { method: 'DELETE', cookie });

  it('are listed with their browser but without their ids, and only to their account', async () => {
    const { cookie } = await addWithSession('ruth');
    const body = { username: 'ruth', password: good };
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0' };
    await desk.call('/api/staff/session', { method: 'POST', body, headers });
    const sessions = await read(cookie);
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    expect(sessions[0]?.browser).toBe('Firefox on Windows');
    for (const { id } of sessions) expect(decodeURIComponent(cookie)).not.toContain(id);
    expect(await read(manager)).not.toContainEqual(expect.objectContaining({ id: sessions[0]?.id }));
  });

  it('end one by one, or all but this one; those of others do not', async () => {
    const { cookie } = await addWithSession('ruth');
    const [second, third] = [cookieOf(await signIn('ruth', good)), cookieOf(await signIn('ruth', good))];
    const [latest] = await read(cookie);
    await end(manager, latest?.id);
    expect(await isSignedIn(third)).toBe(true);
    expect((await end(cookie, latest?.id)).status).toBe(204);
    expect((await end(cookie, latest?.id)).status).toBe(204);
    expect([await isSignedIn(third), await isSignedIn(second)]).toEqual([false, true]);
    expect((await end(cookie)).status).toBe(204);
    expect([await isSignedIn(second), await isSignedIn(cookie), await isSignedIn(manager)]).toEqual([false, true, true]);
  });
});

describe('a manager', () => {
  it('changes each field alone, ends sessions, disables and enables, each audited once', async () => {
    const { id, cookie } = await addWithSession('ruth');
    const audited = await watchAudit(desk);
    const change = async (what: string) => expect((await post(`users/${id}/${what}`, undefined)).status).toBe(204);
    const save = async (body: object) => expect((await post(`users/${id}`, body)).status).toBe(204);
    await save({ mail: 'new@example.com' });
    await save({ displayName: ' Ruth O\u2019Hara, Jr. ' });
    expect(await find('ruth')).toMatchObject({ displayName: 'Ruth O\u2019Hara, Jr.' });
    await save({ mail: 'new@example.com' });
    expect(await isSignedIn(cookie)).toBe(true);
    await change('end-sessions');
    expect(await isSignedIn(cookie)).toBe(false);
    const second = cookieOf(await signIn('ruth', good));
    await save({ role: 'viewer' });
    expect(await isSignedIn(second)).toBe(false);
    const third = cookieOf(await signIn('ruth', good));
    await change('disable');
    expect(await isSignedIn(third)).toBe(false);
    expect((await signIn('ruth', good)).status).toBe(401);
    await change('enable');
    expect(await isSignedIn(third)).toBe(false);
    expect((await signIn('ruth', good)).status).toBe(204);
    await save({ displayName: '' });
    expect(await find('ruth')).toMatchObject({ role: 'viewer', mail: 'new@example.com' });
    expect(await find('ruth')).not.toHaveProperty('displayName');
    const entries = (await audited()).filter(({ action }) => !action.startsWith('sign'));
    expect(entries.map(({ by, action, details }) => [by, action, details])).toEqual([
      ['margaret', 'account_mail_set', { username: 'ruth' }],
      ['margaret', 'account_name_set', { username: 'ruth' }],
      ['margaret', 'sessions_ended', { username: 'ruth' }],
      ['margaret', 'account_role_set', { username: 'ruth', from: 'agent', to: 'viewer' }],
      ['margaret', 'account_disabled', { username: 'ruth' }],
      ['margaret', 'account_enabled', { username: 'ruth' }],
      ['margaret', 'account_name_set', { username: 'ruth' }],
    ]);
  });

  it('saves role, mail address and name in one call, or none of them', async () => {
    const { id, cookie } = await addWithSession('ruth');
    const all = { role: 'viewer', mail: 'new@example.com', displayName: 'Ruth Ames' } as const;
    const audited = await watchAudit(desk);
    const before = await users().findOne({ _id: id });
    expect((await post(`users/${id}`, { ...all, mail: 'nowhere' })).status).toBe(400);
    expect((await post(`users/${id}`, all, await desk.signIn())).status).toBe(401);
    expect(await users().findOne({ _id: id })).toEqual(before);
    expect((await post(`users/${id}`, all)).status).toBe(204);
    expect(await find('ruth')).toMatchObject(all);
    expect(await isSignedIn(cookie)).toBe(false);
    const entries = (await audited()).filter(({ action }) => action.startsWith('account'));
    expect(entries.map(({ action }) => action)).toEqual(['account_role_set', 'account_mail_set', 'account_name_set']);
  });

  it('saves a visible name without a proof, and a mail address only with one', async () => {
    const { id } = await find('margaret');
    const unproven = await desk.signIn();
    expect((await post(`users/${id}`, { displayName: 'Margaret' }, unproven)).status).toBe(204);
    expect((await post(`users/${id}`, { mail: 'own@example.com' }, unproven)).status).toBe(401);
    expect((await post(`users/${id}`, { mail: 'own@example.com' })).status).toBe(204);
    await users().updateOne({ _id: id }, { $unset: { mail: 1, displayName: 1 } });
  });

  it.each(['Ruth <b>', 'Ruth https://evil.example', 'r@evil.example', '\u202eRuth', 'R'.repeat(61)])(
    'cannot name an account %j',
    async (displayName) => {
      await add('ruth');
      const answer = await post(`users/${(await find('ruth')).id}`, { displayName });
      expect(answer.status).toBe(400);
      expect((await errorsOf(answer))?.[0]).toMatchObject({ field: 'displayName' });
    },
  );

  it('sees which account is locked, and unlocks it', async () => {
    const { id } = await addWithSession('ruth');
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) await signIn('ruth', 'a wrong password');
    expect([(await signIn('ruth', good)).status, (await find('ruth')).locked, (await find('margaret')).locked]).toEqual([429, true, false]);
    expect((await post(`users/${id}/unlock`, undefined)).status).toBe(204);
    expect([(await signIn('ruth', good)).status, (await find('ruth')).locked]).toEqual([204, false]);
  });

  it('gets 404 if there is no such account', async () => {
    for (const what of ['disable', 'enable', 'unlock', 'reset', 'end-sessions'])
      expect((await post(`users/${randomUUID()}/${what}`, undefined)).status).toBe(404);
  });
});

const ofOthers = endpoints.filter((call) => call.ofOthers);
const pathOf = ({ path }: Endpoint, id: string) => path.replace('/api/staff/', '').replace(':id', id);
const bodyOf = ({ body }: Endpoint) => (body ? { role: 'viewer' } : undefined);

describe('the own account of a manager', () => {
  it.each(ofOthers)('is not changed by $name, even with a proof, and the refusal is audited', async (call) => {
    await addWithSession('ruth', 'manager');
    const { id } = await find('margaret');
    const audited = await watchAudit(desk);
    const before = await users().findOne({ _id: id });
    const answer = await post(pathOf(call, id.toUpperCase()), bodyOf(call));
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: 'forbidden', message: 'Another manager has to change this in your account.' },
    ]);
    expect(await users().findOne({ _id: id })).toEqual(before);
    // One entry a minute of each call.
    expect((await post(pathOf(call, id), bodyOf(call))).status).toBe(403);
    expect(await audited()).toEqual([{ at: expect.any(Date), by: 'margaret', action: 'call_refused', details: { call: call.name } }]);
  });
});

describe('a proof', () => {
  const asksAgain = { code: 'proof_needed', message: 'Enter your password again.', details: { withCode: false } };
  const newAccount = { username: 'nell', mail: 'nell@example.com', role: 'agent' };

  it('is asked for by each call on an account that gives access or changes where mail goes, after the body was checked', async () => {
    const { id } = await addWithSession('ruth');
    const cookie = await desk.signIn();
    expect((await post('users', { ...newAccount, mail: 'nowhere' }, cookie)).status).toBe(400);
    for (const [path, body] of [
      ['users', newAccount],
      [`users/${id}`, { role: 'manager' }],
      [`users/${id}`, { mail: 'mallory@example.com' }],
      [`users/${id}/reset`, undefined],
      [`users/${id}/reset-code`, undefined],
      [`users/${id}/enable`, undefined],
      [`users/${id}/unlock`, undefined],
      ['mail', { mail: 'mallory@example.com' }],
    ] as const) {
      const refused = await post(path, body, cookie);
      expect([refused.status, await refused.json()]).toMatchObject([401, asksAgain]);
    }
    expect(await find('ruth')).toMatchObject({ role: 'agent' });
    expect((await list()).map(({ username }) => username)).not.toContain('nell');
    await desk.prove(cookie);
    expect((await post('users', newAccount, cookie)).status).toBe(201);
    expect((await post(`users/${id}`, { role: 'viewer' }, cookie)).status).toBe(204);
  });

  it('holds for five minutes in its session only', async () => {
    const other = await desk.signIn();
    expect((await post('users', newAccount, other)).status).toBe(401);
    const sessions = desk.store.connection.collection('sessions');
    const age = (ms: number) => sessions.updateMany({}, { $set: { 'session.staff.provenAt': Date.now() - ms } });
    await age(5 * 60_000 - 5000);
    expect((await post('users', newAccount)).status).toBe(201);
    await age(5 * 60_000);
    expect((await post('users', { ...newAccount, username: 'otto' })).status).toBe(401);
  });

  it('is refused with a wrong password, which is audited and counted', async () => {
    const cookie = await desk.signIn();
    const audited = await watchAudit(desk);
    const guess = () => post('proof', { password: 'a wrong password' }, cookie);
    expect(await errorsOf(await guess())).toMatchObject([{ field: 'password', message: 'This is not your password.' }]);
    expect(await audited()).toMatchObject([{ by: 'margaret', action: 'password_refused', details: { call: 'proveSelf' } }]);
    for (let index = 1; index < ACCOUNT_LIMIT; index += 1) await guess();
    expect((await post('proof', { password: account.password }, cookie)).status).toBe(429);
    expect((await post('users', newAccount, cookie)).status).toBe(401);
  });
});

describe('the first account', () => {
  it('is asked for its mail address once, and gives it itself', async () => {
    const who = async () => (await desk.call('/api/staff/session', { cookie: manager })).json();
    expect(await who()).toMatchObject({ username: 'margaret', needsMail: true });
    expect(await errorsOf(await post('mail', { mail: 'nowhere' }))).toMatchObject([{ field: 'mail' }]);
    const audited = await watchAudit(desk);
    expect((await post('mail', { mail: 'margaret@example.com' })).status).toBe(204);
    expect(await who()).not.toHaveProperty('needsMail');
    expect((await post('mail', { mail: 'other@example.com' })).status).toBe(403);
    expect((await find('margaret')).mail).toBe('margaret@example.com');
    expect((await audited()).map(({ action }) => action)).toEqual(['account_mail_set', 'call_refused']);
    await users().updateOne({ _id: (await find('margaret')).id }, { $unset: { mail: 1 } });
  });
});

describe('the first account of a new site', () => {
  it('has the mail address of the settings', async () => {
    const fresh = desk.store.connection.useDb(`desk-accounts-${randomUUID().slice(0, 8)}`);
    await createFirstUser(fresh, { ...account, mail: 'margaret@example.com' }, new Date());
    expect(await fresh.collection('users').findOne({})).toMatchObject({ role: 'manager', mail: 'margaret@example.com' });
    await fresh.dropDatabase();
  });
});

describe('the last active manager', () => {
  it('remains if two managers demote each other at the same moment', async () => {
    const margaret = (await find('margaret')).id;
    const { id: ruth, cookie } = await addWithSession('ruth', 'manager');
    const answers = await Promise.all([post(`users/${ruth}`, { role: 'viewer' }), post(`users/${margaret}`, { role: 'viewer' }, cookie)]);
    expect(answers.some(({ status }) => status !== 204)).toBe(true);
    expect(await users().countDocuments({ role: 'manager', disabledAt: { $exists: false } })).toBeGreaterThan(0);
    await users().updateOne({ _id: margaret }, { $set: { role: 'manager' } });
  });

  it('may leave once there is another manager, even through that one', async () => {
    const { cookie } = await addWithSession('ruth', 'manager');
    const { id } = await find('margaret');
    expect((await post(`users/${id}/disable`, undefined, cookie)).status).toBe(204);
    expect((await signIn(account.username, account.password)).status).toBe(401);
    expect((await post(`users/${id}/enable`, undefined, cookie)).status).toBe(204);
  });
});
