import { expect, it } from 'vitest';
import { leadReference } from './lead-reference.ts';

it('shows the first eight digits of an id in two groups', () => {
  expect(leadReference('4f9f5f2e-7f0c-4b4e-8c1e-3f1d9e1c2a3b')).toBe('4F9F-5F2E');
});
