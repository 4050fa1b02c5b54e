import { expect, test } from 'vitest';
import { newOwnerOptions, ownerFilterOptions } from './owner-options.ts';

const owners = [
  { id: 'a', username: 'gone', role: 'agent', disabled: true },
  { id: 'b', username: 'margaret', role: 'manager' },
  { id: 'c', username: 'ruiz', role: 'agent' },
  { id: 'd', username: 'vera', role: 'viewer' },
] as const;
const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label);

test('lists the person at the desk first, and leaves out staff who can’t act', () => {
  expect(labels(newOwnerOptions(owners, 'margaret'))).toEqual(['Me (margaret)', 'ruiz']);
  expect(labels(newOwnerOptions(owners, 'margaret', 'margaret'))).toEqual(['ruiz']);
  expect(labels(newOwnerOptions(owners, 'margaret', 'ruiz'))).toEqual(['Me (margaret)']);
  expect(labels(newOwnerOptions(null, 'margaret'))).toEqual(['Me (margaret)']);
});

test('offers every account as a filter, and adds one that only the address names', () => {
  expect(labels(ownerFilterOptions(owners, 'c'))).toEqual([
    'Me',
    'Nobody',
    'Accounts that can’t act',
    'gone (disabled)',
    'margaret',
    'ruiz',
    'vera (viewer)',
  ]);
  expect(ownerFilterOptions(owners, 'kim').at(-1)).toEqual({ value: 'kim', label: 'kim' });
});
