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

it('repeats until it works', async () => {
  expect(await retryWrite(failing(2), [0, 0])).toBe(3);
});

it('gives up after its pauses with the last error', async () => {
  await expect(retryWrite(failing(3), [0, 0])).rejects.toThrow('away');
});
