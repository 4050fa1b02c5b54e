import { describe, expect, it } from 'vitest';
import { apartWords, maySellIn, type StateChoice, soldFirst, soldWords, stateChoices } from './sold-in.ts';
import { usStates } from './us-states.ts';

it('offers no state first, then each of the 50 states and Washington D.C.', () => {
  expect(stateChoices).toEqual(['all', ...Object.keys(usStates)]);
});

describe('a filter by state', () => {
  it.each<[StateChoice, string | undefined, boolean]>([
    ['OH', 'all', true],
    ['OH', 'all but NY', true],
    ['NY', 'all but CA, NY', false],
    ['AZ', 'AZ, NV', true],
    ['OH', 'AZ, NV', false],
    // A sheet may leave the column out: unknown is not "no".
    ['OH', undefined, true],
    ['all', 'AZ', true],
  ])('of %s with "%s" passes: %s', (state, states, passes) => {
    expect(maySellIn(state, states)).toBe(passes);
  });
});

it('puts products that are said to be sold in a state before the others, in their order', () => {
  const rates = [{ states: undefined }, { states: 'AZ' }, { states: 'all' }, { states: 'OH' }];
  expect(soldFirst(rates, 'OH')).toEqual([{ states: 'all' }, { states: 'OH' }, { states: undefined }, { states: 'AZ' }]);
  expect(soldFirst(rates, 'all')).toEqual(rates);
  expect(apartWords('OH')).toBe('Not ranked: this list doesn’t say if they are sold in Ohio. Ask first.');
  expect(apartWords('all')).toBe('');
});

const states = (count: number) => Object.keys(usStates).slice(0, count).join(', ');

describe('the words beside a name', () => {
  it.each<[string | undefined, string]>([
    ['all', ''],
    [undefined, 'Ask where it’s sold'],
    ['all but NY', 'Not sold in NY'],
    ['all but AK, CA, NY', 'Not sold in AK, CA, NY'],
    ['all but AK, CA, DC, NY', 'Sold in 47 states: check yours'],
    ['AZ', 'Sold only in AZ'],
    ['AZ, CO, NM, NV, TX, UT', 'Sold only in AZ, CO, NM, NV, TX, UT'],
    [states(38), 'Sold in 38 states: check yours'],
    ['AL, AK, AZ, AR, CA, CO, DC', 'Sold in 6 states: check yours'],
  ])('without a chosen state say of "%s": %s', (given, words) => {
    expect(soldWords(given, 'all')).toBe(words);
  });

  it.each<[string | undefined, string]>([
    ['all', ''],
    ['all but NY', ''],
    ['AZ, NV', 'Not sold in Ohio'],
    [undefined, 'Ask if it’s sold in Ohio'],
  ])('in Ohio say of "%s": %s', (given, words) => {
    expect(soldWords(given, 'OH')).toBe(words);
  });
});
