import { Agent, type IncomingMessage, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from './listen.ts';

let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

function ask(port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
  });
}

it('lets a running call finish when it stops, and accepts no further one on the same connection', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<() => void>();
  const server = await listen((_request, response) => arrive(() => void response.end('finished')), '127.0.0.1', 0);
  const running = ask(server.port);
  const finish = await arrived;
  const stopped = server.stop();
  finish();
  const answer = await running;
  expect([answer.headers.connection, String(await buffer(answer))]).toEqual(['close', 'finished']);
  await expect(ask(server.port)).rejects.toThrow('ECONNREFUSED');
  await stopped;
});

it('ends a stream of events at once when it stops', async () => {
  const server = await listen(
    (_request, response) => void response.setHeader('content-type', 'text/event-stream').write('retry: 3000\n\n'),
    '127.0.0.1',
    0,
  );
  const stream = await ask(server.port);
  await Promise.all([server.stop(), expect(buffer(stream).then(String)).resolves.toBe('retry: 3000\n\n')]);
  expect(stream.complete).toBe(true);
});

it('sends an answer completely when it stops', async () => {
  const size = 50_000_000;
  const server = await listen((_request, response) => void response.end(Buffer.alloc(size)), '127.0.0.1', 0);
  const answer = await ask(server.port);
  const stopped = server.stop();
  expect(await buffer(answer)).toHaveLength(size);
  await stopped;
});

it('closes the connection of a client that does not read its answer', async () => {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const app: RequestListener = (_request, response) => {
    response.once('close', close);
    response.write(Buffer.alloc(50_000_000));
  };
  const server = await listen(app, '127.0.0.1', 0, 100);
  // The answer is neither read nor resumed.
  await ask(server.port);
  await closed;
  await server.stop();
});
