import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aboutDollars,
  formatAge,
  formatCents,
  formatChange,
  formatDollars,
  formatNumber,
  formatPercent,
  formatShortPercent,
  formatYears,
  toDecimals,
} from './format-number.ts';

const minus = '\u2212';

it('writes an estimate in whole dollars', () => {
  expect(aboutDollars(1166.67)).toBe('about $1,167');
});

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
    // Half up by the digits as written; the binary value of each is just below.
    [617.285, {}, '617.29'],
    [-617.285, {}, `${minus}617.29`],
    [1.005, { least: 2 }, '1.01'],
    [8.345, {}, '8.35'],
    [0.615, {}, '0.62'],
    [1e-7, {}, '0'],
    [1.5e-3, { most: 3 }, '0.002'],
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
  [617.285, '$617', '$617.29'],
  [4999.995, '$5,000', '$5,000.00'],
  [-4999.995, `${minus}$5,000`, `${minus}$5,000.00`],
  [-2.5, `${minus}$3`, `${minus}$2.50`],
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

it('rounds half cents of a payout up for every amount, although sums carry an error of their last digits', () => {
  for (const tenths of [60, 61, 66, 70, 78, 93]) {
    for (let amount = 1000; amount < 300_000; amount += 97) {
      // Exact, in whole numbers: cents = amount × tenths / 120.
      const cents = Math.floor((2 * amount * tenths + 120) / 240);
      const words = formatCents((amount * (tenths / 10)) / 100 / 12).replace(/[$,]/g, '');
      expect(words).toBe(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
    }
  }
});

it.each([
  [617.285, 2, '617.29'],
  [-617.285, 2, '-617.29'],
  [-0.001, 2, '0.00'],
  [2.5, 0, '3'],
  [1e21, 2, (1e21).toFixed(2)],
  [1.00005, 4, '1.0001'],
])('writes %d with %i decimals as %s', (value, decimals, words) => {
  expect(toDecimals(value, decimals)).toBe(words);
});

it.each([
  [59.5, '59½'],
  [73, '73'],
])('writes an age of %d as %s', (years, words) => {
  expect(formatAge(years)).toBe(words);
});

it('counts years, one in the singular', () => {
  expect([1, 5].map(formatYears)).toEqual(['1 year', '5 years']);
});
