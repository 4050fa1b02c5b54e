import { describe, expect, it } from 'vitest';
import { firstCutMonth, fullPayment, monthOf, monthsBetween, shareAfter } from './benefit-cut.ts';

describe('firstCutMonth', () => {
  it.each([
    ['2026-11-26', { year: 2033, month: 1 }],
    ['2026-06-09', { year: 2033, month: 1 }],
    ['2026-06-08', { year: 2033, month: 4 }],
  ])('on %s is the first month after the last quarter that is paid in full', (day, month) => {
    expect(firstCutMonth(day)).toEqual(month);
  });
});

it('names the quarters of the newest report', () => {
  expect(fullPayment).toEqual({ retirement: 'fourth quarter of 2032', both: 'third quarter of 2034' });
});

it.each([
  ['2026-11-26', 74],
  ['2026-12-01', 73],
  ['2032-12-31', 1],
  ['2033-01-01', 0],
  ['2033-02-01', -1],
])('counts from %s %i months to January 2033', (day, months) => {
  expect(monthsBetween(monthOf(day), { year: 2033, month: 1 })).toBe(months);
});

it.each([
  [73, 78, 1],
  [74, 78, 0.78],
  [75, 0, 0],
  [75, 101, 1],
  [75, -1, 0],
])('pays after %i months, with %i%% from month 74 on, a share of %d', (months, payablePercent, share) => {
  expect(shareAfter(months, { inMonths: 74, payablePercent })).toBe(share);
});

it('pays all without a cut', () => {
  expect(shareAfter(1000, null)).toBe(1);
});
