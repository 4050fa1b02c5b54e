import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-figures.ts';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['200000', 200_000],
    ['$250,000', 250_000],
    ['US$ 250,000.50', 250_000.5],
    [' 250 000 ', 250_000],
    ['250\u00a0000', 250_000],
    ['250k', 250_000],
    ['250 K', 250_000],
    ['1.5m', 1_500_000],
    ['1.25 million', 1_250_000],
    ['80 thousand', 80_000],
    ['USD 75,000', 75_000],
    ['100,000,000', 100_000_000],
    ['$250,000.', 250_000],
    ['$ 250 000', 250_000],
    ['２５０ｋ', 250_000],
    ['\u202a$250,000\u202c', 250_000],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toEqual({ kind: 'amount', amount });
  });

  it.each(['', '   ', '\u200b', '$', '0', '$0.00', '0k'])('takes "%s" for no amount', (text) => {
    expect(parseAmount(text)).toEqual({ kind: 'empty' });
  });

  it.each([
    ['-5000', 'above zero'],
    ['\u22125,000', 'above zero'],
    ['about 200', 'such as 250,000'],
    ['2,5', 'a point for cents, such as 250,000.50'],
    ['250.000', 'commas for thousands, such as 250,000'],
    ['250.000,00', 'commas for thousands, such as 250,000'],
    ['--5', 'above zero'],
    ['200 30', 'such as 250,000'],
    ['5 %', 'such as 250,000'],
    ['1e5', 'such as 250,000'],
    ['1e9', 'such as 250,000'],
    ['12,34,567', 'such as 250,000'],
    ['Infinity', 'such as 250,000'],
    ['100,000,001', 'up to $100,000,000'],
    ['9'.repeat(400), 'up to $100,000,000'],
  ])('says what is wrong with %s', (text, words) => {
    const parsed = parseAmount(text);
    expect(parsed).toMatchObject({ kind: 'wrong', message: expect.stringContaining(words) });
  });

  it('reads back every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (cents) => {
        expect(parseAmount(formatAmount(cents / 100))).toEqual({ kind: 'amount', amount: cents / 100 });
      }),
    );
  });

  it('never throws, and never returns an amount of zero or less', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseAmount(text);
        expect(parsed.kind !== 'amount' || parsed.amount > 0).toBe(true);
      }),
    );
  });
});
