import { expect, it } from 'vitest';
import { commandOf, type Options, readOptions } from './options.ts';

it.each([
  [['--seed', '12', '--kills', '20', '--away', '0']],
  [['--seed', '3', '--clocks', '9', '--provider', '700', '--previous', 'v1.2.0', '--no-controls', '--within', '20']],
  [['--seed', '3', '--failovers', '2', '--outages', '1', '--rollbacks', '1']],
  [['--seed', '3', '--takeovers', '5', '--engine', 'sentinel']],
  [['--seed', '3', '--stepdowns', '5', '--fills', '2', '--boundaries', '0']],
])('prints a command that repeats the run (%j)', (args) => {
  const options = readOptions(args) as Options;
  expect(readOptions(commandOf(options).split(' -- ')[1]?.split(' ') ?? [])).toEqual(options);
});

it('takes MongoDB away only where it is a single server', () => {
  expect(readOptions(['--stepdowns', '1'])).toMatchObject({ away: 0 });
  expect(readOptions([])).toMatchObject({ away: 120 });
});

it('answers unknown and invalid arguments with a sentence', () => {
  expect(readOptions(['--kills', '2.5'])).toBe('--kills 2.5 is invalid. It takes a whole number from 0.');
  expect(readOptions(['--minutes', 'long'])).toBe('--minutes long is invalid. It takes a number from 0.1.');
  expect(readOptions(['--previous=--exec'])).toBe('--previous --exec is invalid. It takes a commit or a tag.');
  expect(readOptions(['--engine', 'valkey'])).toBe('--engine valkey is invalid. It takes replicas, sentinel, cluster.');
  expect(readOptions(['--kill'])).toMatch(/--kill'?\. npm run chaos -- --help lists the options\.$/);
});
