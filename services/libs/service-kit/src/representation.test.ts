import { request } from 'node:http';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { type ListeningServer, listen } from './listen.ts';
import { type Representation, sendRepresentation } from './representation.ts';

const page = (cacheControl = 'no-cache'): Representation => ({
  contentType: 'text/plain; charset=utf-8',
  cacheControl,
  bodies: { identity: Buffer.from('identity'), br: Buffer.from('br'), gzip: Buffer.from('gzip') },
  hash: 'hash',
});

let server: ListeningServer | undefined;
afterEach(() => server?.stop());

interface Asked {
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly representation?: Representation;
  readonly status?: number;
}

async function ask({ headers = {}, method = 'GET', representation = page(), status = 200 }: Asked) {
  const app = express();
  app.disable('etag');
  app.use((req, res) => sendRepresentation(req, res, representation, status));
  const { port } = await listen(app, '127.0.0.1', 0).then((listening) => {
    server = listening;
    return listening;
  });
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    // Not `fetch`, which decompresses and always sends Accept-Encoding.
    const call = request({ port, method, headers, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    call.on('error', reject).end();
  });
}

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['BR', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('for Accept-Encoding %o it sends %s', async (accepted, encoding) => {
  const { headers, body } = await ask({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  expect(body).toBe(encoding);
  expect(headers).toMatchObject({
    etag: `"hash-${encoding}"`,
    vary: 'Accept-Encoding',
    'cache-control': 'no-cache',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(encoding.length),
  });
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
});

it('sends the plain body if no compressed one exists', async () => {
  const representation = { ...page(), bodies: { identity: Buffer.from('identity') } };
  expect((await ask({ headers: { 'accept-encoding': 'br, gzip' }, representation })).body).toBe('identity');
});

it.each(['"hash-gzip"', 'W/"hash-gzip"', '"other", "hash-gzip"', '*'])('is a bare 304 for If-None-Match %s', async (tag) => {
  const { status, headers, body } = await ask({ headers: { 'accept-encoding': 'gzip', 'if-none-match': tag } });
  expect([status, body]).toEqual([304, '']);
  expect(headers).toMatchObject({ etag: '"hash-gzip"', vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['content-encoding']));
});

it('is a 200 for the ETag of another encoding', async () => {
  expect((await ask({ headers: { 'accept-encoding': 'gzip', 'if-none-match': '"hash-br"' } })).status).toBe(200);
});

it('has no ETag unless it is a 200 that may be stored', async () => {
  expect((await ask({ status: 404 })).headers.etag).toBeUndefined();
  expect((await ask({ representation: page('no-store') })).headers.etag).toBeUndefined();
});

it('answers HEAD with the headers alone', async () => {
  const { headers, body } = await ask({ method: 'HEAD' });
  expect([headers['content-length'], body]).toEqual(['8', '']);
});
