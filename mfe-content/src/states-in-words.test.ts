import { type UsState, usStates } from '@annuity-lantern/contracts/http';
import { expect, it } from 'vitest';
import { isLongList, servedSentence, statesInWords } from './states-in-words.ts';

const everyState = Object.keys(usStates) as UsState[];

it('names all states in one phrase', () => {
  expect(statesInWords(everyState)).toBe('All 50 states and Washington D.C.');
});

it('lists some states by name in alphabetical order', () => {
  expect(statesInWords(['OH', 'IA', 'IL'])).toBe('Illinois, Iowa, and Ohio');
});

it.each([
  [everyState, 'We serve all 50 states and Washington D.C.', false],
  [['OH'], 'We serve Ohio.', false],
  [['OH', 'IA', 'IL'], 'We serve Illinois, Iowa, and Ohio.', false],
  [['OH', 'IA', 'IL', 'DC'], 'We serve Illinois, Iowa, and 2 more.', true],
] as [UsState[], string, boolean][])('says in one short sentence which states are served: %s', (codes, sentence, isLong) => {
  expect([servedSentence(codes), isLongList(codes)]).toEqual([sentence, isLong]);
  expect(servedSentence(codes, true)).toMatch(/ \(sample\)\.$/);
});
