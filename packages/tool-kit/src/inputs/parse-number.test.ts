import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

const percent = { from: 0, to: 10, decimals: 2, words: 'a rate in percent' };
const age = { from: 50, to: 80, decimals: 0, words: 'your age in years' };

describe('parseNumber', () => {
  it.each([
    ['5', 5],
    [' 5.30 % ', 5.3],
    ['5.', 5],
    ['0', 0],
    ['10', 10],
    ['-0', 0],
    ['5 percent', 5],
    ['2,5', 2.5],
    ['5 %', 5],
    ['５.３', 5.3],
    ['5.300', 5.3],
    ['\u200b5\u00a0%\u202c', 5],
  ])('reads %s', (text, number) => {
    expect(parseNumber(text, percent)).toEqual({ kind: 'number', number });
  });

  it('reads years', () => {
    expect(parseNumber('62 years', age)).toEqual({ kind: 'number', number: 62 });
  });

  it.each(['', '  '])('takes "%s" for nothing', (text) => expect(parseNumber(text, percent)).toEqual({ kind: 'empty' }));

  it.each(['10.01', '-1', '--5', 'five', '5,333', '5,', '1e1', '1e5', '0x5', '5 5', '5k', '5½', 'Infinity', '5 5.5.5', '9'.repeat(50)])(
    'says what is asked for beside %s',
    (text) => {
      expect(parseNumber(text, percent)).toEqual({ kind: 'wrong', message: 'Enter a rate in percent, from 0 to 10.' });
    },
  );

  it('takes hidden characters alone for nothing', () => expect(parseNumber('\u200b\u00a0', percent)).toEqual({ kind: 'empty' }));

  it.each([
    ['5.123', percent, 'Enter a rate in percent, from 0 to 10, with up to 2 decimals.'],
    ['62.5', age, 'Enter your age in years, from 50 to 80, without decimals.'],
    ['62,5', age, 'Enter your age in years, from 50 to 80, without decimals.'],
  ])('names the decimals that %s has too many of', (text, limits, message) => {
    expect(parseNumber(text, limits)).toEqual({ kind: 'wrong', message });
  });

  it('never returns a number beyond its limits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const parsed = parseNumber(text, percent);
        if (parsed.kind === 'number') expect(parsed.number >= 0 && parsed.number <= 10).toBe(true);
      }),
    );
  });
});
