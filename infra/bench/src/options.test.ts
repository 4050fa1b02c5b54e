import { expect, it } from 'vitest';
import { kinds, readOptions } from './options.ts';

it('measures every kind by default that needs no containers', () => {
  expect(readOptions([])).toMatchObject({
    help: false,
    write: false,
    only: kinds.filter((kind) => kind !== 'compose'),
    rounds: undefined,
    seconds: 5,
    leads: undefined,
    pages: [],
    baseline: undefined,
  });
});

it('reads every option and keeps the order of the kinds', () => {
  const given =
    '--only effects --only=intake --rounds 3 --seconds 2 --leads 50 --page / --page=/about --seed 0 --write --baseline ../before';
  expect(readOptions(given.split(' '))).toEqual({
    help: false,
    write: true,
    only: ['intake', 'effects'],
    rounds: 3,
    seconds: 2,
    leads: 50,
    pages: ['/', '/about'],
    seed: 0,
    baseline: '../before',
  });
});

it.each([
  [['--only', 'speed'], '--only speed is unknown. It takes memory'],
  [['--leads', '0'], '--leads 0 is invalid. It takes a whole number from 1.'],
  [['--rounds', '0'], '--rounds 0 is invalid. It takes a whole number from 1.'],
  [['--seconds', '1.5'], '--seconds 1.5 is invalid.'],
  [['--fast'], "Unknown option '--fast'. npm run bench -- --help lists the options."],
])('answers %j with a sentence', (args, sentence) => {
  expect(readOptions(args)).toContain(sentence);
});
