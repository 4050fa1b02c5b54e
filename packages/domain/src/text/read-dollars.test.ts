import { describe, expect, it } from 'vitest';
import { readDollars } from './read-dollars.ts';

describe('readDollars', () => {
  it.each([
    ['250000', 250_000],
    ['250,000', 250_000],
    ['$250,000', 250_000],
    [' 250 000 ', 250_000],
    ['US$250,000', 250_000],
    ['usd 250000', 250_000],
    ['250k', 250_000],
    ['1.5 Thousand', 1_500],
    ['1.5m', 1_500_000],
    ['1.2345 million', 1_234_500],
    ['250000.55', 250_000.55],
    ['0.005k', 5],
    ['0', 0],
    ['$250,000.', 250_000],
    ['$ 250 000', 250_000],
    ['250,000 dollars', 250_000],
    ['２５０，０００', 250_000],
    ['\u200b$250\u00a0000\u202c', 250_000],
  ])('reads "%s" as %d', (text, dollars) => {
    expect(readDollars(text)).toBe(dollars);
  });

  it.each([
    '',
    '$',
    '2,5',
    '250.000',
    '1e5',
    '--5',
    '2 5',
    '200 30',
    '½',
    '250.000k k',
    '-5',
    'lots',
    '1.234',
    '25,00',
    '1,2345',
    '12abc',
    'abc12',
    '5%',
    '1.2.3',
    'k',
    '5 kk',
  ])('does not read "%s"', (text) => {
    expect(readDollars(text)).toBeNull();
  });
});
