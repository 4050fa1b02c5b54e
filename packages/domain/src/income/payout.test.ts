import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountForIncome, calculatePayout, payoutRate, payoutRateByStartAge } from './payout.ts';

describe('payoutRate', () => {
  it.each([
    [60, 6.0],
    [64, 6.4],
    [65, 6.6],
    [70, 7.6],
    [78, 9.2],
    [79, 9.3],
    [80, 9.3],
  ])('at %i is %f percent', (age, rate) => {
    expect(payoutRate(age)).toBe(rate);
  });

  it('uses the nearest row outside the table', () => {
    expect(payoutRate(50)).toBe(6);
    expect(payoutRate(85)).toBe(9.3);
    expect(payoutRate(Number.POSITIVE_INFINITY)).toBe(9.3);
  });

  it('is 6 percent for an age without a row', () => {
    expect(payoutRate(72.5)).toBe(6);
    expect(payoutRate(Number.NaN)).toBe(6);
  });

  it('has a row for each whole age from 60 to 80, and never falls', () => {
    const rows = Object.entries(payoutRateByStartAge);
    expect(rows.map(([age]) => Number(age))).toEqual(Array.from({ length: 21 }, (_, index) => 60 + index));
    const rates = rows.map(([, rate]) => rate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });
});

describe('calculatePayout', () => {
  it.each([
    { amount: 200_000, currentAge: 65, startAge: 65, annual: 13_200, monthly: 1_100, rate: 6.6, lifetime: 264_000, breakEven: 80 },
    { amount: 500_000, currentAge: 62, startAge: 67, annual: 35_000, monthly: 2_916.67, rate: 7, lifetime: 630_000, breakEven: 81 },
    { amount: 100_000, currentAge: 55, startAge: 60, annual: 6_000, monthly: 500, rate: 6, lifetime: 150_000, breakEven: 77 },
    { amount: 250_000, currentAge: 70, startAge: 80, annual: 23_250, monthly: 1_937.5, rate: 9.3, lifetime: 116_250, breakEven: 91 },
    // From 84 on, one year of income is counted at the least.
    { amount: 100_000, currentAge: 80, startAge: 85, annual: 9_300, monthly: 775, rate: 9.3, lifetime: 9_300, breakEven: 96 },
    // 72 + 12.5 is exactly half way and rounds up.
    { amount: 123_456.78, currentAge: 72, startAge: 72, annual: 9_876.54, monthly: 823.05, rate: 8, lifetime: 128_395.05, breakEven: 85 },
    // A start age in the past keeps the specified numbers; the page says what is wrong.
    { amount: 200_000, currentAge: 70, startAge: 65, annual: 13_200, monthly: 1_100, rate: 6.6, lifetime: 264_000, breakEven: 80 },
  ])('$amount at $currentAge from $startAge', ({ amount, currentAge, startAge, annual, monthly, rate, lifetime, breakEven }) => {
    const payout = calculatePayout({ amount, currentAge, startAge });
    expect(payout?.annualIncome).toBeCloseTo(annual, 2);
    expect(payout?.monthlyIncome).toBeCloseTo(monthly, 2);
    expect(payout?.payoutRate).toBe(rate);
    expect(payout?.totalLifetimeIncome).toBeCloseTo(lifetime, 2);
    expect(payout?.breakEvenAge).toBe(breakEven);
  });

  it('pays a part of the table’s rate where income continues for a second person', () => {
    const half = calculatePayout({ amount: 200_000, currentAge: 65, startAge: 65 }, 0.5);
    expect(half).toEqual({ annualIncome: 6_600, monthlyIncome: 550, payoutRate: 3.3, totalLifetimeIncome: 132_000, breakEvenAge: 95 });
    expect(amountForIncome(550, 65, 0.5)).toBeCloseTo(200_000, 6);
  });

  it.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has no result while an input is %s', (missing) => {
    expect(calculatePayout({ amount: missing, currentAge: 65, startAge: 65 })).toBeNull();
    expect(calculatePayout({ amount: 200_000, currentAge: missing, startAge: 65 })).toBeNull();
    expect(calculatePayout({ amount: 200_000, currentAge: 65, startAge: missing })).toBeNull();
  });
});

describe('amountForIncome', () => {
  it.each([
    [1_500, 65, 272_727.27],
    [1_500, 80, 193_548.39],
    [1_100, 65, 200_000],
    // The nearest row of the table.
    [1_000, 50, 200_000],
    [0, 65, 0],
  ])('%d a month from %i takes %d', (monthly, startAge, amount) => {
    expect(amountForIncome(monthly, startAge)).toBeCloseTo(amount, 2);
  });
});

const amounts = fc.double({ min: 1, max: 1e9, noNaN: true });
const startAges = fc.integer({ min: 60, max: 85 });
const currentAges = fc.integer({ min: 55, max: 80 });

describe('for every amount and age', () => {
  it('twelve months make a year, and the year is the rate of the amount', () => {
    fc.assert(
      fc.property(amounts, currentAges, startAges, (amount, currentAge, startAge) => {
        const payout = calculatePayout({ amount, currentAge, startAge });
        expect(payout).not.toBeNull();
        if (!payout) return;
        expect(payout.monthlyIncome * 12).toBeCloseTo(payout.annualIncome, 3);
        expect(payout.annualIncome / amount).toBeCloseTo(payout.payoutRate / 100, 10);
      }),
    );
  });

  it('the amount for its income is the amount again', () => {
    fc.assert(
      fc.property(amounts, currentAges, startAges, (amount, currentAge, startAge) => {
        const monthlyIncome = calculatePayout({ amount, currentAge, startAge })?.monthlyIncome ?? Number.NaN;
        expect(amountForIncome(monthlyIncome, startAge) / amount).toBeCloseTo(1, 12);
      }),
    );
  });

  it('break-even depends on the start age alone and lies 10 to 17 years after it', () => {
    fc.assert(
      fc.property(amounts, currentAges, startAges, (amount, currentAge, startAge) => {
        const breakEven = calculatePayout({ amount, currentAge, startAge })?.breakEvenAge ?? 0;
        expect(breakEven).toBe(calculatePayout({ amount: 100_000, currentAge: 65, startAge })?.breakEvenAge);
        expect(breakEven - startAge).toBeGreaterThanOrEqual(10);
        expect(breakEven - startAge).toBeLessThanOrEqual(17);
      }),
    );
  });

  it('lifetime income is never less than one year', () => {
    fc.assert(
      fc.property(amounts, startAges, (amount, startAge) => {
        const payout = calculatePayout({ amount, currentAge: 65, startAge });
        expect(payout?.totalLifetimeIncome).toBeGreaterThanOrEqual(payout?.annualIncome ?? Number.NaN);
      }),
    );
  });
});
