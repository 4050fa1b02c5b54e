import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { ask } from '../test/ask.ts';
import { errorOf, gatewayBefore } from '../test/gateway-before.ts';

const big = 'x'.repeat(64 * 1024 + 1);

test.each([
  ['announced', { 'content-length': String(big.length) }],
  ['sent in pieces', { 'transfer-encoding': 'chunked' }],
])('answers 413 for a body over 64 KB, %s', async (_case, headers) => {
  let received = 0;
  const url = await gatewayBefore({
    desk: async (req, res) => {
      req.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      req.on('end', () => res.end('all of it'));
      req.on('error', () => {});
    },
  });
  const answer = await ask(`${url}/api/staff/session`, { method: 'POST', headers, body: big });
  expect(answer.status).toBe(413);
  expect(errorOf(answer).code).toBe('body_too_large');
  expect(received).toBeLessThanOrEqual(big.length - 1);
});

test('answers 502 if the service is away', async () => {
  const answer = await ask(`${await gatewayBefore({})}/api/resources`);
  expect(answer.status).toBe(502);
  expect(errorOf(answer)).toEqual({
    code: 'upstream_unreachable',
    message: 'A part of our site did not answer. Please try again.',
    requestId: answer.headers['x-request-id'],
  });
});

test('answers 502 if the service hangs up', async () => {
  const answer = await ask(`${await gatewayBefore({ content: (req) => req.socket.destroy() })}/api/resources`);
  expect([answer.status, errorOf(answer).code]).toEqual([502, 'upstream_unreachable']);
});

test.each([
  ['GET', '/api/resources', 200, 2],
  ['POST', '/api/resources/some-guide/download', 502, 1],
])(
  'answers a %s of %s with %i, if the first of its processes ends before it answers, after %i tries',
  async (method, path, status, tries) => {
    let calls = 0;
    const content = (req: IncomingMessage, res: ServerResponse) => {
      calls += 1;
      if (calls === 1) req.socket.destroy();
      else res.end('read');
    };
    expect((await ask((await gatewayBefore({ content })) + path, { method })).status).toBe(status);
    expect(calls).toBe(tries);
  },
);

test('answers 504 if the service is too slow, and closes the call to it', async () => {
  let gone = false;
  const url = await gatewayBefore({ timeLimit: 100, content: (req) => void req.socket.once('close', () => (gone = true)) });
  const answer = await ask(`${url}/api/resources`);
  expect([answer.status, errorOf(answer).code]).toEqual([504, 'upstream_timeout']);
  await expect.poll(() => gone).toBe(true);
});

test.each([
  ['of a known length', { 'content-length': '10' }, () => {}],
  ['of unknown length', {}, () => {}],
  ['of unknown length, whose service hangs up', {}, (res: ServerResponse) => setTimeout(() => res.destroy(), 20)],
])('cuts an answer %s that stops halfway, instead of ending it as if complete', async (_which, headers, then) => {
  const url = await gatewayBefore({
    timeLimit: 100,
    content: (_req, res) => {
      res.writeHead(200, headers).write('half');
      then(res);
    },
  });
  await expect(ask(`${url}/api/resources`)).rejects.toThrow(/aborted|hang up|reset/i);
});

test('passes on a slow answer that keeps coming', async () => {
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

test('answers the next call after each of these failures', async () => {
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
