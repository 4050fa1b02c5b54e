import { expect, test } from 'vitest';
import { readWords, staffHelp } from './read-words.ts';
import { unlock } from './unlock.ts';

test('reads a verb with its words', () => {
  expect(readWords(['unlock', 'margaret'])).toEqual({ verb: unlock, operands: ['margaret'] });
});

test.each([[['--help']], [['-h']], [['unlock', '--help']]])('%j asks for the help, which lists the verbs', (words) => {
  expect(readWords(words)).toBe('help');
  expect(staffHelp).toMatch(/^ {2}unlock USER +\S/m);
});

test.each([
  [[], 'Say what to do: see npm run staff -- --help'],
  [['lock', 'margaret'], '"lock" is not something that npm run staff can do: see npm run staff -- --help'],
  [['toString'], '"toString" is not something that npm run staff can do: see npm run staff -- --help'],
  [['unlock'], 'Write it as npm run staff -- unlock USER'],
  [['unlock', 'margaret', 'ruth'], 'Write it as npm run staff -- unlock USER'],
])('says in one sentence what is wrong with %j', (words, wrong) => {
  expect(readWords(words)).toEqual({ wrong });
});
