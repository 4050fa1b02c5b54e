import { expect, it } from 'vitest';
import { withErrorReference } from './error-reference.ts';

it.each([
  [{ wire: { requestId: '3f2a9c1d-58b1-4d5e-9a30-1f2e3d4c5b6a' } }, 'That didn’t work. Error reference: 3f2a9c1d.'],
  [{ wire: {} }, 'That didn’t work.'],
  [{ wire: undefined }, 'That didn’t work.'],
  [null, 'That didn’t work.'],
])('adds the reference of a call only if its answer had an id: %j', (failed, words) => {
  expect(withErrorReference('That didn’t work.', failed)).toBe(words);
});
