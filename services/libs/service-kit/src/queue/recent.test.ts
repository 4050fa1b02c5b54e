import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recent } from './recent.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads once for all callers within its time, and again afterwards', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const ask = recent(1000, read);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  vi.advanceTimersByTime(999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});

it('reads again after a failure', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there');
  const ask = recent(1000, read);
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe('there');
});
