import { expect, it } from 'vitest';
import { commandOf, type Options, readOptions } from './options.ts';

it('prints a command that repeats the run', () => {
  const options = readOptions(['--seed', '12', '--kills', '20', '--away', '0']) as Options;
  expect(readOptions(commandOf(options).split(' -- ')[1]?.split(' ') ?? [])).toEqual(options);
});

it('answers unknown and invalid arguments with a sentence', () => {
  expect(readOptions(['--kills', '2'])).toBe('--kills 2 is invalid. It takes a whole number from 5.');
  expect(readOptions(['--minutes', 'long'])).toBe('--minutes long is invalid. It takes a number from 0.1.');
  expect(readOptions(['--kill'])).toMatch(/--kill'?\. npm run chaos -- --help lists the options\.$/);
});
