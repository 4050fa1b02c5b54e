import type { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { createConfirmByReplica } from './confirm-by-replica.ts';

/** A server with this many replicas, on which each `WAIT` is answered by hand. */
function serverWith(replicas: number) {
  const server = { role: 'master', history: 'a', replicas, losses: 0 };
  const waits: { readonly ms: number; readonly answer: (count: number) => void }[] = [];
  const connection = {
    info: async () => `# Replication\r\nrole:${server.role}\r\nconnected_slaves:${server.replicas}\r\nmaster_replid:${server.history}\r\n`,
    wait: (_replicas: number, ms: number) => new Promise<number>((answer) => waits.push({ ms, answer })),
  } as unknown as Redis;
  const confirm = createConfirmByReplica({ ask: (question) => question(connection), losses: () => server.losses });
  return { server, waits, confirm };
}

const inOneSecond = () => performance.now() + 1000;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const write = async () => 'written';

it('confirms at once without a replica', async () => {
  const { waits, confirm } = serverWith(0);
  expect(await confirm(inOneSecond(), write)).toBe('written');
  expect(waits).toEqual([]);
});

it('waits for one replica until the deadline at most', async () => {
  const { waits, confirm } = serverWith(2);
  const confirmed = confirm(inOneSecond(), write);
  await turn();
  expect(waits[0]?.ms).toBeGreaterThan(0);
  expect(waits[0]?.ms).toBeLessThanOrEqual(1000);
  waits[0]?.answer(1);
  expect(await confirmed).toBe('written');
});

it('rejects if no replica confirms', async () => {
  const { waits, confirm } = serverWith(1);
  const confirmed = confirm(inOneSecond(), write);
  await turn();
  waits[0]?.answer(0);
  await expect(confirmed).rejects.toThrow('no replica has it');
});

it.each([
  ['the connection was replaced', { losses: 1 }],
  ['the server follows the data of another primary', { history: 'b' }],
  ['the server was demoted', { role: 'slave' }],
])('rejects if %s between the write and its confirmation', async (_what, change) => {
  for (const replicas of [0, 1]) {
    const { server, waits, confirm } = serverWith(replicas);
    const confirmed = confirm(inOneSecond(), async () => void Object.assign(server, change));
    await Promise.all([expect(confirmed).rejects.toThrow('another Redis may have answered'), turn().then(() => waits[0]?.answer(1))]);
  }
});

it('rejects if the first replica connects during the write', async () => {
  const { server, confirm } = serverWith(0);
  const confirmed = confirm(inOneSecond(), async () => void Object.assign(server, { replicas: 1 }));
  await expect(confirmed).rejects.toThrow('no replica has it');
});

it('still waits for a replica that disconnects during the write', async () => {
  const { server, waits, confirm } = serverWith(1);
  const confirmed = confirm(inOneSecond(), async () => void Object.assign(server, { replicas: 0 }));
  await turn();
  waits[0]?.answer(0);
  await expect(confirmed).rejects.toThrow('no replica has it');
});

it('confirms writes that arrive during a WAIT with one further WAIT, which they share', async () => {
  const { waits, confirm } = serverWith(1);
  const first = confirm(inOneSecond(), write);
  await turn();
  const later = Promise.all([confirm(inOneSecond(), write), confirm(inOneSecond(), write)]);
  await turn();
  expect(waits).toHaveLength(1);
  waits[0]?.answer(1);
  await first;
  await turn();
  expect(waits).toHaveLength(2);
  waits[1]?.answer(1);
  await later;
  expect(waits).toHaveLength(2);
});
