import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatChange, formatDollars, formatNumber, formatPercent, formatShortPercent, formatYears } from './format-number.ts';

const minus = '\u2212';

describe('formatNumber', () => {
  it.each([
    [0, {}, '0'],
    [999, {}, '999'],
    [1000, {}, '1,000'],
    [1_234_567.5, {}, '1,234,567.5'],
    [1.25, {}, '1.25'],
    [0.125, {}, '0.13'],
    [0.9875, { most: 4 }, '0.9875'],
    [8, { least: 1 }, '8.0'],
    [8.5, { least: 2 }, '8.50'],
    [100, { least: 1, most: 3 }, '100.0'],
    [-5.5, {}, `${minus}5.5`],
    [-0.001, {}, '0'],
    [-0, {}, '0'],
  ])('writes %s with %o as %s', (value, decimals, words) => {
    expect(formatNumber(value, decimals)).toBe(words);
  });

  it('writes the same as Intl', () => {
    const numbers = fc.oneof(fc.integer(), fc.double({ min: -1e12, max: 1e12, noNaN: true }));
    fc.assert(
      fc.property(numbers, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (value, a, b) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const platform = new Intl.NumberFormat('en-US', {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: 'negative',
        });
        expect(formatNumber(value, { least, most })).toBe(platform.format(value).replace('-', minus));
      }),
    );
  });
});

it.each([
  [13_200, '$13,200', '$13,200.00'],
  [1100.005, '$1,100', '$1,100.01'],
  [0.5, '$1', '$0.50'],
  [-680.4, `${minus}$680`, `${minus}$680.40`],
  [-0.004, '$0', '$0.00'],
])('%d as dollars is %s, with cents %s', (amount, dollars, cents) => {
  expect(formatDollars(amount)).toBe(dollars);
  expect(formatCents(amount)).toBe(cents);
});

it.each([
  [5.3, '5.30%', '5.3%', '+5.3%'],
  [12, '12.00%', '12%', '+12%'],
  [1.256, '1.26%', '1.26%', '+1.26%'],
  [0, '0.00%', '0%', '0%'],
  [-10, `${minus}10.00%`, `${minus}10%`, `${minus}10%`],
])('%d percent is %s, in short %s, as a change %s', (percent, long, short, change) => {
  expect([formatPercent(percent), formatShortPercent(percent), formatChange(percent)]).toEqual([long, short, change]);
});

it('counts years, one in the singular', () => {
  expect([1, 5].map(formatYears)).toEqual(['1 year', '5 years']);
});
