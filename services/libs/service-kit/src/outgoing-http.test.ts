import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OutgoingHttpError, parseRetryAfter, postJson } from './outgoing-http.ts';

const sent = '{"name":"Ádá","email":"ada@example.org"}';
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function listening(server: Server, protocol = 'http'): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
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
  return `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=1`;
}

const answering = (listener: RequestListener) => listening(createServer(listener));

/** Runs `act` once the request's whole body has arrived. */
const afterBody = (act: RequestListener): RequestListener => {
  return (request, response) => request.resume().on('end', () => act(request, response));
};

const post = (url: string, timeLimit = 3000) => postJson({ url, body: sent, headers: { 'x-key': 'k' }, timeLimit });

async function failureOf(url: string, timeLimit?: number): Promise<OutgoingHttpError> {
  const error = await post(url, timeLimit).then(
    (answer) => expect.fail(`answered ${answer.status}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(OutgoingHttpError);
  return error as OutgoingHttpError;
}

it('sends nothing if the process was frozen until after the limit', async () => {
  let requests = 0;
  const url = await answering((_request, response) => {
    requests++;
    response.end();
  });
  const now = performance.now.bind(performance);
  const failed = failureOf(url);
  const frozen = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
  expect(await failed).toMatchObject({ failure: 'timed_out', perhapsReceived: false });
  frozen.mockRestore();
  expect(requests).toBe(0);
});

describe('an answer', () => {
  it.each([200, 204, 302, 400, 410, 429, 500, 503])('returns the status %i, and never its text', async (status) => {
    let requests = 0;
    const url = await answering(
      afterBody((_request, response) => {
        requests++;
        response.writeHead(status, { location: '/elsewhere', 'retry-after': '7' }).end(status === 204 ? undefined : sent);
      }),
    );
    expect(await post(url)).toEqual({ status, retryAfter: 7 });
    expect(requests).toBe(1);
  });

  it('follows exactly the given bytes and headers', async () => {
    let got: unknown;
    const url = await answering(async (request, response) => {
      let body = '';
      for await (const chunk of request.setEncoding('utf8')) body += chunk;
      const { 'x-key': key, 'content-type': type, connection } = request.headers;
      got = { body, method: request.method, path: request.url, key, type, connection };
      response.writeHead(204).end();
    });
    await post(url);
    expect(got).toEqual({ body: sent, method: 'POST', path: '/hook?key=1', key: 'k', type: 'application/json', connection: 'close' });
  });

  it('counts if it arrived in time, though the event loop was blocked until after the limit', async () => {
    const url = await answering(
      afterBody((_request, response) => {
        response.writeHead(204).end();
        const until = performance.now() + 1100;
        while (performance.now() < until);
      }),
    );
    expect(await post(url, 1000)).toEqual({ status: 204 });
  });

  it('is returned at once, even if its body never ends', async () => {
    const closed = Promise.withResolvers<void>();
    let written = 0;
    const url = await answering(
      afterBody((_request, response) => {
        const timer = setInterval(() => {
          written += 10_000;
          response.write('x'.repeat(10_000));
        }, 5);
        response.on('close', () => {
          clearInterval(timer);
          closed.resolve();
        });
      }),
    );
    expect(await post(url, 20_000)).toEqual({ status: 200 });
    await closed.promise;
    expect(written).toBeLessThan(1_000_000);
  });

  it('is returned at once if its body hangs, and the connection is closed at the time limit', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await answering(
      afterBody((_request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('x');
        response.on('close', closed.resolve);
      }),
    );
    expect(await post(url, 300)).toEqual({ status: 200 });
    await closed.promise;
  });
});

describe('no answer, although the other side may have the whole request', () => {
  it('if it hangs', async () => {
    const error = await failureOf(await answering(afterBody(() => {})), 200);
    expect(error).toMatchObject({ failure: 'timed_out', perhapsReceived: true });
  });

  it('if the connection is cut after the body was read', async () => {
    const error = await failureOf(await answering(afterBody((request) => request.socket.destroy())));
    expect(error).toMatchObject({ failure: 'connection_lost', perhapsReceived: true });
  });

  it('if the answer is not HTTP, and none of it is repeated', async () => {
    const url = await listening(createTcpServer((socket) => socket.end(`550 ${sent}\r\n\r\n`)));
    const error = await failureOf(url);
    expect(error).toMatchObject({ failure: 'connection_lost', perhapsReceived: true });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('ada@');
    expect(error.cause).toBeUndefined();
  });
});

describe('no answer, and nothing was sent', () => {
  it('if the port is closed', async () => {
    const url = await answering(() => {});
    await stops.pop()?.();
    expect(await failureOf(url)).toMatchObject({ failure: 'unreachable', perhapsReceived: false });
  });

  it('if the name is unknown', async () => {
    const error = await failureOf('http://nobody.invalid/', 1500);
    expect(error.perhapsReceived).toBe(false);
    // A silent name server is noticed only at the time limit.
    expect(['unreachable', 'timed_out']).toContain(error.failure);
  });

  it('if the other side has no TLS', async () => {
    const url = (await answering(() => {})).replace('http:', 'https:');
    expect(await failureOf(url)).toMatchObject({ failure: 'tls_failed', perhapsReceived: false });
  });

  it('if the connection is closed during the TLS handshake', async () => {
    const url = await listening(
      createTcpServer((socket) => socket.once('data', () => socket.destroy())),
      'https',
    );
    expect(await failureOf(url)).toMatchObject({ failure: 'tls_failed', perhapsReceived: false });
  });

  it('if the TLS handshake hangs', async () => {
    const url = await listening(
      createTcpServer((socket) => socket.resume()),
      'https',
    );
    expect(await failureOf(url, 200)).toMatchObject({ failure: 'timed_out', perhapsReceived: false });
  });
});

describe('parseRetryAfter', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    ['Mon, 02 Mar 2026 10:01:00 GMT', 60],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['1e9', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %o as %o', (header, seconds) => {
    expect(parseRetryAfter(header, new Date('2026-03-02T10:00:00.500Z'))).toBe(seconds);
  });
});
