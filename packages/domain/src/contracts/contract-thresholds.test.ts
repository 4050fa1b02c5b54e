import { describe, expect, it } from 'vitest';
import { flagFrom, flagSurrenderPeriod, flagYearlyFees } from './contract-thresholds.ts';

describe('flagYearlyFees', () => {
  it.each([
    [0, 'none'],
    [2.99, 'none'],
    [3, 'warn'],
    [3.99, 'warn'],
    [4, 'severe'],
    [6.5, 'severe'],
  ])('%d%% a year is %s', (percent, flag) => {
    expect(flagYearlyFees(percent)).toBe(flag);
  });
});

describe('flagSurrenderPeriod', () => {
  it.each([
    [0, 'none'],
    [7, 'none'],
    [8, 'warn'],
    [10, 'warn'],
    [11, 'severe'],
    [16, 'severe'],
  ])('%d years are %s', (years, flag) => {
    expect(flagSurrenderPeriod(years)).toBe(flag);
  });
});

describe('flagFrom', () => {
  it.each([
    [6.99, 'none'],
    [7, 'warn'],
    [9.99, 'warn'],
    [10, 'severe'],
  ])('%d against 7 and 10 is %s', (figure, flag) => {
    expect(flagFrom(figure, { warnFrom: 7, severeFrom: 10 })).toBe(flag);
  });
});
