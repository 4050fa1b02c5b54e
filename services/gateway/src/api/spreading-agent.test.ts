import type { lookup } from 'node:dns';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SpreadingAgent } from './spreading-agent.ts';

const addresses = ['127.0.0.1', '127.0.0.2'];
let servers: Server[];
let port: number;

const both = ((_name: string, _options: unknown, callback: (error: null, found: { address: string; family: number }[]) => void) =>
  callback(
    null,
    addresses.map((address) => ({ address, family: 4 })),
  )) as unknown as typeof lookup;

/** Two processes of one service, each on an address of its own. */
async function serve(address: string, at: number): Promise<Server> {
  const server = createServer((_request, response) => response.end(address));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, address, resolve));
  return server;
}

beforeEach(async () => {
  const first = await serve('127.0.0.1', 0);
  port = (first.address() as AddressInfo).port;
  servers = [first, await serve('127.0.0.2', port)];
});
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const ask = (agent: SpreadingAgent) =>
  new Promise<string>((resolve, reject) => {
    request({ agent, host: 'service.example', port }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end();
  });

async function askAll(agent: SpreadingAgent, count: number): Promise<string[]> {
  const answers: string[] = [];
  while (answers.length < count) answers.push(await ask(agent));
  agent.destroy();
  return answers;
}

it('takes turns among the addresses of a name', async () => {
  const answers = await askAll(new SpreadingAgent({ lookup: both, keptFor: 0 }), 4);
  expect(answers).toEqual([...addresses, ...addresses]);
});

it('takes turns among the connections that it keeps', async () => {
  const agent = new SpreadingAgent({ lookup: both });
  await Promise.all([ask(agent), ask(agent)]);
  expect((await askAll(agent, 4)).toSorted()).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.2']);
});

it('asks the other address while one refuses connections', async () => {
  await new Promise((resolve) => servers[0]?.close(resolve));
  expect(await askAll(new SpreadingAgent({ lookup: both, keptFor: 0 }), 4)).toEqual(Array(4).fill('127.0.0.2'));
});
