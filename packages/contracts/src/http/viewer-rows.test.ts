import { expect, it } from 'vitest';
import { hiddenInRows } from './viewer-rows.ts';

it('hides everything that a visitor typed from viewers, besides the name', () => {
  expect(hiddenInRows('viewer')).toEqual(['email', 'phone', 'insuranceCompany', 'approximateValue', 'primaryConcern', 'concerns']);
});

it.each(['agent', 'manager'] as const)('hides nothing from the role %s', (role) => {
  expect(hiddenInRows(role)).toEqual([]);
});
