import { expect, it } from 'vitest';
import { retryWrite } from './retry-write.ts';

function failing(times: number): () => Promise<number> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error('away');
    return calls;
  };
}

it('repeats a write until it succeeds', async () => {
  expect(await retryWrite(failing(2), [0, 0])).toBe(3);
});

it('throws the last error after its pauses', async () => {
  await expect(retryWrite(failing(3), [0, 0])).rejects.toThrow('away');
});
