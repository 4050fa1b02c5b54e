import { expect, test } from 'vitest';
import { areSame, filtersOf } from './view-address.ts';

test('reads stored filters as an address, without what is no filter or no value of one', () => {
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
