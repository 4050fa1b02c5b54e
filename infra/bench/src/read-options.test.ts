import { expect, it } from 'vitest';
import { kinds, readOptions } from './read-options.ts';

it('measures everything unless told otherwise, each kind with its own rounds', () => {
  expect(readOptions([])).toMatchObject({
    help: false,
    write: false,
    only: kinds,
    rounds: undefined,
    seconds: 5,
    leads: undefined,
    requests: undefined,
    runs: undefined,
    pages: [],
  });
});

it('takes kinds, rounds, seconds, leads, pages and the seed', () => {
  const given = [
    '--only',
    'intake',
    '--only=effects',
    '--rounds',
    '3',
    '--seconds',
    '2',
    '--leads',
    '50',
    '--requests',
    '70',
    '--runs',
    '1',
    '--page',
    '/',
    '--page=/about',
    '--seed',
    '0',
    '--write',
  ];
  expect(readOptions(given)).toEqual({
    help: false,
    write: true,
    only: ['intake', 'effects'],
    rounds: 3,
    seconds: 2,
    leads: 50,
    requests: 70,
    runs: 1,
    pages: ['/', '/about'],
    seed: 0,
  });
});

it.each([
  [['--only', 'speed'], '--only speed is not understood: it takes memory'],
  [['--rounds', '0'], '--rounds 0 is not understood: it takes a whole number from 1.'],
  [['--seconds', '1.5'], '--seconds 1.5 is not understood'],
  [['--fast'], "Unknown option '--fast'. npm run bench -- --help lists what is."],
])('answers %j with a sentence', (args, sentence) => {
  expect(readOptions(args)).toContain(sentence);
});
