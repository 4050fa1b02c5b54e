import { expect, it } from 'vitest';
import { commandOf, type Options, readOptions } from './read-options.ts';

it('gives the command that does the same again', () => {
  const options = readOptions(['--seed', '12', '--kills', '20', '--away', '0']) as Options;
  const { help: _help, write: _write, ...same } = options;
  expect(readOptions(commandOf(options).split(' -- ')[1]?.split(' ') ?? [])).toMatchObject(same);
});

it('says what is not understood', () => {
  expect(readOptions(['--kills', '2'])).toBe('--kills 2 is not understood: it takes a whole number from 5.');
  expect(readOptions(['--minutes', 'long'])).toBe('--minutes long is not understood: it takes a number from 0.1.');
  expect(readOptions(['--kill'])).toMatch(/--kill'?\. npm run chaos -- --help lists what is\.$/);
});
