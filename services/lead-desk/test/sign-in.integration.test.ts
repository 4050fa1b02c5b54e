import { createLog } from '@annuity-lantern/service-kit/log';
import { attemptKinds, openSignInDigests } from '@annuity-lantern/staff-store';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SITE_LIMIT } from '../src/sign-in/sign-in-throttle.ts';
import {
  account,
  auditSecret,
  cookieOf,
  type DeskUnderTest,
  deviceCookieLine,
  deviceCookieOf,
  sessionCookieLine,
  startDesk,
} from './desk-under-test.ts';

const database = 'desk-sign-in';
const session = '/api/staff/session';
let desk: DeskUnderTest;

beforeAll(async () => {
  desk = await startDesk(inject('mongodbUrl'), database);
});

afterAll(async () => {
  await desk.stop();
});

beforeEach(async () => {
  await desk.store.connection.db?.collection('signInAttempts').deleteMany({});
});

const attempt = (body: { username: string; password: string }, from = '203.0.113.1', cookie = '') =>
  desk.call(session, { method: 'POST', body, from, cookie });
const wrong = { ...account, password: 'a wrong password' };

describe('signing in', () => {
  test('sets a cookie that opens the desk, with the name in any case', async () => {
    const answer = await attempt({ username: ' MARGARET ', password: account.password });
    expect(answer.status).toBe(204);
    const who = await desk.call(session, { cookie: cookieOf(answer) });
    expect(who.status).toBe(200);
    expect(await who.json()).toEqual({ username: 'margaret', role: 'manager', needsMail: true, endsIn: expect.anything() });
  });

  test('hides the cookie from scripts and other sites, and lets it expire', async () => {
    expect(sessionCookieLine(await attempt(account))).toMatch(/^staff\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
  });

  test('sets a Secure cookie bound to this host on https, and clears it with the same attributes', async () => {
    const secured = await startDesk(inject('mongodbUrl'), database, undefined, 'https://www.example.com');
    const answer = await secured.call(session, { method: 'POST', body: account });
    const cookie = cookieOf(answer);
    expect(sessionCookieLine(answer)).toMatch(/^__Host-staff\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
    expect((await secured.call(session, { cookie })).status).toBe(200);
    expect((await secured.call(session, { cookie: cookie.replace('__Host-', '') })).status).toBe(401);

    const cleared = sessionCookieLine(await secured.call(session, { method: 'DELETE', cookie }));
    expect(cleared).toMatch(/^__Host-staff\.sid=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict$/);
    await secured.stop();
  });

  test('empties the browser at sign-out on a host of its own, where nothing of a visitor is kept', async () => {
    const [www, own] = ['https://www.example.com', 'https://desk.example.com'];
    const apart = await startDesk(inject('mongodbUrl'), database, undefined, www, undefined, undefined, own);
    const cleared = async (of: typeof desk) => (await of.call(session, { method: 'DELETE' })).headers.get('clear-site-data');
    expect([await cleared(apart), await cleared(desk)]).toEqual(['"cache", "storage"', null]);
    const fromPublicHost = await apart.call(session, { method: 'POST', body: account, headers: { origin: www } });
    expect(fromPublicHost.status).toBe(403);
    await apart.stop();
  });

  test.each([
    ['https://www.example.com', true],
    [undefined, false],
  ])('the log warns of an account with a default name on the production host only: %s, %s', async (origin, isWarned) => {
    const lines: string[] = [];
    const log = createLog('lead-desk', 'debug', { write: (line: string) => void lines.push(line) });
    await desk.store.connection.db?.collection<{ _id: string }>('users').insertOne({ _id: 'old', username: 'admin' } as { _id: string });
    const other = await startDesk(inject('mongodbUrl'), database, log, origin);
    await desk.store.connection.db?.collection<{ _id: string }>('users').deleteOne({ _id: 'old' });
    expect(lines.join('').includes('has a name that is guessed first')).toBe(isWarned);
    await other.stop();
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const answers = await Promise.all([attempt(wrong), attempt({ username: 'nobody', password: 'a wrong password' })]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { code: string; message: string }[];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
    expect(bodies.map(({ code, message }) => ({ code, message }))).toEqual(
      Array(2).fill({ code: 'sign_in_refused', message: 'That user name and password do not match.' }),
    );
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  });

  test('never reuses a session id from before the sign-in', async () => {
    const before = await desk.signIn();
    const answer = await desk.call(session, { method: 'POST', body: account, cookie: before });
    expect(cookieOf(answer)).not.toBe(before);
    expect((await desk.call(session, { cookie: before })).status).toBe(401);
  });

  test('names the missing field of an incomplete form', async () => {
    const answer = await attempt({ username: '', password: 'x' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'username', message: 'Enter your user name.' }] });
  });

  test('refuses query operators in place of text', async () => {
    const answer = await desk.call(session, { method: 'POST', body: { username: { $ne: '' }, password: { $ne: '' } } });
    expect(answer.status).toBe(400);
  });
});

describe('calls that another site makes', () => {
  const elsewhere = [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }];

  test.each(elsewhere)('cannot sign in from %j', async (headers) => {
    expect((await desk.call(session, { method: 'POST', body: account, headers })).status).toBe(403);
  });

  test.each(elsewhere)('cannot read or sign out with the cookie from %j', async (headers) => {
    const cookie = await desk.signIn();
    expect((await desk.call('/api/consultation-requests', { cookie, headers })).status).toBe(403);
    expect((await desk.call(session, { method: 'DELETE', cookie, headers })).status).toBe(403);
    expect((await desk.call(session, { cookie })).status).toBe(200);
  });

  test('are refused at sign-in without any origin', async () => {
    const answer = await fetch(desk.origin + session, {
      method: 'POST',
      body: JSON.stringify(account),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('too many attempts', () => {
  test('make an account wait, from every address and even with the right password', async () => {
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) expect((await attempt(wrong, `203.0.113.${index}`)).status).toBe(401);
    const refused = await attempt(account, '203.0.113.200');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });

  test('make an unknown name wait just like a known one', async () => {
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) await attempt({ username: 'nobody', password: 'x' }, `203.0.113.${index}`);
    expect((await attempt({ username: 'Nobody ', password: 'x' }, '203.0.113.200')).status).toBe(429);
    expect((await attempt(account)).status).toBe(204);
  });

  test('are counted one by one if sent at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: ACCOUNT_LIMIT + 5 }, (_, index) => attempt(wrong, `203.0.113.${index}`)));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
  });

  test('make an address wait for all names, but not other addresses', async () => {
    for (let index = 0; index < ADDRESS_LIMIT; index += 1) await attempt({ username: `guess-${index}`, password: 'x' }, '198.51.100.7');
    expect((await attempt(account, '198.51.100.7')).status).toBe(429);
    expect((await attempt(account, '198.51.100.8')).status).toBe(204);
  });

  test('count one IPv6 /64 as one address', async () => {
    for (let index = 0; index < ADDRESS_LIMIT; index += 1)
      await attempt({ username: `guess-${index}`, password: 'x' }, `2001:db8:1:2::${index}`);
    expect((await attempt(account, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await attempt(account, '2001:db8:1:3::1')).status).toBe(204);
  });

  test('make the networks of one IPv6 /48 wait if they fail too often together', async () => {
    const key = `${attemptKinds.address}:${openSignInDigests([auditSecret]).ofAddress('2001:db8:1::/48')}`;
    const failed = { key, points: SITE_LIMIT, expire: new Date(Date.now() + 60_000) };
    await desk.store.connection.db?.collection('signInAttempts').insertOne(failed);
    expect((await attempt(account, '2001:db8:1:77::1')).status).toBe(429);
    expect((await attempt(account, '2001:db8:2:77::1')).status).toBe(204);
  });

  test('are cleared for the account by a success, which does not count for the address', async () => {
    for (let index = 0; index < ACCOUNT_LIMIT - 1; index += 1) await attempt(wrong);
    for (let index = 0; index < ADDRESS_LIMIT; index += 1) expect((await attempt(account)).status).toBe(204);
  });

  test('are stored without naming a person or an address', async () => {
    await attempt(wrong, '198.51.100.7');
    const kept = JSON.stringify(await desk.store.connection.db?.collection('signInAttempts').find().toArray());
    expect(kept).not.toMatch(/margaret|198\.51/i);
    expect(kept).toMatch(/account:/);
  });
});

describe('a browser that signed in before', () => {
  const lockAccount = async () => {
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) expect((await attempt(wrong, `203.0.113.${index}`)).status).toBe(401);
    expect((await attempt(account, '203.0.113.200')).status).toBe(429);
  };

  test('signs in after it signed out, while strangers have locked the account', async () => {
    const answer = await attempt(account);
    const device = deviceCookieOf(answer);
    expect(deviceCookieLine(await desk.call(session, { method: 'DELETE', cookie: cookieOf(answer) }))).toBeUndefined();
    await lockAccount();
    expect((await attempt(account, '203.0.113.1', device)).status).toBe(204);
  });

  test('signs in while its address waits because of others', async () => {
    const device = deviceCookieOf(await attempt(account));
    for (let index = 0; index < ADDRESS_LIMIT; index += 1) await attempt({ username: `guess-${index}`, password: 'x' }, '198.51.100.7');
    expect((await attempt(account, '198.51.100.7')).status).toBe(429);
    expect((await attempt(account, '198.51.100.7', device)).status).toBe(204);
  });

  test('cannot be faked by made-up cookies: each of them counts for the address', async () => {
    const device = deviceCookieOf(await attempt(account));
    const [issuedAt, , signature] = device.split('.').slice(-3);
    let index = 0;
    const forged = () => {
      index += 1;
      const value = `${issuedAt?.replace(/^.*=/, '')}.${String(index).padStart(22, 'n')}.${signature}`;
      return attempt({ username: `guess-${index}`, password: 'x' }, '198.51.100.7', device.replace(/=.*/, `=${value}`));
    };
    for (let call = 0; call < ADDRESS_LIMIT; call += 1) expect((await forged()).status).toBe(401);
    expect((await forged()).status).toBe(429);
    expect((await attempt(account, '198.51.100.7', device)).status).toBe(204);
  });

  test('is limited by its own failures, which lock no other browser', async () => {
    const [first, second] = [deviceCookieOf(await attempt(account)), deviceCookieOf(await attempt(account))];
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1) expect((await attempt(wrong, `203.0.113.${index}`, first)).status).toBe(401);
    expect((await attempt(account, '203.0.113.200', first)).status).toBe(429);
    expect((await attempt(account, '203.0.113.200', second)).status).toBe(204);
    expect((await attempt(account, '203.0.113.200')).status).toBe(204);
  });

  test('starts anew after a success, and does not unlock the account for strangers', async () => {
    const device = deviceCookieOf(await attempt(account));
    await lockAccount();
    for (let index = 0; index < ACCOUNT_LIMIT - 1; index += 1) await attempt(wrong, '203.0.113.1', device);
    expect((await attempt(account, '203.0.113.1', device)).status).toBe(204);
    expect((await attempt(wrong, '203.0.113.1', device)).status).toBe(401);
    expect((await attempt(account)).status).toBe(429);
  });

  test('is a stranger to every other account', async () => {
    const device = deviceCookieOf(await attempt(account));
    for (let index = 0; index < ACCOUNT_LIMIT; index += 1)
      await attempt({ username: 'nobody', password: 'x' }, `203.0.113.${index}`, device);
    expect((await attempt({ username: 'nobody', password: 'x' }, '203.0.113.200')).status).toBe(429);
  });

  test('keeps a cookie that scripts and other calls do not get, Secure on https', async () => {
    const terms =
      /^staff\.device\.[\w-]{16}=[\w.-]+; Max-Age=15552000; Path=\/api\/staff\/session; Expires=[^;]+; HttpOnly; SameSite=Strict$/;
    expect(deviceCookieLine(await attempt(account))).toMatch(terms);
    const secured = await startDesk(inject('mongodbUrl'), database, undefined, 'https://www.example.com');
    const answer = await secured.call(session, { method: 'POST', body: account });
    expect(deviceCookieLine(answer)).toMatch(/^__Secure-staff\.device\..*; HttpOnly; Secure; SameSite=Strict$/);
    await secured.stop();
  });
});
