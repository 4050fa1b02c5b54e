import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import { createLog } from '@annuity-lantern/service-kit/log';
import { describe, expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { errorOf, gatewayBefore } from '../test/gateway-before.ts';
import type { TrustProxy } from './app.ts';

const named =
  (name: string): RequestListener =>
  (req, res) =>
    res.end(`${name} ${req.method} ${req.url}`);

describe('which service answers', () => {
  test.each([
    ['POST', '/api/consultation-requests', 'intake'],
    ['POST', '/api/annuity-review-requests', 'intake'],
    ['GET', '/api/form-token', 'intake'],
    ['POST', '/api/events', 'intake'],
    ['GET', '/api/consultation-requests?limit=2', 'desk'],
    ['POST', '/api/staff/session', 'desk'],
    ['DELETE', '/api/staff/session', 'desk'],
    ['GET', '/api/staff/session', 'desk'],
    ['GET', '/api/resources', 'content'],
    ['POST', '/api/resources/some-guide/download', 'content'],
    ['GET', '/api/blog-insights', 'content'],
    ['GET', '/api/education-modules', 'content'],
  ])('%s %s: %s', async (method, path, name) => {
    const url = await gatewayBefore({ intake: named('intake'), desk: named('desk'), content: named('content') });
    expect((await ask(url + path, { method })).text).toBe(`${name} ${method} ${path}`);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/resources'],
    ['GET', '/api/resources/%ff/download'],
  ])('%s %s belongs to no service: 404 with an error body of the contracts', async (method, path) => {
    const answer = await ask((await gatewayBefore({})) + path, { method });
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toMatchObject({ code: 'not_found', requestId: answer.headers['x-request-id'] });
  });
});

describe('the stop address of a mail', () => {
  const path = `/api/reminders/stop/${'a'.repeat(22)}.${'b'.repeat(22)}`;

  test.each(['GET', 'HEAD'])(
    'leads %s to the page with the button, asks no service, and keeps the token out of the log',
    async (method) => {
      const asked: string[] = [];
      const lines: string[] = [];
      const log = createLog('gateway', 'info', { write: (line) => lines.push(line) });
      const url = await gatewayBefore({ content: (req, res) => res.end(asked.push(`${req.method}`)), log });
      const answer = await ask(url + path, { method, headers: { 'sec-purpose': 'prefetch' } });
      expect(answer).toMatchObject({ status: 303, headers: { 'cache-control': 'no-store' } });
      expect(answer.headers.location).toBe(path.replace('/api/reminders/stop/', '/reminders#stop='));
      await expect.poll(() => lines.join('')).toContain('stopReminderByMail');
      expect(lines.join('')).not.toContain('a'.repeat(22));
      expect(asked).toEqual([]);
    },
  );

  test('passes the post of a mail program on', async () => {
    const url = await gatewayBefore({ content: named('content') });
    expect((await ask(url + path, { method: 'POST' })).text).toBe(`content POST ${path}`);
  });
});

test('gives a call one id: in the answer, in the error that the page shows, and in the log lines of gateway and service', async () => {
  const lines: { service: string; words: string; requestId?: string }[] = [];
  const logOf = (name: string) => createLog(name, 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const service = createHttpApp({
    name: 'content-api',
    log: logOf('content-api'),
    ready: () => ({}),
    routes: (router) => {
      router.get('/api/resources', () => {
        throw new Error('broken');
      });
    },
  });
  const url = await gatewayBefore({ content: service, log: logOf('gateway') });
  const answer = await ask(`${url}/api/resources`);
  const { requestId } = errorOf(answer);
  expect(answer.headers['x-request-id']).toBe(requestId);
  await expect
    .poll(() => lines.map(({ service, words }) => `${service}: ${words}`))
    .toEqual(expect.arrayContaining(['content-api: call failed', 'content-api: call answered', 'gateway: request answered']));
  expect(new Set(lines.map((line) => line.requestId))).toEqual(new Set([requestId]));
});

describe('what is passed on', () => {
  test('passes on body, method, status, cookies and headers of the answer', async () => {
    const url = await gatewayBefore({
      intake: async (req, res) => {
        const body = await buffer(req);
        res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], 'retry-after': '3' }).end(body);
      },
    });
    const answer = await ask(`${url}/api/consultation-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    expect(answer).toMatchObject({ status: 201, text: '{"a":1}' });
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'retry-after': '3', 'x-content-type-options': 'nosniff' });
  });

  test('passes on compressed bytes unchanged, and 304', async () => {
    const kept = gzipSync('[]');
    const validators = { etag: '"kept-gzip"', vary: 'Accept-Encoding', 'cache-control': 'public, max-age=60, stale-while-revalidate=600' };
    const url = await gatewayBefore({
      content: (req, res) => {
        if (req.headers['if-none-match'] === validators.etag) res.writeHead(304, validators).end();
        else res.writeHead(200, { ...validators, 'content-encoding': req.headers['accept-encoding'] }).end(kept);
      },
    });
    const answer = await fetch(`${url}/api/resources`, { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...validators, 'content-encoding': 'gzip' });
    expect(await answer.json()).toEqual([]);
    const again = await ask(`${url}/api/resources`, { headers: { 'if-none-match': validators.etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject(validators);
  });

  async function headersSeen(given: Record<string, string>, trustProxy?: TrustProxy): Promise<IncomingMessage['headers']> {
    const url = await gatewayBefore({ trustProxy, desk: (req, res) => res.end(JSON.stringify(req.headers)) });
    return JSON.parse((await ask(`${url}/api/staff/session`, { headers: given })).text);
  }

  test('drops addresses and ids that clients claim, and keeps cookies, Host and Origin', async () => {
    const forged = Object.fromEntries(
      [
        'forwarded',
        'via',
        'x-forwarded-for',
        'x-forwarded-host',
        'x-real-ip',
        'x-client-address',
        'x-client-ip',
        'cf-connecting-ip',
        'x-request-id',
        'traceparent',
        'tracestate',
        'baggage',
      ].map((name) => [name, 'forged-value']),
    );
    const seen = await headersSeen({
      ...forged,
      'x-forwarded-proto': 'https',
      host: 'www.example.org',
      origin: 'http://www.example.org',
      cookie: 'sid=1',
      connection: 'close, x-mine',
      'x-mine': '1',
    });
    expect(JSON.stringify(seen)).not.toContain('forged-value');
    expect(seen).toMatchObject({
      host: 'www.example.org',
      origin: 'http://www.example.org',
      cookie: 'sid=1',
      'x-client-address': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen['x-mine']).toBeUndefined();
  });

  test('forwards cookies to the desk only, never with a signed call, and Authorization to no service', async () => {
    const echo: RequestListener = (req, res) => res.end(JSON.stringify(req.headers));
    const url = await gatewayBefore({ intake: echo, desk: echo, content: echo });
    const headers = { cookie: 'staff.sid=1', authorization: 'Basic c3RhZmY6aGVyb24=' };
    const seen = async (path: string, options: { method?: string; body?: string } = {}) => {
      const answer = JSON.parse((await ask(url + path, { headers, ...options })).text);
      return [answer.cookie, answer.authorization];
    };
    expect(await seen('/api/staff/session')).toEqual(['staff.sid=1', undefined]);
    expect(await seen('/api/resources')).toEqual([undefined, undefined]);
    expect(await seen('/api/form-token')).toEqual([undefined, undefined]);
    expect(await seen('/api/consultation-requests', { method: 'POST', body: '{}' })).toEqual([undefined, undefined]);
    expect(await seen('/api/crm/events', { method: 'POST', body: '{}' })).toEqual([undefined, undefined]);
  });

  test('passes on the headers of a form, and that its token must not be cached', async () => {
    const form = { 'x-form-token': 'a.b.c', 'idempotency-key': 'a-key-of-a-form', 'sec-gpc': '1' };
    expect(await headersSeen(form)).toMatchObject(form);
    const url = await gatewayBefore({ intake: (_req, res) => res.writeHead(200, { 'cache-control': 'no-store' }).end('{}') });
    const { headers } = await ask(`${url}/api/form-token`);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
  });

  test('trusts X-Forwarded-For only as far as TRUST_PROXY says', async () => {
    const given = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
    expect((await headersSeen(given, 1))['x-client-address']).toBe('203.0.113.9');
    expect((await headersSeen(given, ['loopback']))['x-client-address']).toBe('203.0.113.9');
    expect((await headersSeen(given, ['loopback', '203.0.113.0/24']))['x-client-address']).toBe('198.51.100.7');
    expect((await headersSeen(given, ['192.0.2.1']))['x-client-address']).toBe('127.0.0.1');
  });

  test('does not pass on a body that the call does not take', async () => {
    const url = await gatewayBefore({
      desk: async (req, res) => res.end(`${(await buffer(req)).length} ${req.headers['content-length']}`),
    });
    expect((await ask(`${url}/api/staff/session`, { headers: { 'content-length': '5' }, body: 'GET /' })).text).toBe('0 undefined');
  });
});
