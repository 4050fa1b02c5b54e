import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitPercent, claimingBreakEvenAge, claimingByAge, fullRetirementMonths, rulesYear } from './social-security.ts';

describe('fullRetirementMonths', () => {
  it.each([
    [1930, 66, 0],
    [1943, 66, 0],
    [1954, 66, 0],
    [1955, 66, 2],
    [1956, 66, 4],
    [1957, 66, 6],
    [1958, 66, 8],
    [1959, 66, 10],
    [1960, 67, 0],
    [1961, 67, 0],
    [2026, 67, 0],
  ])('born in %i: %i years and %i months', (year, years, months) => {
    expect(fullRetirementMonths(year)).toBe(years * 12 + months);
  });

  it('counts a birth on January 1 with the year before', () => {
    expect(fullRetirementMonths(rulesYear(1955, true))).toBe(66 * 12);
    expect(fullRetirementMonths(rulesYear(1960, true))).toBe(66 * 12 + 10);
    expect(fullRetirementMonths(rulesYear(1960, false))).toBe(67 * 12);
  });
});

describe('benefitPercent', () => {
  it.each([
    [66 * 12, [75, 93.33, 108, 132]],
    [66 * 12 + 6, [72.5, 90, 104, 128]],
    [67 * 12, [70, 86.67, 100, 124]],
  ])('full age at %i months: at 62, 65, 67, 70', (full, percents) => {
    expect([62, 65, 67, 70].map((age) => Number(benefitPercent(age * 12, full).toFixed(2)))).toEqual(percents);
  });

  it('changes at each month: 5/12 of 1% up to three years before, 5/9 after that, 2/3 from full age on', () => {
    const full = 67 * 12;
    const steps = [full - 40, full - 37, full - 36, full - 1, full, full + 35].map(
      (month) => benefitPercent(month + 1, full) - benefitPercent(month, full),
    );
    expect(steps.map((step) => Number(step.toFixed(4)))).toEqual([0.4167, 0.4167, 0.5556, 0.5556, 0.6667, 0.6667]);
  });

  it('knows no age before 62 or after 70', () => {
    expect(benefitPercent(0, 804)).toBe(benefitPercent(744, 804));
    expect(benefitPercent(1000, 804)).toBe(benefitPercent(840, 804));
  });

  it('never falls with waiting, and stays between 70 and 132', () => {
    const months = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(months, months, fc.integer({ min: -1e9, max: 1e9 }), (one, other, year) => {
        const full = fullRetirementMonths(year);
        const [sooner, later] = [benefitPercent(Math.min(one, other), full), benefitPercent(Math.max(one, other), full)];
        expect(sooner).toBeLessThanOrEqual(later);
        expect(sooner).toBeGreaterThan(69.999999);
        expect(later).toBeLessThan(132.000001);
      }),
    );
  });
});

describe('claimingByAge', () => {
  it('scales one known benefit to each age from 62 to 70', () => {
    const claims = claimingByAge(2500, 67, 1964);
    expect(claims.map(({ age }) => age)).toEqual([62, 63, 64, 65, 66, 67, 68, 69, 70]);
    expect(claims.map(({ monthly }) => Math.round(monthly))).toEqual([1750, 1875, 2000, 2167, 2333, 2500, 2700, 2900, 3100]);
    expect(claims.map(({ percent }) => Number(percent.toFixed(2)))).toEqual([70, 75, 80, 86.67, 93.33, 100, 108, 116, 124]);
  });

  it('takes an amount for a start before 62 or after 70 for the one at 62 or 70', () => {
    expect(claimingByAge(700, 60, 1964)[0]?.monthly).toBeCloseTo(700, 9);
    expect(claimingByAge(1240, 85, 1964)[5]?.monthly).toBeCloseTo(1000, 9);
  });

  it('gives sums for every finite input', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, any, (monthly, age, year) => {
        for (const claim of claimingByAge(monthly, age, year)) {
          expect(Number.isFinite(claim.monthly)).toBe(true);
          expect(Number.isFinite(claim.percent)).toBe(true);
        }
      }),
    );
  });
});

describe('claimingBreakEvenAge', () => {
  it('is the age at which both have paid the same', () => {
    expect(claimingBreakEvenAge({ age: 62, percent: 70 }, { age: 70, percent: 124 })).toBeCloseTo(80.37, 2);
    expect(claimingBreakEvenAge({ age: 67, percent: 100 }, { age: 70, percent: 124 })).toBe(82.5);
    expect(124 * (82.5 - 70)).toBe(100 * (82.5 - 67));
  });

  it('is none where waiting gains nothing', () => {
    expect(claimingBreakEvenAge({ age: 70, percent: 124 }, { age: 70, percent: 124 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 62, percent: 100 }, { age: 63, percent: 100 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 66, percent: 90 }, { age: 66, percent: 100 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 66, percent: 90 }, { age: 65, percent: 100 })).toBeNull();
  });
});
