import { once } from 'node:events';
import { connect } from 'node:net';
import { WireError } from '@annuity-lantern/contracts/http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ListeningServer, listen } from './listen.ts';

let server: ListeningServer;
beforeAll(async () => {
  const app = express();
  app.get('/', (_request, response) => {
    response.send('good');
  });
  app.post('/', async (request, response) => {
    for await (const _chunk of request);
    response.send('read');
  });
  app.post('/early', (_request, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' }).write('begun');
  });
  server = await listen(app, '127.0.0.1', 0);
});
afterAll(() => server.stop());

/** Returns everything that arrives until the connection ends. */
async function say(text: string, afterAnswer?: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  if (afterAnswer !== undefined) socket.once('data', () => socket.write(afterAnswer));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['a head over 16 KB', `GET / HTTP/1.1\r\nhost: x\r\nx-odd: ${'x'.repeat(17_000)}\r\n\r\n`, 431, 'head_too_large'],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a header that no parser takes', 'GET / HTTP/1.1\r\nhost: x\r\nx-odd: a\u0000b\r\n\r\n', 400, 'malformed_request'],
  ['a body in broken pieces', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nnonsense\r\n', 400, 'malformed_request'],
])('answers %s with our own error', async (_name, sent, status, code) => {
  const answer = await say(sent);
  const last = answer.slice(answer.lastIndexOf('HTTP/1.1 '));
  expect(last).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`));
  const body = WireError.parse(JSON.parse(last.slice(last.indexOf('\r\n\r\n') + 4)));
  expect(body.code).toBe(code);
  expect(body.message).toMatch(/^[A-Z].+\.$/);
});

it('also gets our error after a valid request on the same connection', async () => {
  const answer = await say('GET / HTTP/1.1\r\nhost: x\r\n\r\n', 'hello\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*good[\s\S]*HTTP\/1\.1 400 [\s\S]*malformed_request/);
});

it('writes nothing into an answer that has begun', async () => {
  const answer = await say('POST /early HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\nnonsense\r\n');
  expect(answer).toContain('begun');
  expect(answer).not.toContain('malformed_request');
});
