import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearDrawnDown } from './draw-down.ts';

const plan = { amount: 200_000, annualIncome: 13_200, ratePercent: 0, waitYears: 0 };

describe('yearDrawnDown', () => {
  it.each([
    [0, 16],
    [3, 21],
    [4, 24],
    [5, 30],
    [6, 42],
    [-2, 14],
    [6.59, 102],
  ])('13,200 a year from 200,000 at %f%%: into year %i', (ratePercent, year) => {
    expect(yearDrawnDown({ ...plan, ratePercent })).toBe(year);
  });

  it('never ends once interest pays for it', () => {
    expect(yearDrawnDown({ ...plan, ratePercent: 6.6 })).toBeNull();
    expect(yearDrawnDown({ ...plan, ratePercent: 12 })).toBeNull();
    expect(yearDrawnDown({ ...plan, annualIncome: 0 })).toBeNull();
    expect(yearDrawnDown({ ...plan, amount: 1e300, annualIncome: 1e-300 })).toBeNull();
  });

  it('lets the money grow first', () => {
    // 200,000 at 4% for ten years is 296,048.86: 22.43 payments at no interest, 58 at 4%.
    expect(yearDrawnDown({ ...plan, ratePercent: 4, waitYears: 10 })).toBe(58);
    expect(yearDrawnDown({ ...plan, ratePercent: 5, waitYears: 10 })).toBeNull();
    expect(yearDrawnDown({ ...plan, waitYears: 10 })).toBe(16);
  });

  it('ends with the last whole payment when that takes all', () => {
    expect(yearDrawnDown({ amount: 1_500, annualIncome: 100, ratePercent: 0, waitYears: 0 })).toBe(15);
    expect(yearDrawnDown({ amount: 100, annualIncome: 105, ratePercent: 5, waitYears: 0 })).toBe(1);
    expect(yearDrawnDown({ amount: 100, annualIncome: 104.99, ratePercent: 5, waitYears: 0 })).toBe(2);
  });

  it('is over at once with nothing', () => {
    expect(yearDrawnDown({ ...plan, amount: 0 })).toBe(0);
    expect(yearDrawnDown({ ...plan, amount: 0, annualIncome: 0 })).toBe(0);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('takes no amount of %d', (sum) => {
    const error = new RangeError('Amounts must be zero or more.');
    expect(() => yearDrawnDown({ ...plan, amount: sum })).toThrow(error);
    expect(() => yearDrawnDown({ ...plan, annualIncome: sum })).toThrow(error);
  });

  it.each([-100, -150, Number.NaN, Number.POSITIVE_INFINITY])('takes no rate of %d%%', (ratePercent) => {
    expect(() => yearDrawnDown({ ...plan, ratePercent })).toThrow(new RangeError('The rate must be above -100%.'));
  });

  it('is the year in which a balance kept by hand runs out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1_000_000 }),
        fc.integer({ min: 500, max: 100_000 }),
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 0, max: 20 }),
        (amount, annualIncome, tenths, waitYears) => {
          const ratePercent = tenths / 10;
          const growth = 1 + ratePercent / 100;
          const end = yearDrawnDown({ amount, annualIncome, ratePercent, waitYears });
          let balance = amount * growth ** waitYears;
          let year = 0;
          while (balance > 1e-6 && year < 3_000) {
            balance = balance * growth - annualIncome;
            year += 1;
          }
          expect(end ?? 3_000).toBe(year);
        },
      ),
    );
  });

  it('is a number or none for every amount and rate', () => {
    const sums = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(
        sums,
        sums,
        fc.double({ min: -99, max: 1e6, noNaN: true }),
        fc.nat(100),
        (amount, annualIncome, ratePercent, waitYears) => {
          const year = yearDrawnDown({ amount, annualIncome, ratePercent, waitYears }) ?? 0;
          expect(Number.isFinite(year)).toBe(true);
        },
      ),
    );
  });
});
