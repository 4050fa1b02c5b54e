import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { internalRateOfReturn } from './internal-rate-of-return.ts';

/** Nothing for some years, then the same income each year. */
function incomeAfter(waitYears: number, income: number, payments: number): number[] {
  return [...Array<number>(waitYears).fill(0), ...Array<number>(payments).fill(income)];
}

describe('internalRateOfReturn', () => {
  it.each([
    { start: 60, percent: 6.0, returns: [3.4, 4.31, 4.86, 5.21] },
    { start: 65, percent: 6.6, returns: [2.8, 4.29, 5.13, 5.63] },
    { start: 70, percent: 7.6, returns: [1.68, 4.37, 5.7, 6.43] },
    { start: 75, percent: 8.6, returns: [-2.65, 3.37, 5.83, 7.02] },
    { start: 80, percent: 9.3, returns: [-21.08, -1.3, 4.48, 6.81] },
  ])('of $percent% a year from $start, paid for at $start', ({ start, percent, returns }) => {
    for (const [index, alive] of [85, 90, 95, 100].entries())
      expect(internalRateOfReturn(100, incomeAfter(0, percent, alive - start))).toBeCloseTo(returns[index] as number, 2);
  });

  it('counts the years of waiting', () => {
    const returns = [85, 90, 95, 100].map((alive) => internalRateOfReturn(100, incomeAfter(10, 6.6, alive - 65)));
    for (const [index, expected] of [1.38, 2.26, 2.83, 3.22].entries()) expect(returns[index]).toBeCloseTo(expected, 2);
  });

  it('is the rate itself for one payment with interest, and zero for money that only comes back', () => {
    expect(internalRateOfReturn(100, [105])).toBeCloseTo(5, 10);
    expect(internalRateOfReturn(100, incomeAfter(3, 20, 5))).toBeCloseTo(0, 10);
  });

  it.each([
    [0, [1]],
    [-1, [1]],
    [Number.NaN, [1]],
    [Number.POSITIVE_INFINITY, [1]],
    [100, []],
    [100, [0, 0]],
    [100, [5, -1]],
    [100, [5, Number.NaN]],
    [100, [5, Number.POSITIVE_INFINITY]],
  ])('there is none for %d paid and %j received', (paid, received) => {
    expect(internalRateOfReturn(paid, received)).toBeNull();
  });

  // Beyond a million to one a rate near -100% can no longer be told from its neighbours.
  const sums = fc.double({ min: 1, max: 1e6, noNaN: true });
  const flows = fc.array(sums, { minLength: 1, maxLength: 60 });

  it('makes the payments received worth the amount paid', () => {
    fc.assert(
      fc.property(sums, flows, (paid, received) => {
        const factor = 1 / (1 + (internalRateOfReturn(paid, received) ?? Number.NaN) / 100);
        const value = received.reduce((sum, dollars, index) => sum + dollars * factor ** (index + 1), 0);
        expect(value / paid).toBeCloseTo(1, 6);
      }),
    );
  });

  it('ends for sums that no computer can add up', () => {
    expect(internalRateOfReturn(1e308, [0, 5e-324])).toBeCloseTo(-100, 6);
    expect(internalRateOfReturn(5e-324, [1e308])).toBeGreaterThan(0);
  });

  it('does not depend on the unit of money, and never falls with one more payment', () => {
    fc.assert(
      fc.property(sums, flows, sums, (paid, received, more) => {
        const rate = internalRateOfReturn(paid, received) ?? Number.NaN;
        const thousandfold = received.map((dollars) => dollars * 1_000);
        const growth = (percent: number | null) => 1 + (percent ?? Number.NaN) / 100;
        expect(growth(internalRateOfReturn(paid * 1_000, thousandfold)) / growth(rate)).toBeCloseTo(1, 6);
        expect(internalRateOfReturn(paid, [...received, more])).toBeGreaterThanOrEqual(rate - 1e-9 * Math.abs(rate));
      }),
    );
  });
});
