import { expect, test } from 'vitest';
import { normalizeUsername } from './normalize-username.ts';

test.each([
  ['Admin', 'admin'],
  ['  admin ', 'admin'],
  ['Jose\u0301', 'jos\u00e9'],
])('%j signs in as %j', (typed, kept) => {
  expect(normalizeUsername(typed)).toBe(kept);
});
