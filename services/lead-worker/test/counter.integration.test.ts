import { randomUUID } from 'node:crypto';
import { type Counter, openCounter } from '@annuity-lantern/service-kit/counter';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { redisCommand } from './support/dump-redis.ts';
import { startTcpGate, type TcpGate } from './support/tcp-gate.ts';

const REDIS_DATABASE = 17;
const log = createLog('counter-test', 'silent');
let gate: TcpGate;
let counters: Counter[];
let name: string;

beforeEach(async () => {
  const at = new URL(inject('redisUrl'));
  gate = await startTcpGate(at.hostname, Number(at.port));
  counters = [];
  name = randomUUID();
});

afterEach(async () => {
  for (const counter of counters) counter.stop();
  await gate.stop();
});

/** Opens a counter once Redis answers. */
async function open(): Promise<Counter> {
  const counter = openCounter(`redis://127.0.0.1:${gate.port}/${REDIS_DATABASE}`, log);
  counters.push(counter);
  await expect.poll(() => counter.add(`ready-${name}`, 60).catch(() => 0)).toBeGreaterThan(0);
  return counter;
}

it('counts for all processes together', async () => {
  const [one, other] = [await open(), await open()];
  const counted = await Promise.all([one, other, one, other, one].map((counter) => counter.add(name, 60)));
  expect(counted.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

it('is deleted this many seconds after the last addition', async () => {
  const counter = await open();
  await counter.add(name, 7200);
  const answer = await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['TTL', `{lantern}:counter:${name}`]);
  const left = Number(/^:(\d+)/.exec(answer)?.[1]);
  expect(left).toBeGreaterThan(7100);
  expect(left).toBeLessThanOrEqual(7200);
});

it('gives each id one place for all processes together, and none beyond the last', async () => {
  const [one, other] = [await open(), await open()];
  const take = (counter: Counter, id: string, places = 3) => counter.takePlace(name, id, { places, seconds: 7200 });
  expect((await Promise.all([take(one, 'a'), take(other, 'b'), take(one, 'c')])).toSorted()).toEqual([0, 1, 2]);
  expect([await take(one, 'd'), await take(other, 'd')]).toEqual([3, 3]);
  expect(await take(other, 'a')).toBe(await take(one, 'a'));
  expect(await take(one, 'e', 2)).toBe(3);
  const answer = await redisCommand(inject('redisUrl'), REDIS_DATABASE, ['TTL', `{lantern}:counter:${name}`]);
  expect(Number(/^:(\d+)/.exec(answer)?.[1])).toBeGreaterThan(7100);
});

it('rejects at once while Redis is away, and continues to count afterwards', async () => {
  const counter = await open();
  await counter.add(name, 60);
  await gate.set('down');
  await expect.poll(() => counter.add(name, 60).catch(({ message }: Error) => message)).toMatch(/writeable|closed/i);
  await gate.set('open');
  await expect.poll(() => counter.add(name, 60).catch(() => 0)).toBe(2);
});

it('rejects after half a second while Redis is frozen', async () => {
  const counter = await open();
  await gate.set('frozen');
  await expect(counter.add(name, 60)).rejects.toThrow('Redis did not count in time');
});
