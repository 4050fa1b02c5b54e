import { expect, it } from 'vitest';
import { readBackupWords, readRestoreWords } from './words.ts';

it.each([
  [[], { ask: 'backup', keep: undefined }],
  [['--keep', '14'], { ask: 'backup', keep: 14 }],
  [['--new-key', 'key.txt'], { ask: 'key', file: 'key.txt' }],
  [['--keep', '14', '--help'], { ask: 'help' }],
])('npm run backup -- %j is understood', (given, expected) => {
  expect(readBackupWords(given)).toEqual(expected);
});

it.each([[['--keep', '0']], [['--keep', 'all']], [['--keep']], [['folder']], [['--kep', '3']]])(
  'npm run backup -- %j is refused',
  (given) => {
    expect(readBackupWords(given)).toMatchObject({ ask: 'wrong' });
  },
);

const plain = { ask: 'restore', file: 'one.age', only: undefined, replace: undefined, withoutErasures: false };

it.each([
  [['one.age'], plain],
  [['one.age', '--check'], { ask: 'check', file: 'one.age' }],
  [['one.age', '--replace', 'annuity-lantern'], { ...plain, replace: 'annuity-lantern' }],
  [['one.age', '--only', 'redis', '--no-erasures'], { ...plain, only: 'redis', withoutErasures: true }],
])('npm run restore -- %j is understood', (given, expected) => {
  expect(readRestoreWords(given)).toEqual(expected);
});

it.each([
  [[]],
  [['one.age', 'two.age']],
  [['one.age', '--only', 'both']],
  [['one.age', '--replace']],
  [['one.age', '--only', 'redis', '--replace', 'x']],
])('npm run restore -- %j is refused', (given) => {
  expect(readRestoreWords(given)).toMatchObject({ ask: 'wrong' });
});
