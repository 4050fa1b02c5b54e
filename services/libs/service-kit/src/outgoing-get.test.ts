import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { getDocument, OutgoingGetError, type OutgoingGetFailure } from './outgoing-get.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function listening(server: Server | ReturnType<typeof createTcpServer>): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (listener: RequestListener) => listening(createServer(listener));
const get = (origin: string, further: Partial<Parameters<typeof getDocument>[0]> = {}) =>
  getDocument({ url: `${origin}/feed`, timeLimit: 3000, mostBytes: 10_000, privateOrigin: origin, ...further });

async function failure(getting: Promise<unknown>): Promise<OutgoingGetFailure> {
  const error = await getting.then(
    () => expect.fail('a document came'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutgoingGetError);
  return (error as OutgoingGetError).failure;
}

describe('a document', () => {
  it('arrives with its status, headers and bytes, and its request had the given headers', async () => {
    let asked: IncomingMessage['headers'] = {};
    const origin = await answering((request, response) => {
      asked = request.headers;
      response.writeHead(200, { etag: '"a"', 'content-type': 'text/xml' }).end('<rss/>');
    });
    const got = await get(origin, { headers: { 'if-none-match': '"b"' } });
    expect(got).toMatchObject({ status: 200, headers: { etag: '"a"', 'content-type': 'text/xml' }, url: `${origin}/feed` });
    expect(got.body.toString()).toBe('<rss/>');
    expect(asked['if-none-match']).toBe('"b"');
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('comes decompressed from %s', async (encoding, compress) => {
    const origin = await answering((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(compress('text')));
    expect((await get(origin)).body.toString()).toBe('text');
  });

  it('arrives after a few redirects', async () => {
    const origin = await answering((request, response) => {
      if (request.url === '/end') return response.end('there');
      response.writeHead(301, { location: request.url === '/feed' ? '/next' : 'end' }).end();
    });
    expect(await get(origin)).toMatchObject({ status: 200, url: `${origin}/end` });
  });

  it.each([304, 404, 503])('is empty with status %i', async (status) => {
    const origin = await answering((_request, response) => response.writeHead(status).end(status === 304 ? undefined : 'words'));
    expect(await get(origin)).toMatchObject({ status, body: Buffer.alloc(0) });
  });
});

describe('is refused', () => {
  it.each([
    'http://127.0.0.1:1/',
    'http://[::1]:1/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://0x7f000001/',
    'http://[::ffff:127.0.0.1]/',
    // A name that resolves to a private address.
    'http://localhost:1/',
  ])('%s, an address that is not public', async (url) => {
    expect(await failure(getDocument({ url, timeLimit: 3000, mostBytes: 100 }))).toBe('address_refused');
  });

  it('a redirect into a private network, even if the feed itself may be there', async () => {
    let visited = false;
    const inner = await answering((_request, response) => {
      visited = true;
      response.end();
    });
    for (const location of [inner, inner.replace('127.0.0.1', 'localhost')]) {
      const origin = await answering((_request, response) => response.writeHead(302, { location }).end());
      expect(await failure(get(origin))).toBe('address_refused');
    }
    expect(visited).toBe(false);
  });

  it.each(['file:///etc/passwd', 'ftp://example.com/', 'javascript:alert(1)', 'http://user:word@example.com/', 'http://[', undefined])(
    'a redirect to %s',
    async (location) => {
      const origin = await answering((_request, response) => response.writeHead(302, location ? { location } : {}).end());
      expect(await failure(get(origin))).toBe('redirect_refused');
    },
  );

  it('a redirect loop', async () => {
    let visits = 0;
    const origin = await answering((_request, response) => {
      visits += 1;
      response.writeHead(307, { location: '/feed' }).end();
    });
    expect(await failure(get(origin))).toBe('redirect_refused');
    expect(visits).toBe(5);
  });

  it('a document whose announced length is too long, before its body', async () => {
    const origin = await answering((_request, response) => response.writeHead(200, { 'content-length': '10001' }).flushHeaders());
    expect(await failure(get(origin))).toBe('too_large');
  });

  it('a document that turns out too long, without reading on', async () => {
    const closed = Promise.withResolvers<void>();
    const origin = await answering((_request, response) => {
      const timer = setInterval(() => response.write('x'.repeat(4000)), 5);
      response.on('close', () => {
        clearInterval(timer);
        closed.resolve();
      });
    });
    expect(await failure(get(origin, { timeLimit: 20_000 }))).toBe('too_large');
    await closed.promise;
  });

  it('a few bytes that decompress to very many', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000));
    const origin = await answering((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    expect(await failure(get(origin, { mostBytes: 1_000_000 }))).toBe('too_large');
  });

  it.each([
    ['gzip', 'no gzip at all'],
    ['br', 'no brotli at all'],
    ['gzip, gzip', 'twice'],
    ['compress', 'unknown'],
  ])('the encoding %s that is none', async (encoding, body) => {
    const origin = await answering((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body));
    expect(await failure(get(origin))).toBe('encoding_refused');
  });
});

describe('fails', () => {
  it('if it drips, byte by byte', async () => {
    const closed = Promise.withResolvers<void>();
    const origin = await answering((_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => {
        clearInterval(timer);
        closed.resolve();
      });
    });
    expect(await failure(get(origin, { timeLimit: 300 }))).toBe('timed_out');
    await closed.promise;
  });

  it('if nothing answers', async () => {
    expect(await failure(get(await listening(createTcpServer((socket) => socket.resume())), { timeLimit: 200 }))).toBe('timed_out');
  });

  it('if the connection breaks halfway', async () => {
    const origin = await answering((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => request.socket.destroy(), 50);
    });
    expect(await failure(get(origin))).toBe('connection_lost');
  });

  it('if the answer is not HTTP, or too much of it', async () => {
    expect(await failure(get(await listening(createTcpServer((socket) => socket.end('hello\r\n\r\n')))))).toBe('connection_lost');
    const origin = await answering((_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(60_000) }).end());
    expect(await failure(get(origin))).toBe('connection_lost');
  });

  it('if the port is closed, or the other side has no TLS', async () => {
    const origin = await answering(() => {});
    const secure = origin.replace('http:', 'https:');
    expect(await failure(get(origin, { url: secure, privateOrigin: secure }))).toBe('tls_failed');
    await stops.pop()?.();
    expect(await failure(get(origin))).toBe('unreachable');
  });
});
