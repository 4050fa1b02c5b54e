import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { openRedis } from './redis-link.ts';
import { startFakeRedis } from './testing/fake-redis.ts';

const log = createLog('cluster-connector-test', 'silent');
const CLOSED = '127.0.0.1:1';

/** A node that knows where our slot is: at the port, or where it is itself. */
function startNode(portOfSlot: () => number | undefined, answers: (command: string) => string | undefined = () => undefined) {
  return startFakeRedis((command) => {
    if (command === 'CLUSTER KEYSLOT') return ':7\r\n';
    if (command !== 'CLUSTER SLOTS') return answers(command);
    const port = portOfSlot();
    const rangeAt = (from: number, to: number, host: string, at: number) =>
      `*3\r\n:${from}\r\n:${to}\r\n*3\r\n$${host.length}\r\n${host}\r\n:${at}\r\n$2\r\nid\r\n`;
    return port === undefined
      ? `*1\r\n${rangeAt(8, 16_383, '', 1)}`
      : `*2\r\n${rangeAt(8, 16_383, '', 1)}${rangeAt(0, 7, '127.0.0.1', port)}`;
  });
}

function open(...ports: readonly number[]) {
  const link = openRedis(`redis+cluster://${[CLOSED, ...ports.map((port) => `127.0.0.1:${port}`)].join(',')}`, log);
  onTestFinished(() => link.stop());
  return link;
}

it('connects to the node of our slot, which any node of the address knows', async () => {
  const owner = await startNode(
    () => owner.port,
    (command) => (command === 'SET' ? '+OK\r\n' : undefined),
  );
  const other = await startNode(() => owner.port);
  const link = open(other.port);
  await expect.poll(() => link.ready()).toBe(true);
  expect(await link.ask((connection) => connection.set('{lantern}:key', 'value'))).toBe('OK');
  expect(owner.seen).toEqual(['SET over 1']);
});

it.each(['MOVED 7 127.0.0.1:1', 'CLUSTERDOWN The cluster is down'])(
  'searches again after %s, without sending the write again',
  async (refusal) => {
    let port = 0;
    const before = await startNode(
      () => port,
      (command) => (command === 'SET' ? `-${refusal}\r\n` : undefined),
    );
    const after = await startNode(
      () => port,
      (command) => (command === 'SET' ? '+OK\r\n' : undefined),
    );
    port = before.port;
    const link = open(before.port, after.port);
    await expect.poll(() => link.isConnected()).toBe(true);
    port = after.port;
    await expect(link.ask((connection) => connection.set('{lantern}:key', 'value'))).rejects.toThrow(refusal);
    await expect.poll(() => [link.losses(), link.isConnected()]).toEqual([1, true]);
    expect(await link.ask((connection) => connection.set('{lantern}:key', 'value'))).toBe('OK');
    expect(after.seen.filter((command) => command.startsWith('SET'))).toEqual(['SET over 1']);
  },
);

it('searches on while no node knows our slot', async () => {
  let port: number | undefined;
  const node = await startNode(() => port);
  const link = open(node.port);
  await expect.poll(() => node.seen.length).toBeGreaterThan(4);
  expect(await link.ready()).toBe(false);
  port = node.port;
  await expect.poll(() => link.ready(), { timeout: 5000 }).toBe(true);
});

it('ends when it is stopped during a search', async () => {
  const link = open();
  expect(link.connection.status).toBe('connecting');
  link.stop();
  await expect.poll(() => link.connection.status).toBe('end');
});
