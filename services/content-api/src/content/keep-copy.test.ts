import { describe, expect, it } from 'vitest';
import { keepCopy } from './keep-copy.ts';

function storeOf(values: (string | Error)[]) {
  const reads: string[] = [];
  const failures: unknown[] = [];
  let time = 0;
  const kept = keepCopy(
    async () => {
      const value = values[Math.min(reads.length, values.length - 1)];
      reads.push(String(value));
      if (value instanceof Error) throw value;
      return value;
    },
    (error) => failures.push(error),
    () => time,
  );
  return {
    kept,
    reads,
    failures,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('keepCopy', () => {
  it('asks the store again only after five seconds', async () => {
    const { kept, reads, pass } = storeOf(['first', 'second']);
    expect((await kept.get()).value).toBe('first');
    pass(4999);
    expect((await kept.get()).value).toBe('first');
    expect(reads).toHaveLength(1);
    pass(2);
    expect((await kept.get()).value).toBe('second');
  });

  it('gives equal values an equal etag and others another', async () => {
    const { kept, pass } = storeOf(['same', 'same', 'other']);
    const first = (await kept.get()).etag;
    pass(6000);
    expect((await kept.get()).etag).toBe(first);
    pass(6000);
    expect((await kept.get()).etag).not.toBe(first);
  });

  it('shares one read between callers that come together', async () => {
    const { kept, reads } = storeOf(['only']);
    await Promise.all(Array.from({ length: 20 }, () => kept.get()));
    expect(reads).toHaveLength(1);
  });

  it('answers the last value while the store is away, and tells of each failure', async () => {
    const { kept, failures, pass } = storeOf(['last known', new Error('away')]);
    await kept.get();
    pass(60_000);
    expect((await kept.get()).value).toBe('last known');
    expect(failures).toHaveLength(1);
  });

  it('answers the last value when the store does not answer at all', async () => {
    let calls = 0;
    let time = 0;
    const kept = keepCopy(
      () => {
        calls += 1;
        return calls === 1 ? Promise.resolve('last known') : new Promise<string>(() => {});
      },
      () => {},
      () => time,
    );
    await kept.get();
    time = 60_000;
    expect((await kept.get()).value).toBe('last known');
  });

  it('is unavailable only while there never was a value', async () => {
    const { kept } = storeOf([new Error('away'), 'back']);
    await expect(kept.get()).rejects.toMatchObject({ code: 'store_unavailable', status: 503, retryAfter: 2 });
    expect(kept.known()).toBe(false);
    expect((await kept.get()).value).toBe('back');
    expect(kept.known()).toBe(true);
  });
});
