import { expect, test } from 'vitest';
import { looksLike, normalizeUsername } from './normalize-username.ts';

test.each([
  ['Admin', 'admin'],
  ['  admin ', 'admin'],
  ['Jose\u0301', 'jos\u00e9'],
])('%j signs in as %j', (typed, kept) => {
  expect(normalizeUsername(typed)).toBe(kept);
});

test.each([
  ['miller', 'm1ller'],
  ['bill', 'b11l'],
  ['bob', 'b0b'],
  ['barney', 'bamey'],
  ['walter', 'vvalter'],
  ['ann.lee', 'ann-lee'],
  ['annlee', 'ann_lee'],
])('%j can be mistaken for %j', (one, other) => {
  expect(looksLike(one, other)).toBe(true);
});

test('tells other names apart', () => {
  expect(looksLike('margaret', 'margret')).toBe(false);
  expect(looksLike('ruth', 'ruth2')).toBe(false);
});
