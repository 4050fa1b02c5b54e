import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeEntry } from './decoder-fields.ts';
import { type NumberName, numberNames, numberRules } from './decoder-inputs.ts';
import { readEntry } from './read-entry.ts';

describe('readEntry', () => {
  it.each<[NumberName, string, number]>([
    ['premium', '100000', 100_000],
    ['premium', '$100,000', 100_000],
    ['premium', ' US$ 100 000 ', 100_000],
    ['premium', '100k', 100_000],
    ['premium', '1.5 million', 1_500_000],
    ['rollUpPercent', '8', 8],
    ['rollUpPercent', ' 8.25 % ', 8.25],
    ['rollUpPercent', '.5', 0.5],
    ['rollUpPercent', '7 percent', 7],
    ['rollUpPercent', '0', 0],
    ['years', '10', 10],
    ['years', '10 years', 10],
    ['feePercent', '1.25%', 1.25],
  ])('%s: reads %j', (name, text, value) => {
    expect(readEntry(name, text)).toEqual({ value });
  });

  it.each<[NumberName, string, string]>([
    ['premium', '', 'Enter dollars'],
    ['premium', '0', 'Enter $1 to $100,000,000.'],
    ['premium', '-5', 'Enter dollars'],
    ['premium', '1e9', 'Enter dollars'],
    ['premium', '200.000', 'Enter dollars'],
    ['premium', '9'.repeat(400), 'Enter $1 to'],
    ['rollUpPercent', 'eight', 'Enter a number'],
    ['rollUpPercent', '21', 'Enter 0 to 20.'],
    ['rollUpPercent', '%', 'Enter a number'],
    ['payoutPercent', '0', 'Enter 0.1 to 20.'],
    ['years', '2.5', 'Enter whole years'],
    ['years', '0', 'Enter 1 to 35.'],
    ['years', '99999999999999999999', 'Enter 1 to 35.'],
    ['feePercent', 'NaN', 'Enter a number'],
  ])('%s: says what is wrong with %j', (name, text, words) => {
    expect(readEntry(name, text).problem).toContain(words);
  });

  const names = fc.constantFrom(...numberNames);

  it('reads back every value that the field can show', () => {
    fc.assert(
      fc.property(names, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
        const { from, to, unit } = numberRules[name];
        const step = unit === 'years' ? 1 : 100;
        const value = Math.round((from + share * (to - from)) * step) / step;
        expect(readEntry(name, writeEntry(name, value))).toEqual({ value });
      }),
    );
  });

  it('never throws, and returns no value outside the limits', () => {
    fc.assert(
      fc.property(names, fc.string(), (name, text) => {
        const { value } = readEntry(name, text);
        const { from, to } = numberRules[name];
        expect(value === undefined || (value >= from && value <= to)).toBe(true);
      }),
    );
  });
});
