import { expect, test } from 'vitest';
import { normaliseUsername } from './normalise-username.ts';

test.each([
  ['Admin', 'admin'],
  ['  admin ', 'admin'],
  ['Jose\u0301', 'jos\u00e9'],
])('%j signs in as %j', (typed, kept) => {
  expect(normaliseUsername(typed)).toBe(kept);
});
