import { describe, expect, it } from 'vitest';
import { type KeptCopy, keepCopy } from './keep-copy.ts';

function storeOf(values: (string | Error)[]) {
  const reads: string[] = [];
  const failures: unknown[] = [];
  let time = 0;
  const kept = keepCopy(
    async () => {
      const value = values[Math.min(reads.length, values.length - 1)];
      reads.push(String(value));
      if (value instanceof Error) throw value;
      return JSON.stringify(value);
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

const text = async (kept: KeptCopy) => JSON.parse((await kept.get()).bodies.identity.toString());

describe('keepCopy', () => {
  it('asks the store again only after five seconds', async () => {
    const { kept, reads, pass } = storeOf(['first', 'second']);
    expect(await text(kept)).toBe('first');
    pass(4999);
    expect(await text(kept)).toBe('first');
    expect(reads).toHaveLength(1);
  });

  it('answers an old copy at once while one read makes the next answer new', async () => {
    const { kept, reads, pass } = storeOf(['first', 'second']);
    await kept.get();
    pass(5001);
    expect(await Promise.all(Array.from({ length: 20 }, () => text(kept)))).toEqual(Array(20).fill('first'));
    await kept.refresh();
    expect(await text(kept)).toBe('second');
    expect(reads).toHaveLength(2);
  });

  it('waits for a newer copy when the old one is more than five minutes old', async () => {
    const { kept, pass } = storeOf(['first', 'second', 'third']);
    await kept.get();
    pass(300_001);
    expect(await text(kept)).toBe('second');
  });

  it('compresses once and keeps the same bytes while nothing changes', async () => {
    const { kept } = storeOf(['same '.repeat(100), 'same '.repeat(100), 'other']);
    const first = await kept.get();
    expect(Object.keys(first.bodies).toSorted()).toEqual(['br', 'gzip', 'identity']);
    expect(await kept.refresh()).toBe(first);
    expect((await kept.refresh()).hash).not.toBe(first.hash);
  });

  it('shares one read between concurrent callers', async () => {
    const { kept, reads } = storeOf(['only']);
    await Promise.all(Array.from({ length: 20 }, () => kept.get()));
    expect(reads).toHaveLength(1);
  });

  it('answers the last value while the store is away, and pauses a second after each failure', async () => {
    const { kept, failures, reads, pass } = storeOf(['last known', new Error('away')]);
    await kept.get();
    pass(6000);
    await expect(kept.refresh()).rejects.toThrow('away');
    expect(await text(kept)).toBe('last known');
    expect(failures).toHaveLength(1);
    pass(999);
    expect(await text(kept)).toBe('last known');
    expect(reads).toHaveLength(2);
    pass(24 * 3600 * 1000);
    expect(await text(kept)).toBe('last known');
    expect(failures).toHaveLength(2);
  });

  it('answers the last value when the store does not answer at all', async () => {
    let calls = 0;
    let time = 0;
    const kept = keepCopy(
      () => {
        calls += 1;
        return calls === 1 ? Promise.resolve('"last known"') : new Promise<string>(() => {});
      },
      () => {},
      () => time,
    );
    await kept.get();
    time = 3600_000;
    expect(await text(kept)).toBe('last known');
  });

  it('is unavailable only until the first value has been read', async () => {
    const { kept } = storeOf([new Error('away'), 'back']);
    await expect(kept.get()).rejects.toMatchObject({ code: 'store_unavailable', status: 503, retryAfter: 2 });
    expect(kept.known()).toBe(false);
    expect(await text(kept)).toBe('back');
    expect(kept.known()).toBe(true);
  });
});
