import { expect, it } from 'vitest';
import { stateWords, turnsSentence } from './turn-words.ts';

const ruth = { id: 'u1', username: 'ruth', role: 'agent' } as const;
const boss = { id: 'u2', username: 'boss', role: 'manager' } as const;

it('says what a person gets', () => {
  expect([ruth, boss, { ...ruth, backOn: '2026-12-03' }].map(stateWords)).toEqual([
    'takes turns',
    'gets only new requests of people they already advise',
    'away, back on Dec 3, 2026',
  ]);
});

it.each([
  [false, [ruth], /^Off: /],
  [true, [ruth, boss], /^On: /],
  [true, [{ ...ruth, backOn: '2026-12-03' }, boss], /^On, but no agent is here/],
])('says who gets the next request: on %s', (on, people, sentence) => {
  expect(turnsSentence({ on, people })).toMatch(sentence);
});
