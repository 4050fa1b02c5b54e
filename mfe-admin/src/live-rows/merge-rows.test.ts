import { expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

/** A row is its key and its content: `a1`. */
const merge = (shown: string, read: string, pinned: boolean) => {
  const rowsOf = (text: string) => text.split(' ').filter(Boolean);
  const { rows, waiting, arrived } = mergeRows(rowsOf(shown), rowsOf(read), { pinned, keyOf: (row) => row.charAt(0) });
  return [rows, waiting, arrived].map((part) => part.join(' '));
};

test.each([
  ['new rows wait', 'b1 a1', 'd1 c1 b1 a1', 'b1 a1', 'd1 c1'],
  ['a changed row is updated in its place', 'c1 b1 a1', 'b2 c1 a1', 'c1 b2 a1', ''],
  ['a row that is gone stays', 'c1 b1 a1', 'c2 a1', 'c2 b1 a1', ''],
  ['the next page is added at the end', 'c1 b1', 'd1 c1 b1 a1', 'c1 b1 a1', 'd1'],
  ['a new row between others waits', 'c1 a1', 'c1 b1 a1', 'c1 a1', 'b1'],
  ['a row that moved to the end holds new rows back', 'c1 b1', 'b1 a1 c2', 'c2 b1', 'a1'],
  ['rows of which none is known wait', 'b1 a1', 'd1 c1', 'b1 a1', 'd1 c1'],
  ['an empty answer keeps the list', 'b1', '', 'b1', ''],
])('pinned: %s', (_what, shown, read, rows, waiting) => {
  expect(merge(shown, read, true)).toEqual([rows, waiting, '']);
});

test.each([
  ['new rows arrive', 'b1 a1', 'd1 c1 b1 a1', 'd c'],
  ['rows take their order, and those that are gone go', 'c1 b1 a1', 'a2 c1', ''],
  ['the next page has not just arrived', 'c1 b1', 'd1 c1 b1 a1', 'd'],
  ['the first rows arrive at once', '', 'b1 a1', 'b a'],
])('not pinned: %s', (_what, shown, read, arrived) => {
  expect(merge(shown, read, false)).toEqual([read, '', arrived]);
});

test('a pinned list that may not grow holds new rows at its end back, too', () => {
  const { rows, waiting } = mergeRows(['b1', 'a1'], ['b2', 'a2', 'c1'], { pinned: true, mayGrow: false, keyOf: (row) => row.charAt(0) });
  expect([rows, waiting]).toEqual([['b2', 'a2'], ['c1']]);
  expect(mergeRows([], ['a1'], { pinned: true, mayGrow: false, keyOf: (row) => row }).waiting).toEqual(['a1']);
});

test('an empty list holds nothing back, even if it is pinned', () => {
  expect(merge('', 'b1 a1', true)).toEqual(['b1 a1', '', 'b a']);
});

test('a row that lasts keeps its place after it has left the list, as it is now', () => {
  const lasting = new Map([['b', 'b2']]);
  const merged = (pinned: boolean) => mergeRows(['c1', 'b1', 'a1'], ['c2', 'a2'], { pinned, keyOf: (row) => row.charAt(0), lasting }).rows;
  expect(merged(false)).toEqual(['c2', 'b2', 'a2']);
  expect(merged(true)).toEqual(['c2', 'b2', 'a2']);
});
