import { expect, it } from 'vitest';
import { readBackupWords, readRestoreWords } from './words.ts';

it.each([
  [[], { ask: 'once' }],
  [['--nightly'], { ask: 'nightly' }],
  [['--hourly'], { ask: 'hourly' }],
  [['--new-key', 'key.txt'], { ask: 'key', file: 'key.txt' }],
  [['--nightly', '--help'], { ask: 'help' }],
])('npm run backup -- %j is understood', (given, expected) => {
  expect(readBackupWords(given)).toEqual(expected);
});

it.each([[['--nightly', '3']], [['--new-key']], [['folder']], [['--keep', '3']]])('npm run backup -- %j is refused', (given) => {
  expect(readBackupWords(given)).toMatchObject({ ask: 'wrong' });
});

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
