import { expect, test } from 'vitest';
import { neighborOf } from './neighbor-of.ts';

const cursor = { id: 'b', order: ['a', 'b', 'c', 'd'] };

test('starts at the first row, and stops at the ends of the list', () => {
  expect(neighborOf(['a', 'b'], null, -1)).toBe('a');
  expect(neighborOf([], null, 1)).toBeUndefined();
  expect(neighborOf(['a', 'b'], cursor, 1)).toBeUndefined();
  expect(neighborOf(['b', 'c'], cursor, -1)).toBeUndefined();
});

test('follows the row, not its index, when new requests arrive', () => {
  expect(neighborOf(['new', 'a', 'b', 'c'], cursor, 1)).toBe('c');
  expect(neighborOf(['new', 'a', 'b', 'c'], cursor, -1)).toBe('a');
});

test('continues from the old index when the row has left the list', () => {
  expect(neighborOf(['new', 'a', 'd'], cursor, 1)).toBe('d');
  expect(neighborOf(['new', 'a', 'd'], cursor, -1)).toBe('a');
  expect(neighborOf(['new'], cursor, 1)).toBeUndefined();
});

test('continues from the old place when its request has moved the row', () => {
  expect(neighborOf(['a', 'c', 'd', 'b'], cursor, 1)).toBe('c');
  expect(neighborOf(['a', 'c', 'd', 'b'], cursor, -1)).toBe('a');
  expect(neighborOf(['b', 'a', 'c', 'd'], cursor, -1)).toBe('a');
});
