import type { Leads } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSweep } from './start-sweep.ts';

const createdAt = new Date('2026-03-02T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('reports each sweep that could not ask MongoDB, so that expired leases rest', async () => {
  const onFailed = vi.fn();
  const sweep = startSweep({
    leads: { any: { db: {} } } as unknown as Leads,
    producer: { enqueue: async () => {} },
    runner: { offer: () => true, isIdle: () => true, takeStarted: () => 0 },
    log: createLog('start-sweep-test', 'silent'),
    onAnswered: () => {},
    onFailed,
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onFailed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onFailed).toHaveBeenCalledTimes(2);
  await sweep.stop();
});

it('reports what neither Redis nor a lane took', async () => {
  const onSwept = vi.fn();
  const found = {
    sort: () => found,
    limit: () => found,
    lean: async () => [{ _id: 'a', createdAt, effects: { persist: { nextAt: createdAt, attempts: 0 } } }],
  };
  const nothing = { sort: () => nothing, limit: () => nothing, lean: async () => [] };
  const find = (which: object) => ('effects.persist.nextAt' in which ? found : nothing);
  const sweep = startSweep({
    leads: {
      any: { find, db: { db: { command: async () => ({ localTime: new Date(createdAt.getTime() + 1000) }) } } },
    } as unknown as Leads,
    producer: { enqueue: () => Promise.reject(new Error('Redis is away')) },
    runner: { offer: () => false, isIdle: () => true, takeStarted: () => 0 },
    log: createLog('start-sweep-test', 'silent'),
    onAnswered: () => {},
    onFailed: () => {},
    onSwept,
  });
  await vi.advanceTimersByTimeAsync(2000);
  await sweep.stop();
  expect(onSwept).toHaveBeenCalledExactlyOnceWith({
    ms: expect.any(Number),
    dispatched: [expect.objectContaining({ leadId: 'a' })],
    left: 1,
  });
});
