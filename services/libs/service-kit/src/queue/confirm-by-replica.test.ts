import type { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { createConfirmByReplica } from './confirm-by-replica.ts';

/** A primary with this many replicas, on which each `WAIT` is answered by hand. */
function primaryWith(replicas: number) {
  const waits: { readonly ms: number; readonly answer: (count: number) => void }[] = [];
  const connection = {
    info: async () => `# Replication\r\nrole:master\r\nconnected_slaves:${replicas}\r\n`,
    wait: (_replicas: number, ms: number) => new Promise<number>((answer) => waits.push({ ms, answer })),
  } as unknown as Redis;
  return { waits, confirm: createConfirmByReplica({ ask: (question) => question(connection) }) };
}

const inOneSecond = () => performance.now() + 1000;
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('confirms at once without a replica', async () => {
  const { waits, confirm } = primaryWith(0);
  await confirm(inOneSecond());
  expect(waits).toEqual([]);
});

it('waits for one replica until the deadline at most', async () => {
  const { waits, confirm } = primaryWith(2);
  const confirmed = confirm(inOneSecond());
  await turn();
  expect(waits[0]?.ms).toBeGreaterThan(0);
  expect(waits[0]?.ms).toBeLessThanOrEqual(1000);
  waits[0]?.answer(1);
  await confirmed;
});

it('rejects if no replica confirms', async () => {
  const { waits, confirm } = primaryWith(1);
  const confirmed = confirm(inOneSecond());
  await turn();
  waits[0]?.answer(0);
  await expect(confirmed).rejects.toThrow('no replica has it');
});

it('confirms writes that arrive during a WAIT with one further WAIT, which they share', async () => {
  const { waits, confirm } = primaryWith(1);
  const first = confirm(inOneSecond());
  await turn();
  const later = Promise.all([confirm(inOneSecond()), confirm(inOneSecond())]);
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
