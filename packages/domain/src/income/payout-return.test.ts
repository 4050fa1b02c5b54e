import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutRate } from './payout.ts';
import { afterInflation, payoutReturn } from './payout-return.ts';

describe('payoutReturn', () => {
  it.each([
    { currentAge: 60, startAge: 60, returns: [3.4, 4.31, 4.86, 5.21] },
    { currentAge: 65, startAge: 65, returns: [2.8, 4.29, 5.13, 5.63] },
    { currentAge: 70, startAge: 70, returns: [1.68, 4.37, 5.7, 6.43] },
    { currentAge: 75, startAge: 75, returns: [-2.65, 3.37, 5.83, 7.02] },
    { currentAge: 80, startAge: 80, returns: [-21.08, -1.3, 4.48, 6.81] },
    { currentAge: 55, startAge: 65, returns: [1.38, 2.26, 2.83, 3.22] },
  ])('paid at $currentAge, income from $startAge', ({ currentAge, startAge, returns }) => {
    const income = { currentAge, startAge, ratePercent: payoutRate(startAge) };
    expect([85, 90, 95, 100].map((age) => Number(payoutReturn(income, age)?.toFixed(2)))).toEqual(returns);
  });

  it('is none before the first payment, and for an income that starts in the past', () => {
    const income = { currentAge: 60, startAge: 65, ratePercent: 6.6 };
    expect(payoutReturn(income, 60)).toBeNull();
    expect(payoutReturn(income, 65)).toBeNull();
    // One payment of 6.60 for 100, six years later.
    expect(payoutReturn(income, 66)).toBeCloseTo(-36.43, 2);
    expect(payoutReturn({ ...income, currentAge: 66 }, 90)).toBeNull();
  });

  it('solves back to the premium within 1e-9, and never falls with a longer life', () => {
    const age = fc.integer({ min: 55, max: 80 });
    fc.assert(
      fc.property(age, fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 60 }), (currentAge, wait, payments) => {
        const startAge = currentAge + wait;
        const income = { currentAge, startAge, ratePercent: payoutRate(startAge) };
        const percent = payoutReturn(income, startAge + payments) ?? Number.NaN;
        const worth = Array.from({ length: payments }, (_, year) => income.ratePercent / (1 + percent / 100) ** (wait + year + 1));
        expect(Math.abs(worth.reduce((sum, dollars) => sum + dollars, 0) / 100 - 1)).toBeLessThan(1e-9);
        expect(payoutReturn(income, startAge + payments + 1)).toBeGreaterThan(percent);
      }),
    );
  });
});

describe('afterInflation', () => {
  it.each([
    [4.29, 2.5, 1.7463],
    [2.5, 2.5, 0],
    [0, 2.5, -2.439],
    [5, 0, 5],
    [-21.08, 3, -23.3786],
    [3, -1, 4.0404],
  ])('%f%% with prices rising %f%% is %f%%', (percent, inflation, real) => {
    expect(afterInflation(percent, inflation)).toBeCloseTo(real, 4);
  });

  it.each([-100, -101, Number.NaN])('does not exist for inflation of %f%%', (inflation) => {
    expect(() => afterInflation(5, inflation)).toThrow(new RangeError('Inflation must be above -100%.'));
  });

  it('is the return of the same payments in today’s dollars', () => {
    const percent = payoutReturn({ currentAge: 65, startAge: 65, ratePercent: 6.6 }, 90) ?? Number.NaN;
    const real = afterInflation(percent, 2.5) / 100;
    const payments = Array.from({ length: 25 }, (_, year) => 6.6 / 1.025 ** (year + 1));
    expect(payments.reduce((sum, dollars, year) => sum + dollars / (1 + real) ** (year + 1), 0)).toBeCloseTo(100, 9);
  });
});
