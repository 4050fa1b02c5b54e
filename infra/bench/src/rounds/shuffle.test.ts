import { expect, it } from 'vitest';
import { createRandom, shuffle } from './shuffle.ts';

const items = ['a', 'b', 'c', 'd'];

it('gives the same orders for the same seed, and others for another', () => {
  const orders = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 20 }, () => shuffle(items, random).join(''));
  };
  expect(orders(7)).toEqual(orders(7));
  expect(orders(8)).not.toEqual(orders(7));
  expect(new Set(orders(7)).size).toBeGreaterThan(5);
});

it('keeps every item once, and leaves the list it was given alone', () => {
  const given = [...items];
  expect(shuffle(given, createRandom(1)).toSorted()).toEqual(items);
  expect(given).toEqual(items);
  expect(shuffle([], createRandom(1))).toEqual([]);
});

it('puts each item first about equally often', () => {
  const random = createRandom(42);
  const first = new Map<string | undefined, number>();
  for (let round = 0; round < 4000; round += 1) {
    const [item] = shuffle(items, random);
    first.set(item, (first.get(item) ?? 0) + 1);
  }
  for (const item of items) expect(Math.abs((first.get(item) ?? 0) - 1000)).toBeLessThan(120);
});
