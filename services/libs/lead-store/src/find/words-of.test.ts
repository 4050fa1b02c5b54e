import { expect, it } from 'vitest';
import { MOST_WORDS, wordsOf } from './words-of.ts';

it.each([
  ['Wife has surgery on Friday; call after that.', ['wife', 'surgery', 'friday', 'call']],
  ['Surrender charges of 7%, SURRENDER charge', ['surrender', 'charge']],
  ['Señor Muñoz’s annuity (policy 10442)', ['senor', 'munoz', 'annuity', 'policy', '10442']],
  ['loss and losses', ['loss', 'losse']],
  ['$set "note"', ['set', 'note']],
  ['a I 12 — …', []],
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('keeps few and short words of any text', () => {
  const long = Array.from({ length: 5000 }, (_, index) => `word${index}x`).join(' ');
  expect(wordsOf(`${'y'.repeat(2000)} ${long}`)).toHaveLength(MOST_WORDS);
});
