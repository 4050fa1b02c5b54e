import { expect, it } from 'vitest';
import { type ActionName, actionWords, deskActions, findActions } from './desk-actions.ts';

const offers = (Object.keys(deskActions) as ActionName[]).map((name) => ({ name, words: actionWords(name) }));
const found = (typed: string) => findActions(offers, typed).map(({ words }) => words);

it.each([
  ['no a', ['No answer', 'Not a fit...', 'Write a note']],
  ['MESSAGE', ['Left a message']],
  ['call', ['Call', 'Call back on...', 'Call scheduled...', 'They said stop...']],
  ['hand over', ['Give to...']],
  ['stop', ['They said stop...']],
  ['Left for Florida', []],
])('finds what begins with each typed word, its own words first: %s', (typed, words) => {
  expect(found(typed)).toEqual(words);
});

it('finds every action while nothing is typed', () => {
  expect(found(' ')).toHaveLength(offers.length);
});
