import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unexpected = (error: unknown) => {
  throw error;
};

describe('repeat', () => {
  it('starts after each pause', async () => {
    const work = vi.fn(async () => {});
    repeat({ every: 1000, work, onError: unexpected });
    expect(work).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('starts at once if asked to', () => {
    const work = vi.fn(async () => {});
    repeat({ every: 1000, work, onError: unexpected, atOnce: true });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('starts once more as soon as a run has ended that took longer than the pause', async () => {
    const runs: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => runs.push(resolve));
    repeat({ every: 1000, work, onError: unexpected });
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
    runs[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(runs).toHaveLength(2);
    runs[1]?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toHaveLength(3);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('continues after work that %s', async (_how, work) => {
    const onError = vi.fn();
    repeat({ every: 1000, work, onError });
    await vi.advanceTimersByTimeAsync(2000);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledWith(new Error('broken'));
  });

  it('waits for the current run when stopped, and starts no other', async () => {
    let end = () => {};
    const work = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const repeating = repeat({ every: 1000, work, onError: unexpected, atOnce: true });
    let stopped = false;
    const stopping = repeating.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).toBe(false);
    end();
    await stopping;
    expect(work).toHaveBeenCalledTimes(1);
  });
});
