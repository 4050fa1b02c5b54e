import { defineEndpoint, WireError } from '@annuity-lantern/contracts/http';
import { messages } from '@annuity-lantern/contracts/messages';
import { Router } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mount } from './endpoint.ts';
import { AppError } from './errors.ts';
import { createHttpApp } from './http-app.ts';
import { type ListeningServer, listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

const Person = z.object({ id: z.string() });
const read = defineEndpoint({
  name: 'readPerson',
  method: 'GET',
  path: '/api/people/:id',
  service: 'content-api',
  summary: 'Test',
  params: z.strictObject({ id: z.string() }),
  response: Person,
  status: 200,
  errors: [],
});
const change = defineEndpoint({
  name: 'changePerson',
  method: 'POST',
  path: '/api/people',
  service: 'lead-desk',
  role: 'viewer',
  summary: 'Test',
  body: z.strictObject({ id: z.string() }),
  status: 204,
  errors: [],
});

const ask = defineEndpoint({
  name: 'askForPerson',
  method: 'POST',
  path: '/api/wishes',
  service: 'content-api',
  summary: 'Test',
  body: z.strictObject({ id: z.string() }),
  response: Person,
  status: 201,
  laterStatus: 202,
  errors: [],
});

let server: ListeningServer;
let lines: string[] = [];
let fail: unknown;
let up = true;
let signedIn = true;
let staffOrigin: string | undefined;
let inspected: unknown[] = [];

beforeEach(async () => {
  [lines, fail, up, signedIn, inspected, staffOrigin] = [[], undefined, true, true, [], undefined];
  const log = createLog('test', 'info', { write: (line) => lines.push(line) });
  const app = createHttpApp({
    name: 'test',
    log,
    ready: () => ({ store: up, extra: false }),
    isReady: ({ store = false }) => store,
    // Read at each call.
    get staffOrigin() {
      return staffOrigin;
    },
    routes: (router) => {
      mount(router, read, ({ params }) => {
        if (fail) throw fail;
        return { id: params.id, secret: 'hidden' };
      });
      mount(router, ask, ({ body }, { answerLater }) => {
        if (body.id === 'later') answerLater();
        return body;
      });
      mount(router, change, () => undefined, {
        authenticate: () => {
          if (!signedIn) throw new AppError('not_signed_in', { message: 'no session' });
        },
        inspect: (body) => {
          inspected.push(body);
          if (body === 'refuse this') throw new AppError('not_found', { message: 'inspected' });
        },
      });
    },
  });
  server = await listen(app, '127.0.0.1', 0);
});

afterEach(() => server.stop());

const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const own = () => ({ origin: `http://127.0.0.1:${server.port}`, 'content-type': 'application/json' });

describe('an answer', () => {
  it('holds only what the contract names, and is never cached', async () => {
    const response = await call('/api/people/ada', { headers: { 'x-request-id': 'from-the-gateway' } });
    expect(await response.json()).toEqual({ id: 'ada' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toBe('from-the-gateway');
    expect(lines.join()).toContain('from-the-gateway');
  });

  it('is 500 for an unknown error, without its text in answer and log', async () => {
    fail = new Error('duplicate key ada@example.org');
    const response = await call('/api/people/ada');
    expect(response.status).toBe(500);
    const wire = WireError.parse(await response.json());
    expect(wire).toMatchObject({ code: 'internal', message: messages.server.internal });
    expect(lines.join()).toContain('http-app.test.ts');
    expect(`${JSON.stringify(wire)}${lines.join()}`).not.toContain('ada@');
  });

  it.each([
    ['now', 201],
    ['later', 202],
  ])('to what is done %s has the status %i and the same shape', async (id, status) => {
    const response = await call('/api/wishes', { method: 'POST', headers: own(), body: JSON.stringify({ id }) });
    expect([response.status, await response.json()]).toEqual([status, { id }]);
  });

  it('has status, words and Retry-After for an error of ours', async () => {
    fail = new AppError('store_unavailable', { message: 'for the log', retryAfter: 7 });
    const response = await call('/api/people/ada');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
    expect(await response.json()).toMatchObject({ code: 'store_unavailable', message: messages.server.storeUnavailable });
  });

  it.each(['/api/none', '/api/people/%ff', '/'])("is 404 in the wire's shape for %s, and the log omits the URL", async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(WireError.parse(await response.json()).code).toBe('not_found');
    expect(lines.join()).not.toContain('none');
  });
});

describe('a staff call', () => {
  it('passes from our own page, by Origin or by Sec-Fetch-Site', async () => {
    const bySite = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    for (const headers of [own(), bySite])
      expect((await call('/api/people', { method: 'POST', headers, body: '{"id":"x"}' })).status).toBe(204);
  });

  it.each([
    ['without a sign of our page', {}],
    ['from another origin', { origin: 'http://localhost:1' }],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s is 403', async (_name, headers) => {
    const response = await call('/api/people', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"id":"x"}',
    });
    expect(response.status).toBe(403);
  });

  it('passes from the host of the desk alone, if it has one, and other calls do not', async () => {
    const post = async (path: string, origin: string) =>
      (await call(path, { method: 'POST', headers: { ...own(), origin }, body: '{"id":"x"}' })).status;
    staffOrigin = 'https://desk.example.com';
    expect([await post('/api/people', staffOrigin), await post('/api/people', own().origin)]).toEqual([204, 403]);
    expect([await post('/api/wishes', staffOrigin), await post('/api/wishes', own().origin)]).toEqual([403, 201]);
  });

  it('gets 401 without a session, before anything of it is read', async () => {
    signedIn = false;
    expect((await call('/api/people', { method: 'POST', body: 'not json' })).status).toBe(401);
  });
});

describe('an inspection', () => {
  const post = async (body: string) => (await call('/api/people', { method: 'POST', headers: own(), body })).status;

  it('gets the body as sent, and refuses before the schema does', async () => {
    expect(await post('"refuse this"')).toBe(404);
    expect(await post('"another text"')).toBe(400);
    expect(await post('{"id":"x"}')).toBe(204);
    expect(inspected).toEqual(['refuse this', 'another text', { id: 'x' }]);
  });

  it('is not called for an unreadable body, or without a session', async () => {
    expect(await post('{"id"')).toBe(400);
    signedIn = false;
    expect(await post('{"id":"x"}')).toBe(401);
    expect(inspected).toEqual([]);
  });
});

describe('health', () => {
  it('is live while the process lives, and ready if its dependencies are up', async () => {
    expect((await call('/readyz')).status).toBe(200);
    up = false;
    const response = await call('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ service: 'test', ready: false, dependencies: { store: false, extra: false } });
    expect(await (await call('/healthz')).json()).toEqual({ service: 'test', healthy: true });
  });

  it('is ready while dependencies do not say whether they are up, if it needs none of them', async () => {
    const ready = () => Promise.reject(new Error('too slow'));
    const app = createHttpApp({ name: 'alone', log: createLog('test', 'silent'), ready, isReady: () => true, routes: () => undefined });
    const alone = await listen(app, '127.0.0.1', 0);
    expect((await fetch(`http://127.0.0.1:${alone.port}/readyz`)).status).toBe(200);
    await alone.stop();
  });

  it('says the version of the product where metrics are served, never in public', async () => {
    const metrics = createMetrics();
    const app = createHttpApp({ name: 'inside', log: createLog('test', 'silent'), ready: () => ({}), metrics, routes: () => undefined });
    const inside = await listen(app, '127.0.0.1', 0);
    const answer = await (await fetch(`http://127.0.0.1:${inside.port}/healthz`)).json();
    await inside.stop();
    // A copy without history has no commit.
    expect({ commit: 'abc1234', ...answer }).toEqual({
      service: 'inside',
      healthy: true,
      version: expect.stringMatching(/^[1-9]\d*\.\d+\.\d+$/),
      commit: expect.stringMatching(/^[0-9a-f]{7,40}$/),
    });
  });
});

it('refuses to mount a staff call without a check of its role', () => {
  expect(() => mount(Router(), change, () => undefined)).toThrow('changePerson is mounted without a check of its role');
});
