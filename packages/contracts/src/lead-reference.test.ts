import { expect, it } from 'vitest';
import { idPrefixOf, leadReference } from './lead-reference.ts';

it('shows the first eight digits of an id in two groups', () => {
  expect(leadReference('4f9f5f2e-7f0c-4b4e-8c1e-3f1d9e1c2a3b')).toBe('4F9F-5F2E');
});

it.each([
  ['4F9F-5F2E', '4f9f5f2e'],
  ['4f9f5f2e', '4f9f5f2e'],
  ['4F9F5F2E-7f0c', '4f9f5f2e-7f0c'],
  ['4f9f5f2e7f0c4b4e8c1e3f1d9e1c2a3b', '4f9f5f2e-7f0c-4b4e-8c1e-3f1d9e1c2a3b'],
  ['4f9', undefined],
  ['margaret', undefined],
  ['4f9f5f2e7f0c4b4e8c1e3f1d9e1c2a3b0', undefined],
])('reads %j as the beginning of an id: %j', (typed, prefix) => {
  expect(idPrefixOf(typed)).toBe(prefix);
});
