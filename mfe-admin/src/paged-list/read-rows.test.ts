import { expect, test } from 'vitest';
import { readNextCursor } from './read-rows.ts';

test.each([
  ['</api/consultation-requests?limit=50&cursor=MTc2_x>; rel="next"', 'MTc2_x'],
  ['</api/consultation-requests?cursor=a%2Bb>; rel=next', 'a+b'],
  ['</api/consultation-requests?cursor=abc>; rel="prev"', null],
  ['</api/consultation-requests>; rel="next"', null],
  [null, null],
])('reads the header %s as the cursor %s', (link, cursor) => {
  expect(readNextCursor(link)).toBe(cursor);
});
