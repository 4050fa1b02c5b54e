import { expect, test } from 'vitest';
import { keepPushedOut } from './use-paged-list.ts';

const merge = (shown: { rows: number[]; next: string | null }, fresh: { rows: number[]; next: string | null }) =>
  keepPushedOut(shown, fresh, String);

test('keeps rows that new ones pushed out of the first page, with their cursor', () => {
  const shown = { rows: [4, 3, 2, 1], next: 'after 1' };
  expect(merge(shown, { rows: [6, 5, 4, 3], next: 'after 3' })).toEqual({ rows: [6, 5, 4, 3, 2, 1], next: 'after 1' });
});

test('returns the fresh page when nothing was pushed out', () => {
  const fresh = { rows: [2, 1], next: 'newer cursor' };
  expect(merge({ rows: [2, 1], next: 'after 1' }, fresh)).toBe(fresh);
});

test('returns the fresh page when it reaches the end of the list: a row that is missing there was removed', () => {
  const fresh = { rows: [3, 1], next: null };
  expect(merge({ rows: [3, 2, 1], next: null }, fresh)).toBe(fresh);
});

test('drops the last row when it was removed and the next one moved up', () => {
  const fresh = { rows: [4, 3, 1], next: 'after 1' };
  expect(merge({ rows: [4, 3, 2], next: 'after 2' }, fresh)).toBe(fresh);
});

test('returns the fresh page when it shares no row with the one before: rows between them may be missing', () => {
  const fresh = { rows: [60, 59], next: 'after 59' };
  expect(merge({ rows: [2, 1], next: null }, fresh)).toBe(fresh);
});
