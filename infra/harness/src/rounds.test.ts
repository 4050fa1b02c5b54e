import { expect, it } from 'vitest';
import { createRandom, interleave, median, percentile, spreadText } from './rounds.ts';

it('finds the median of an odd and an even number of values in any order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('prints median, smallest and largest', () => {
  expect(spreadText([3, 1, 2.04], 1)).toBe('2.0 (1.0 - 3.0)');
  expect(spreadText([], 1)).toBe('none');
});

it('takes percentiles by nearest rank', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

it('repeats random numbers for the same seed', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(8)).not.toEqual(numbers(7));
});

it('gives each side one turn per round in an order decided by the seed', async () => {
  const order = async (seed: number) => {
    const turns: string[] = [];
    const measured = await interleave(['a', 'b', 'c'], { rounds: 6, seed }, async (side, round) => {
      turns.push(side);
      return `${side}${round}`;
    });
    expect(measured.a).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
    for (let round = 0; round < 6; round += 1) expect(turns.slice(round * 3, round * 3 + 3).toSorted()).toEqual(['a', 'b', 'c']);
    return turns.join('');
  };
  expect(await order(7)).toBe(await order(7));
  expect(await order(7)).not.toBe(await order(8));
});
