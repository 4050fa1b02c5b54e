import { expect, test } from 'vitest';
import { add } from './add.ts';
import { list } from './list.ts';
import { readWords, staffHelp } from './read-words.ts';
import { unlock } from './unlock.ts';

test('reads a verb with its words', () => {
  expect(readWords(['unlock', 'margaret'])).toEqual({ verb: unlock, operands: ['margaret'] });
  expect(readWords(['list'])).toEqual({ verb: list, operands: [] });
  const words = ['ruth', 'ruth@example.com', 'agent'];
  expect(readWords(['add', ...words])).toEqual({ verb: add, operands: words });
  expect(readWords(['add', ...words, 'Ruth Ames'])).toEqual({ verb: add, operands: [...words, 'Ruth Ames'] });
});

test.each([[['--help']], [['-h']], [['unlock', '--help']]])('answers %j with the help, which lists the verbs', (words) => {
  expect(readWords(words)).toBe('help');
  for (const line of [
    'add USER MAIL ROLE \\[NAME\\]',
    'reset USER',
    'reset-code USER',
    'disable USER',
    'unlock USER',
    'licenses USER \\[LINES\\]',
    'list',
  ])
    expect(staffHelp).toMatch(new RegExp(`^ {2}${line} {2,}\\S`, 'm'));
});

test.each([
  [[], 'Say what to do: see npm run staff -- --help'],
  [['lock', 'margaret'], '"lock" is not something that npm run staff can do: see npm run staff -- --help'],
  [['toString'], '"toString" is not something that npm run staff can do: see npm run staff -- --help'],
  [['unlock'], 'Write it as npm run staff -- unlock USER'],
  [['add', 'ruth'], 'Write it as npm run staff -- add USER MAIL ROLE [NAME]'],
  [['add', 'ruth', 'ruth@example.com', 'agent', 'Ruth', 'Ames'], 'Write it as npm run staff -- add USER MAIL ROLE [NAME]'],
  [['list', 'ruth'], 'Write it as npm run staff -- list'],
  [['unlock', 'margaret', 'ruth'], 'Write it as npm run staff -- unlock USER'],
])('says in one sentence what is wrong with %j', (words, wrong) => {
  expect(readWords(words)).toEqual({ wrong });
});
