import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups items by key, both in the order of the items', () => {
  const groups = groupBy([3, 1, 4, 1, 5], (number) => (number % 2 === 0 ? 'even' : 'odd'));
  expect([...groups]).toEqual([
    ['odd', [3, 1, 1, 5]],
    ['even', [4]],
  ]);
});
