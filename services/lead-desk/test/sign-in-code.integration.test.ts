import type { NewSignInCode, RecoveryCodes } from '@annuity-lantern/contracts/http';
import { openCodeKeys } from '@annuity-lantern/staff-store';
import { type TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ACCOUNT_LIMIT } from '../src/sign-in/sign-in-throttle.ts';
import { account, cookieOf, type DeskUnderTest, deviceCookieOf, startDesk, watchAudit } from './desk-under-test.ts';

const { password } = account;
const session = '/api/staff/session';
let desk: DeskUnderTest;
let audited: Awaited<ReturnType<typeof watchAudit>>;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), 'desk-sign-in-code');
});

beforeEach(async () => {
  await desk.store.connection.collection('signInAttempts').deleteMany({});
  await users().updateMany({}, { $unset: { code: 1, codeDraft: 1 } });
  audited = await watchAudit(desk);
});

afterAll(() => desk.stop());

const users = () => desk.store.connection.collection('users');
const margaret = () => users().findOne({ username: 'margaret' });
const forgetStep = () => users().updateOne({ username: 'margaret' }, { $set: { 'code.step': 0 } });
const signIn = (code?: string, { from = '203.0.113.1', cookie = '', typed = password } = {}) =>
  desk.call(session, {
    method: 'POST',
    body: { username: 'margaret', password: typed, ...(code === undefined ? {} : { code }) },
    from,
    cookie,
  });
const post = (path: string, cookie: string, body?: object) => desk.call(`/api/staff${path}`, { method: 'POST', body, cookie });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const fieldOf = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors?: { field: string; code: string }[] };
  return errors?.map(({ field, code }) => `${field}: ${code}`);
};
/** The code that an authenticator app shows, `steps` from now. */
const shown = (address: string, steps = 0) => (URI.parse(address) as TOTP).generate({ timestamp: Date.now() + steps * 30_000 });
/** Six digits that are not a valid code now. */
const wrongCode = (address: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => shown(address, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
};

interface SetUp extends NewSignInCode, RecoveryCodes {
  /** The cookie of the session that continues. */
  readonly cookie: string;
}

async function setUp(): Promise<SetUp> {
  const before = await desk.signIn();
  const begun = (await (await post('/code/begin', before, { password })).json()) as NewSignInCode;
  const confirmed = await post('/code/confirm', before, { code: shown(begun.address) });
  expect(confirmed.status).toBe(200);
  await forgetStep();
  return { ...begun, ...((await confirmed.json()) as RecoveryCodes), cookie: cookieOf(confirmed) };
}

describe('setting up a sign-in code', () => {
  it('ends the other sessions, keeps this one, and returns ten recovery codes', async () => {
    const other = await desk.signIn();
    const { cookie, recoveryCodes, secret } = await setUp();
    expect((await desk.call(session, { cookie: other })).status).toBe(401);
    expect((await desk.call(session, { cookie })).status).toBe(200);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/);
    expect((await audited()).map(({ action }) => action)).toContain('code_set_up');
    const stored = JSON.stringify([await margaret(), await audited()]);
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
  });

  it('needs the password, and a code of the app', async () => {
    const cookie = await desk.signIn();
    expect(await fieldOf(await post('/code/begin', cookie, { password: 'a wrong password' }))).toEqual(['password: wrong_password']);
    expect(await fieldOf(await post('/code/confirm', cookie, { code: '123456' }))).toEqual(['code: over']);
    const { address } = (await (await post('/code/begin', cookie, { password })).json()) as NewSignInCode;
    expect(await fieldOf(await post('/code/confirm', cookie, { code: wrongCode(address) }))).toEqual(['code: wrong_code']);
    expect((await signIn()).status).toBe(204);
  });

  it('limits the codes that are tried for a new secret', async () => {
    const cookie = await desk.signIn();
    const { address } = (await (await post('/code/begin', cookie, { password })).json()) as NewSignInCode;
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1)
      expect((await post('/code/confirm', cookie, { code: wrongCode(address) })).status).toBe(400);
    expect((await post('/code/confirm', cookie, { code: shown(address) })).status).toBe(429);
  });

  it('keeps the old code in use until the new one is confirmed', async () => {
    const { address, cookie } = await setUp();
    expect(await fieldOf(await post('/code/begin', cookie, { password }))).toEqual(['code: wrong_code']);
    const begun = (await (await post('/code/begin', cookie, { password, code: shown(address) })).json()) as NewSignInCode;
    await forgetStep();
    expect((await signIn(shown(address))).status).toBe(204);
    expect((await post('/code/confirm', cookie, { code: shown(begun.address) })).status).toBe(200);
    await forgetStep();
    expect((await signIn(shown(address))).status).toBe(401);
    expect((await signIn(shown(begun.address))).status).toBe(204);
  });
});

describe('signing in with a code', () => {
  it('asks for it only after the right password', async () => {
    const { address } = await setUp();
    const asked = await signIn();
    expect([asked.status, await codeOf(asked), asked.headers.getSetCookie()]).toEqual([401, 'code_needed', []]);
    expect(await codeOf(await signIn(shown(address), { typed: 'a wrong password' }))).toBe('sign_in_refused');
    expect((await signIn(shown(address).replace(/^(\d{3})/, '$1 '))).status).toBe(204);
  });

  it('accepts a code once, even if it is sent twice at the same moment', async () => {
    const { address } = await setUp();
    const code = shown(address);
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const again = await signIn(code);
    expect([again.status, await codeOf(again)]).toEqual([401, 'code_refused']);
    expect((await signIn(shown(address, 1))).status).toBe(204);
    // A phone's clock may be slow, but no code older than an accepted one is accepted.
    expect((await signIn(shown(address, 0))).status).toBe(401);
  });

  it('says that the key of a code is missing, but only after the right password', async () => {
    const { address, cookie } = await setUp();
    const id = String((await margaret())?._id);
    const { sealing } = openCodeKeys([{ id: 'lost', key: Buffer.alloc(32, 8) }]);
    await users().updateOne({ username: 'margaret' }, { $set: { 'code.secret': sealing.seal('a secret', id) } });
    const answers = [await signIn(shown(address)), await post('/code/recovery', cookie, { password, code: shown(address) })];
    for (const answer of answers) expect([answer.status, await codeOf(answer)]).toEqual([503, 'code_key_missing']);
    expect(await codeOf(await signIn(shown(address), { typed: 'a wrong password' }))).toBe('sign_in_refused');
  });

  it('accepts each recovery code once, with any spaces and case, and audits that', async () => {
    const { recoveryCodes, cookie } = await setUp();
    const [first = ''] = recoveryCodes;
    const answers = await Promise.all([signIn(first), signIn(` ${first.toUpperCase().replaceAll('-', ' ')}`)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    expect((await signIn(first)).status).toBe(401);
    expect(await (await desk.call('/api/staff/code', { cookie })).json()).toMatchObject({ active: true, recoveryLeft: 9 });
    expect((await audited()).filter(({ action }) => action === 'recovery_code_used').length).toBeGreaterThanOrEqual(1);
  });

  it('refuses old recovery codes after new ones were made', async () => {
    const { address, recoveryCodes, cookie } = await setUp();
    const renewed = (await (await post('/code/recovery', cookie, { password, code: shown(address) })).json()) as RecoveryCodes;
    expect((await signIn(recoveryCodes[0])).status).toBe(401);
    expect((await signIn(renewed.recoveryCodes[0])).status).toBe(204);
    expect((await audited()).map(({ action }) => action)).toContain('recovery_codes_made');
  });

  it('accepts codes that an earlier key sealed', async () => {
    const { address, recoveryCodes } = await setUp();
    const [secret, hash] = await margaret().then((user) => [user?.code.secret, user?.code.recovery[0]] as [string, string]);
    const rotated = openCodeKeys([
      { id: 'new', key: Buffer.alloc(32, 9) },
      { id: 'of-the-test', key: Buffer.alloc(32, 7) },
    ]);
    const id = String((await margaret())?._id);
    expect(address).toContain(rotated.sealing.open(secret, id));
    expect(rotated.hashes(id, recoveryCodes[0]?.replaceAll('-', '') ?? '')).toContain(hash);
  });
});

describe('wrong codes', () => {
  it('count like wrong passwords, and are audited without the code', async () => {
    const { address } = await setUp();
    for (let index = 0; index < ACCOUNT_LIMIT / 2; index += 1) {
      expect((await signIn(wrongCode(address), { from: `203.0.113.${index}` })).status).toBe(401);
      expect((await signIn(undefined, { from: `198.51.100.${index}`, typed: 'a wrong password' })).status).toBe(401);
    }
    expect((await signIn(shown(address), { from: '203.0.113.200' })).status).toBe(429);
    const entries = (await audited()).filter(({ action }) => action === 'code_refused');
    expect(entries).toHaveLength(ACCOUNT_LIMIT / 2);
    expect(entries[0]).toMatchObject({ by: 'unknown', details: { username: 'margaret' } });
    expect(JSON.stringify(entries)).not.toContain(wrongCode(address));
  });

  it('still count after the right password is sent alone in between', async () => {
    const { address } = await setUp();
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) {
      expect((await signIn(wrongCode(address), { from: `203.0.113.${index}` })).status).toBe(401);
      await signIn(undefined, { from: `203.0.113.${index}` });
    }
    expect((await signIn(shown(address), { from: '203.0.113.200' })).status).toBe(429);
  });

  it('from strangers do not block a browser that signed in before', async () => {
    const { address } = await setUp();
    const cookie = deviceCookieOf(await signIn(shown(address)));
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) await signIn(wrongCode(address), { from: `203.0.113.${index}` });
    expect((await signIn(shown(address, 1), { from: '203.0.113.200' })).status).toBe(429);
    expect(await codeOf(await signIn(undefined, { cookie }))).toBe('code_needed');
    expect((await signIn(shown(address, 1), { cookie })).status).toBe(204);
  });
});

describe('a proof of an account with a sign-in code', () => {
  it('needs a code that was not used yet, beside the password', async () => {
    const { address, cookie } = await setUp();
    const add = () => post('/users', cookie, { username: 'otto', mail: 'otto@example.com', role: 'viewer' });
    expect(await (await add()).json()).toMatchObject({ code: 'proof_needed', details: { withCode: true } });
    expect(await fieldOf(await post('/proof', cookie, { password }))).toEqual(['code: wrong_code']);
    expect(await fieldOf(await post('/proof', cookie, { password, code: wrongCode(address) }))).toEqual(['code: wrong_code']);
    expect((await add()).status).toBe(401);
    expect((await post('/proof', cookie, { password, code: shown(address) })).status).toBe(204);
    expect((await add()).status).toBe(201);
    expect(await fieldOf(await post('/proof', cookie, { password, code: shown(address) }))).toEqual(['code: wrong_code']);
  });
});

describe('ending a sign-in code', () => {
  it('needs password and code, and lets the password alone sign in', async () => {
    const { address, cookie } = await setUp();
    expect(await fieldOf(await post('/code/off', cookie, { password, code: wrongCode(address) }))).toEqual(['code: wrong_code']);
    expect((await post('/code/off', cookie, { password, code: shown(address) })).status).toBe(204);
    expect((await signIn()).status).toBe(204);
    expect((await audited()).map(({ action }) => action)).toContain('code_turned_off');
  });

  it('is refused to every role on the production host', async () => {
    const { address, cookie } = await setUp();
    const production = await startDesk(inject('mongodbUrl'), 'desk-sign-in-code', undefined, 'http://www.example.com');
    for (const role of ['viewer', 'agent', 'manager']) {
      await users().updateOne({ username: 'margaret' }, { $set: { role } });
      const answer = await production.call('/api/staff/code/off', { method: 'POST', body: { password, code: shown(address) }, cookie });
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'forbidden']);
    }
    expect((await signIn(shown(address))).status).toBe(204);
    await production.stop();
  });

  it('by another manager ends the sessions of the account, and is audited', async () => {
    const { cookie } = await setUp();
    const ruth = await desk.signInAs('ruth', 'manager');
    const id = String((await margaret())?._id);
    expect((await post(`/users/${id}/reset-code`, cookie)).status).toBe(403);
    expect(await codeOf(await post(`/users/${id}/reset-code`, ruth))).toBe('proof_needed');
    await desk.prove(ruth);
    expect((await post(`/users/${id}/reset-code`, ruth)).status).toBe(204);
    expect((await desk.call(session, { cookie })).status).toBe(401);
    expect((await signIn()).status).toBe(204);
    const entries = (await audited()).filter(({ action }) => action === 'code_reset');
    expect(entries).toEqual([{ at: expect.any(Date), by: 'ruth', action: 'code_reset', details: { username: 'margaret' } }]);
  });
});
