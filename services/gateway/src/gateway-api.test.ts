import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { WireError } from '@annuity-lantern/contracts/http';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, ask } from '../test/ask.ts';
import { startUpstream } from '../test/start-gateway.ts';
import { gatewayApp, type TrustProxy } from './gateway-app.ts';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

interface Setting {
  readonly intake?: RequestListener;
  readonly desk?: RequestListener;
  readonly content?: RequestListener;
  readonly trustProxy?: TrustProxy;
  readonly timeLimit?: number;
}

/** A gateway before services that answer as told; those not told are away. */
async function gatewayBefore({ intake, desk, content, trustProxy, timeLimit = 2000 }: Setting): Promise<string> {
  const urlOf = async (listener?: RequestListener) => {
    if (!listener) return new URL('http://127.0.0.1:9');
    const upstream = await startUpstream(listener);
    running.push(upstream);
    return new URL(upstream.url);
  };
  const upstreams = { 'lead-intake': await urlOf(intake), 'lead-desk': await urlOf(desk), 'content-api': await urlOf(content) };
  const app = gatewayApp({ log: createLog('gateway', 'silent'), trustProxy, remotes: {}, site: [], api: { upstreams, publicProtocol: 'http', timeLimit } });
  const server = await listen(app, '127.0.0.1', 0);
  running.unshift(server);
  return `http://127.0.0.1:${server.port}`;
}

const named = (name: string): RequestListener => (req, res) => res.end(`${name} ${req.method} ${req.url}`);
const errorOf = ({ text }: Answer) => WireError.parse(JSON.parse(text));

describe('which service answers', () => {
  test.each([
    ['POST', '/api/consultation-requests', 'intake'],
    ['GET', '/api/consultation-requests?limit=2', 'desk'],
    ['POST', '/api/staff/session', 'desk'],
    ['DELETE', '/api/staff/session', 'desk'],
    ['GET', '/api/staff/session', 'desk'],
    ['GET', '/api/resources', 'content'],
    ['POST', '/api/resources/some-guide/download', 'content'],
    ['GET', '/api/blog-insights', 'content'],
  ])('%s %s: %s', async (method, path, name) => {
    const url = await gatewayBefore({ intake: named('intake'), desk: named('desk'), content: named('content') });
    expect((await ask(url + path, { method })).text).toBe(`${name} ${method} ${path}`);
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/resources'],
    ['GET', '/api/resources/%ff/download'],
  ])('%s %s is nobody\'s: 404 in the wire\'s shape', async (method, path) => {
    const answer = await ask((await gatewayBefore({})) + path, { method });
    expect(answer.status).toBe(404);
    expect(errorOf(answer)).toMatchObject({ code: 'not_found', requestId: answer.headers['x-request-id'] });
  });
});

describe('what is passed on', () => {
  test('body, method, status, cookies and headers of the answer', async () => {
    const url = await gatewayBefore({
      intake: async (req, res) => {
        const body = await buffer(req);
        res.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], 'retry-after': '3' }).end(body);
      },
    });
    const answer = await ask(`${url}/api/consultation-requests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
    expect(answer).toMatchObject({ status: 201, text: '{"a":1}' });
    expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'retry-after': '3', 'x-content-type-options': 'nosniff' });
  });

  async function headersSeen(given: Record<string, string>, trustProxy?: TrustProxy): Promise<IncomingMessage['headers']> {
    const url = await gatewayBefore({ trustProxy, desk: (req, res) => res.end(JSON.stringify(req.headers)) });
    return JSON.parse((await ask(`${url}/api/staff/session`, { headers: given })).text);
  }

  test('what outsiders say of addresses and ids is dropped; cookies, Host and Origin stay', async () => {
    const forged = Object.fromEntries(
      ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'x-client-address', 'x-client-ip', 'cf-connecting-ip', 'x-request-id'].map((name) => [name, 'forged-value']),
    );
    const seen = await headersSeen({ ...forged, 'x-forwarded-proto': 'https', host: 'www.example.org', origin: 'http://www.example.org', cookie: 'sid=1', connection: 'close, x-mine', 'x-mine': '1' });
    expect(JSON.stringify(seen)).not.toContain('forged-value');
    expect(seen).toMatchObject({ host: 'www.example.org', origin: 'http://www.example.org', cookie: 'sid=1', 'x-client-address': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect(seen['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen['x-mine']).toBeUndefined();
  });

  test('X-Forwarded-For is believed as far as TRUST_PROXY goes', async () => {
    const given = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' };
    expect((await headersSeen(given, 1))['x-client-address']).toBe('203.0.113.9');
    expect((await headersSeen(given, ['loopback']))['x-client-address']).toBe('203.0.113.9');
    expect((await headersSeen(given, ['loopback', '203.0.113.0/24']))['x-client-address']).toBe('198.51.100.7');
    expect((await headersSeen(given, ['192.0.2.1']))['x-client-address']).toBe('127.0.0.1');
  });

  test('a body where none belongs is not passed on', async () => {
    const url = await gatewayBefore({ desk: async (req, res) => res.end(`${(await buffer(req)).length} ${req.headers['content-length']}`) });
    expect((await ask(`${url}/api/staff/session`, { headers: { 'content-length': '5' }, body: 'GET /' })).text).toBe('0 undefined');
  });
});

describe('limits', () => {
  const big = 'x'.repeat(64 * 1024 + 1);

  test.each([
    ['announced', { 'content-length': String(big.length) }],
    ['sent in pieces', { 'transfer-encoding': 'chunked' }],
  ])('a body over 64 KB, %s: 413', async (_case, headers) => {
    let received = 0;
    const url = await gatewayBefore({
      intake: async (req, res) => {
        req.on('data', (chunk: Buffer) => {
          received += chunk.length;
        });
        req.on('end', () => res.end('all of it'));
        req.on('error', () => {});
      },
    });
    const answer = await ask(`${url}/api/consultation-requests`, { method: 'POST', headers, body: big });
    expect(answer.status).toBe(413);
    expect(errorOf(answer).code).toBe('body_too_large');
    expect(received).toBeLessThanOrEqual(big.length - 1);
  });

  test('a service that is away: 502', async () => {
    const answer = await ask(`${await gatewayBefore({})}/api/resources`);
    expect(answer.status).toBe(502);
    expect(errorOf(answer)).toEqual({ code: 'upstream_unreachable', message: 'A part of our site did not answer. Please try again.', requestId: answer.headers['x-request-id'] });
  });

  test('a service that hangs up: 502', async () => {
    const answer = await ask(`${await gatewayBefore({ content: (req) => req.socket.destroy() })}/api/resources`);
    expect([answer.status, errorOf(answer).code]).toEqual([502, 'upstream_unreachable']);
  });

  test('a service that does not answer in time: 504, and it is told to stop', async () => {
    let gone = false;
    const url = await gatewayBefore({ timeLimit: 100, content: (req) => void req.socket.once('close', () => (gone = true)) });
    const answer = await ask(`${url}/api/resources`);
    expect([answer.status, errorOf(answer).code]).toEqual([504, 'upstream_timeout']);
    await expect.poll(() => gone).toBe(true);
  });

  test('an answer that stops halfway is cut, not ended as if it were whole', async () => {
    const url = await gatewayBefore({ timeLimit: 100, content: (_req, res) => void res.writeHead(200, { 'content-length': '10' }).write('half') });
    await expect(ask(`${url}/api/resources`)).rejects.toThrow(/aborted|hang up|reset/i);
  });

  test('a slow answer that keeps coming is not cut', async () => {
    const url = await gatewayBefore({
      timeLimit: 150,
      content: async (_req, res) => {
        for (let piece = 0; piece < 5; piece += 1) {
          res.write(`${piece} `);
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
        res.end();
      },
    });
    expect((await ask(`${url}/api/resources`)).text).toBe('0 1 2 3 4 ');
  });

  test('after each of these the next call is answered', async () => {
    let calls = 0;
    const url = await gatewayBefore({
      content: (req, res) => {
        calls += 1;
        if (calls === 1) req.socket.destroy();
        else res.end('fine');
      },
    });
    await ask(`${url}/api/resources`);
    expect((await ask(`${url}/api/resources`)).text).toBe('fine');
  });
});
