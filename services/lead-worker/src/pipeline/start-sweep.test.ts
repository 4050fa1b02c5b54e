import type { Leads } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSweep } from './start-sweep.ts';

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
    runner: { offer: () => {}, isIdle: () => true, takeStarted: () => 0 },
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
