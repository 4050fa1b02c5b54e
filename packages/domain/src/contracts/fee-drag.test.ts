import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfFees, valueAfterFees } from './fee-drag.ts';

const tenYears = { amount: 100_000, growthPercent: 5, years: 10 };

describe('valueAfterFees', () => {
  it.each([
    [0, 162_889],
    [1.25, 143_636],
    [3.4, 115_256],
  ])('at %d%% a year leaves %d', (feePercent, left) => {
    expect(valueAfterFees({ ...tenYears, feePercent })).toBeCloseTo(left, -0.5);
    expect(Math.round(valueAfterFees({ ...tenYears, feePercent }))).toBe(left);
  });

  it('costs the difference to no fee', () => {
    expect(Math.round(costOfFees({ ...tenYears, feePercent: 3.4 }))).toBe(47_633);
    expect(costOfFees({ ...tenYears, feePercent: 0 })).toBe(0);
  });

  it('never leaves more for a higher fee', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 0, max: 60 }), (one, other, years) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const left = (feePercent: number) => valueAfterFees({ amount: 1_000, growthPercent: 5, feePercent, years });
        expect(left(high)).toBeLessThanOrEqual(left(low));
      }),
    );
  });
});
