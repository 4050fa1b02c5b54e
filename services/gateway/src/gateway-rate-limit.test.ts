import { expect, test } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { errorOf, gatewayBefore } from '../test/gateway-before.ts';

const proxied = { trustProxy: 1 as const, limitPerIp: 10, intake: (_req: unknown, res: { end(text: string): void }) => res.end('taken') };
const withToken = { 'x-form-token': 'any' };

interface Post {
  readonly path?: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

function post(url: string, { path = '/api/consultation-requests', from = '192.0.2.1', headers = withToken }: Post = {}): Promise<Answer> {
  return ask(url + path, { method: 'POST', headers: { 'x-forwarded-for': from, ...headers }, body: '{}' });
}

async function statuses(calls: number, send: () => Promise<Answer>): Promise<number[]> {
  const answers: number[] = [];
  for (let call = 0; call < calls; call += 1) answers.push((await send()).status);
  return answers;
}

test('lets twenty posts at once pass, then answers the next one how long to wait, in plain words', async () => {
  const url = await gatewayBefore(proxied);
  expect(await statuses(20, () => post(url))).toEqual(Array(20).fill(200));
  const refused = await post(url, { path: '/api/annuity-review-requests' });
  expect(refused.status).toBe(429);
  // The next post passes after six seconds; on a busy machine some of them may have passed.
  expect(refused.headers['retry-after']).toMatch(/^[1-6]$/);
  expect(errorOf(refused)).toMatchObject({ code: 'too_many_requests', message: expect.stringContaining('wait a little') });
});

test('lets a quarter pass without a form token, without using up the posts of those who have one', async () => {
  const url = await gatewayBefore(proxied);
  expect(await statuses(6, () => post(url, { headers: {} }))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await post(url)).status).toBe(200);
});

test('lets one form token send three requests and their repeats, then asks for a new token', async () => {
  const url = await gatewayBefore(proxied);
  const send = (key: string, token = 'one') => post(url, { headers: { 'x-form-token': token, 'idempotency-key': key } });
  expect((await Promise.all(['a', 'b', 'c', 'a', 'c'].map((key) => send(key)))).map(({ status }) => status)).toEqual(Array(5).fill(200));
  const refused = await send('d');
  expect([refused.status, errorOf(refused).code]).toEqual([403, 'form_token_invalid']);
  // Also for the other form and from another address.
  const headers = { 'x-form-token': 'one', 'idempotency-key': 'e' };
  expect((await post(url, { path: '/api/annuity-review-requests', from: '198.51.100.4', headers })).status).toBe(403);
  expect(await Promise.all([send('b'), send('d', 'two')])).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test('counts the posts of one form token without a key as one request', async () => {
  const url = await gatewayBefore(proxied);
  expect(await statuses(5, () => post(url))).toEqual(Array(5).fill(200));
  const send = (key: string) => post(url, { headers: { ...withToken, 'idempotency-key': key } });
  expect(await Promise.all([send('a'), send('b')])).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect((await send('c')).status).toBe(403);
});

test('lets an honest visitor pass while one address posts at fifty times its limit', async () => {
  const url = await gatewayBefore(proxied);
  const flood = await statuses(500, () => post(url, { from: '192.0.2.66' }));
  expect(flood.filter((status) => status === 200).length).toBeLessThan(25);
  expect(await statuses(20, () => post(url, { from: '198.51.100.4' }))).toEqual(Array(20).fill(200));
});

test('counts the addresses of one IPv6 /64 as one visitor, and the next /64 separately', async () => {
  const url = await gatewayBefore(proxied);
  let host = 0;
  const hop = () => {
    host += 1;
    return post(url, { from: `2001:db8:1:2::${host.toString(16)}` });
  };
  expect((await statuses(21, hop)).at(-1)).toBe(429);
  expect((await post(url, { from: '2001:db8:1:3::1' })).status).toBe(200);
});

test('allows the networks of one /48 eight times as much in total, and counts the next /48 separately', async () => {
  const url = await gatewayBefore(proxied);
  let network = 0;
  const hop = () => {
    network += 1;
    return post(url, { from: `2001:db8:1:${network.toString(16)}::1` });
  };
  const answered = await statuses(200, hop);
  expect(answered.slice(0, 160)).toEqual(Array(160).fill(200));
  // On a busy machine more posts have become allowed meanwhile.
  expect(answered).toContain(429);
  expect((await post(url, { from: '2001:db8:2::1' })).status).toBe(200);
});

test.each([
  ['sign-ins', 20, '/api/staff/session'],
  ['reset links', 20, '/api/staff/reset'],
  ['downloads', 60, '/api/resources/some-guide/download'],
  ['counted views', 20, '/api/events'],
])('%s of one address: %i pass at once, and the next one learns how long to wait', async (_name, burst, path) => {
  const named = (_req: unknown, res: { end(text: string): void }) => res.end('taken');
  const url = await gatewayBefore({ ...proxied, desk: named, content: named });
  const answered = await statuses(burst * 2, () => post(url, { path }));
  expect(answered.slice(0, burst)).toEqual(Array(burst).fill(200));
  expect(answered).toContain(429);
  expect((await post(url, { path, from: '198.51.100.4' })).status).toBe(200);
});

test('gives a browser that signed in before its own limit, apart from strangers at its address', async () => {
  const named = (_req: unknown, res: { end(text: string): void }) => res.end('taken');
  const url = await gatewayBefore({ ...proxied, desk: named });
  const signIn = (cookie: string) => post(url, { path: '/api/staff/session', headers: { cookie } });
  const device = (nonce: string) => `__Secure-staff.device.sixteenCharacter=1796000000.${nonce.repeat(22)}.${'s'.repeat(43)}`;
  expect(await statuses(40, () => signIn('staff.device.sixteenCharacter=made.up'))).toContain(429);
  expect(await statuses(20, () => signIn(`other=1; ${device('a')}`))).toEqual(Array(20).fill(200));
  expect(await statuses(20, () => signIn(device('a')))).toContain(429);
  expect((await signIn(device('b'))).status).toBe(200);
});

test('counts reset links by address alone: no browser sends a device cookie with them', async () => {
  const url = await gatewayBefore({ ...proxied, desk: (_req: unknown, res: { end(text: string): void }) => res.end('taken') });
  let nonce = 0;
  const forged = () => {
    nonce += 1;
    const cookie = `staff.device.sixteenCharacter=1796000000.${String(nonce).padStart(22, 'a')}.${'s'.repeat(43)}`;
    return post(url, { path: '/api/staff/reset', headers: { cookie } });
  };
  expect(await statuses(40, forged)).toContain(429);
});

test('ignores an address that a client claims', async () => {
  const url = await gatewayBefore({ ...proxied, trustProxy: undefined });
  let claimed = 0;
  const claim = () => {
    claimed += 1;
    return post(url, { from: `203.0.113.${claimed}` });
  };
  expect((await statuses(21, claim)).at(-1)).toBe(429);
});

test('does not count reads, or other posts of staff', async () => {
  const named = (_req: unknown, res: { end(text: string): void }) => res.end('read');
  const url = await gatewayBefore({ ...proxied, desk: named, content: named });
  await statuses(25, () => post(url));
  expect((await ask(`${url}/api/resources`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
  expect((await post(url, { path: '/api/pipeline/parked/replay' })).status).toBe(200);
});

test('0 turns all limits off', async () => {
  const url = await gatewayBefore({ ...proxied, limitPerIp: 0, desk: proxied.intake });
  expect(await statuses(60, () => post(url, { headers: {} }))).toEqual(Array(60).fill(200));
  expect(await statuses(60, () => post(url, { path: '/api/staff/session' }))).toEqual(Array(60).fill(200));
  let key = 0;
  const withNewKey = () => {
    key += 1;
    return post(url, { headers: { ...withToken, 'idempotency-key': `key ${key}` } });
  };
  expect(await statuses(20, withNewKey)).toEqual(Array(20).fill(200));
});
