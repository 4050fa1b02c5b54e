import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { statesInWords } from './states-in-words.ts';

it('names all states in one phrase', () => {
  expect(statesInWords(Object.keys(usStates) as UsState[])).toBe('All 50 states and Washington D.C.');
});

it('lists some states by name in alphabetical order', () => {
  expect(statesInWords(['OH', 'IA', 'IL'])).toBe('Illinois, Iowa, and Ohio');
});
