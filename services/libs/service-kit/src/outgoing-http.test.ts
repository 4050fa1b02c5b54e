import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
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

/** Does `act` once all of the request's body is here. */
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

describe('an answer', () => {
  it.each([200, 204, 302, 400, 410, 429, 500, 503])('%i is given as it is, and its text to nobody', async (status) => {
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

  it('comes to exactly the bytes and headers that were given', async () => {
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

  it('without end is given at once, and not read to its end', async () => {
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

  it('whose body hangs is given at once, and its connection is closed at the time limit', async () => {
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

describe('no answer, though the other side may have everything', () => {
  it('when it hangs', async () => {
    const error = await failureOf(await answering(afterBody(() => {})), 200);
    expect(error).toMatchObject({ failure: 'timed_out', perhapsReceived: true });
  });

  it('when the connection is cut once the body was read', async () => {
    const error = await failureOf(await answering(afterBody((request) => request.socket.destroy())));
    expect(error).toMatchObject({ failure: 'connection_lost', perhapsReceived: true });
  });

  it('when it answers something that is not HTTP, of which nothing is repeated', async () => {
    const url = await listening(createTcpServer((socket) => socket.end(`550 ${sent}\r\n\r\n`)));
    const error = await failureOf(url);
    expect(error).toMatchObject({ failure: 'connection_lost', perhapsReceived: true });
    expect(inspect(error, { depth: null, showHidden: true })).not.toContain('ada@');
    expect(error.cause).toBeUndefined();
  });
});

describe('no answer, and nothing left this machine', () => {
  it('when the port is closed', async () => {
    const url = await answering(() => {});
    await stops.pop()?.();
    expect(await failureOf(url)).toMatchObject({ failure: 'unreachable', perhapsReceived: false });
  });

  it('when the name is not known', async () => {
    const error = await failureOf('http://nobody.invalid/', 1500);
    expect(error.perhapsReceived).toBe(false);
    // A name server that does not answer at all is only known by the time limit.
    expect(['unreachable', 'timed_out']).toContain(error.failure);
  });

  it('when the other side does not speak TLS', async () => {
    const url = (await answering(() => {})).replace('http:', 'https:');
    expect(await failureOf(url)).toMatchObject({ failure: 'tls_failed', perhapsReceived: false });
  });

  it('when the connection is closed during the TLS handshake', async () => {
    const url = await listening(
      createTcpServer((socket) => socket.once('data', () => socket.destroy())),
      'https',
    );
    expect(await failureOf(url)).toMatchObject({ failure: 'tls_failed', perhapsReceived: false });
  });

  it('when the TLS handshake hangs', async () => {
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
