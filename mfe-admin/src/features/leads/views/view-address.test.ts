import { expect, test } from 'vitest';
import { areSame, filtersOf } from './view-address.ts';

test('reads stored filters like an address, and drops unknown filters and values', () => {
  const stored = {
    state: 'OH',
    status: 'gone',
    q: 'Okafor',
    part: 'accounts',
    age: 'late',
    owner: 'me',
    attention: 'yes',
    ['__proto__']: 'x',
  };
  expect(filtersOf(stored)).toEqual({ state: 'OH', age: 'late', owner: 'me' });
});

test('compares views by their filters, in any order', () => {
  expect(areSame({ state: 'OH', sort: 'left' }, { sort: 'left', state: 'OH' })).toBe(true);
  expect(areSame({ state: 'OH' }, { state: 'OH', sort: 'left' })).toBe(false);
});
