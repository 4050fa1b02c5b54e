import { expect, it } from 'vitest';
import { nouns } from './nouns.ts';
import { openCallWords } from './open-call-words.ts';

const id = '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11';
const wordsOf = openCallWords('a key');

it('gives a lead the same three words each time, which differ from each other', () => {
  expect(wordsOf(id)).toBe(wordsOf(id));
  const words = wordsOf(id).split(', ');
  expect(new Set(words).size).toBe(3);
  expect(nouns).toEqual(expect.arrayContaining(words));
});

it('gives another lead, and the same lead under another key, other words', () => {
  const others = Array.from({ length: 200 }, (_, index) => wordsOf(`lead ${index}`));
  expect(new Set([...others, wordsOf(id), openCallWords('another key')(id)]).size).toBe(202);
});

it('uses every noun in every place', () => {
  const phrases = Array.from({ length: 5000 }, (_, index) => wordsOf(String(index)).split(', '));
  for (const place of [0, 1, 2]) expect(new Set(phrases.map((words) => words[place])).size).toBe(nouns.length);
});

it('has 256 short nouns that sound different', () => {
  expect(new Set(nouns).size).toBe(256);
  for (const noun of nouns) expect(noun).toMatch(/^[a-z]{4,10}$/);
  expect(new Set(nouns.map((noun) => noun.slice(0, 4))).size).toBe(nouns.length);
  const alike = nouns.flatMap((one, at) => nouns.slice(at + 1).filter((other) => lettersApart(one, other) < 3));
  expect(alike).toEqual([]);
});

/** How many letters must be added, removed or replaced to make one word of the other. */
function lettersApart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const now = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (before[column] ?? 0) + (letter === wanted ? 0 : 1);
      now.push(Math.min(replaced, (before[column + 1] ?? 0) + 1, (now[column] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}
