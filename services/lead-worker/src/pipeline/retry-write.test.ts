import { expect, it, vi } from 'vitest';
import { retryWrite } from './retry-write.ts';

function failing(times: number, error: unknown = new Error('away')) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw error;
    return calls;
  });
}

it('repeats a write until it succeeds, however long that takes', async () => {
  expect(await retryWrite(failing(200), { pauses: [0, 0] })).toBe(201);
});

it('pauses for less than a lease', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const write = failing(1000);
    retryWrite(write);
    await vi.advanceTimersByTimeAsync(60_000);
    const before = write.mock.calls.length;
    await vi.advanceTimersByTimeAsync(8000);
    expect(write.mock.calls.length - before).toBeGreaterThanOrEqual(4);
  } finally {
    vi.useRealTimers();
  }
});

it('reports a long outage once', async () => {
  const onOutage = vi.fn();
  await retryWrite(failing(10), { pauses: [0, 0], onOutage });
  expect(onOutage).toHaveBeenCalledExactlyOnceWith(new Error('away'));
});

it.each([
  ['cannot be encoded', new TypeError('circular')],
  ['is too large for MongoDB', Object.assign(new Error('too large'), { code: 10_334 })],
])('throws at once if the write %s', async (_why, error) => {
  const write = failing(5, error);
  await expect(retryWrite(write, { pauses: [0] })).rejects.toBe(error);
  expect(write).toHaveBeenCalledTimes(1);
});
