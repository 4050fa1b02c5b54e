import { expect, it } from 'vitest';
import { interleave } from './interleave.ts';

it('gives each side one turn in every round, in an order that the seed decides', async () => {
  const order = async (seed: number) => {
    const turns: string[] = [];
    const measured = await interleave(['quiet', 'away', 'frozen'], { rounds: 6, seed }, async (side, round) => {
      turns.push(side);
      return `${side} ${round}`;
    });
    expect(measured.quiet).toEqual(['quiet 1', 'quiet 2', 'quiet 3', 'quiet 4', 'quiet 5', 'quiet 6']);
    for (let round = 0; round < 6; round += 1)
      expect(turns.slice(round * 3, round * 3 + 3).toSorted()).toEqual(['away', 'frozen', 'quiet']);
    return turns.join();
  };
  expect(await order(7)).toBe(await order(7));
  expect(await order(7)).not.toBe(await order(8));
});
