import { expect, test } from 'vitest';
import { neighborOf } from './neighbor-of.ts';

const cursor = { id: 'b', order: ['a', 'b', 'c', 'd'] };

test('starts with the first row, and stays inside the list', () => {
  expect(neighborOf(['a', 'b'], null, -1)).toBe('a');
  expect(neighborOf([], null, 1)).toBeUndefined();
  expect(neighborOf(['a', 'b'], cursor, 1)).toBeUndefined();
  expect(neighborOf(['b', 'c'], cursor, -1)).toBeUndefined();
});

test('goes by the row and not by its place when new requests come in', () => {
  expect(neighborOf(['new', 'a', 'b', 'c'], cursor, 1)).toBe('c');
  expect(neighborOf(['new', 'a', 'b', 'c'], cursor, -1)).toBe('a');
});

test('goes on from where a row was that has left the list', () => {
  expect(neighborOf(['new', 'a', 'd'], cursor, 1)).toBe('d');
  expect(neighborOf(['new', 'a', 'd'], cursor, -1)).toBe('a');
  expect(neighborOf(['new'], cursor, 1)).toBeUndefined();
});
