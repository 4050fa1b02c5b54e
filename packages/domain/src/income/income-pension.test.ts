import { describe, expect, it } from 'vitest';
import { type IncomeFloor, incomeAtAge } from './income-floor.ts';
import { type Pension, pensionAt, survivorShare } from './income-pension.ts';

const level: Pension = { monthly: 1200, fromAge: 65, risesWithPrices: false, survivorPercent: 50 };
const rising: Pension = { ...level, risesWithPrices: true };

describe('pensionAt', () => {
  it.each([
    ['level, in today’s dollars', level, 'real', 800],
    ['level, as paid', level, 'paid', 1200],
    ['rising, in today’s dollars', rising, 'real', 1200],
    ['rising, as paid', rising, 'paid', 1800],
  ] as const)('is worked out by hand when prices are half as high again: %s', (_kind, pension, dollars, expected) => {
    expect(pensionAt(pension, 1.5, dollars)).toBe(expected);
  });
});

it.each([
  [50, 0.5],
  [0, 0],
  [100, 1],
  [-1, 0],
  [120, 1],
])('leaves a spouse a share between nothing and all: %d%%', (survivorPercent, share) => {
  expect(survivorShare({ ...level, survivorPercent })).toBe(share);
});

describe('a pension in the income at an age', () => {
  const floor: IncomeFloor = {
    socialSecurity: 2000,
    annuityIncome: 1000,
    currentAge: 62,
    startAge: 67,
    socialSecurityAge: 67,
    inflationPercent: 2.5,
    pension: level,
    cut: null,
  };

  it('starts at its own age', () => {
    expect(incomeAtAge(floor, 64, 'paid')).toEqual({ socialSecurity: 0, pension: 0, annuity: 0, total: 0 });
    expect(incomeAtAge(floor, 65, 'paid')).toEqual({ socialSecurity: 0, pension: 1200, annuity: 0, total: 1200 });
    expect(incomeAtAge({ ...floor, pension: { ...level, fromAge: 55 } }, 62, 'paid').pension).toBe(1200);
  });

  it('buys less each year as the annuity does if it is level', () => {
    const at85 = incomeAtAge(floor, 85, 'real');
    // 1.025 to the power of 23 is 1.764611.
    expect(at85.pension).toBeCloseTo(680.04, 2);
    expect(at85.pension / at85.annuity).toBeCloseTo(1.2, 12);
    expect(at85.total).toBe(at85.socialSecurity + at85.pension + at85.annuity);
  });

  it('keeps what it buys if it rises with prices, and its check grows', () => {
    expect(incomeAtAge({ ...floor, pension: rising }, 85, 'real').pension).toBe(1200);
    expect(incomeAtAge({ ...floor, pension: rising }, 85, 'paid').pension).toBeCloseTo(2117.53, 2);
  });

  it('is not cut with Social Security, and is bounded', () => {
    const cut = { ...floor, cut: { inMonths: 0, payablePercent: 50 } };
    expect(incomeAtAge(cut, 67, 'paid').pension).toBe(1200);
    expect(incomeAtAge({ ...floor, pension: { ...level, monthly: -5 } }, 67, 'paid').pension).toBe(0);
    expect(incomeAtAge({ ...floor, pension: { ...level, monthly: Number.POSITIVE_INFINITY } }, 67, 'paid').pension).toBe(1e12);
  });
});
