import { expect, it } from 'vitest';
import { insist } from './insist.ts';

function failing(times: number): () => Promise<number> {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new Error('away');
    return calls;
  };
}

it('repeats a write until it succeeds', async () => {
  expect(await insist(failing(2), [0, 0])).toBe(3);
});

it('throws the last error after its pauses', async () => {
  await expect(insist(failing(3), [0, 0])).rejects.toThrow('away');
});
