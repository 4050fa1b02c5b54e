import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitPercent, claimingBreakEvenAge, claimingByAge, fullRetirementMonths, rulesYear } from './social-security.ts';

describe('fullRetirementMonths', () => {
  it.each([
    [1930, 65, 0],
    [1937, 65, 0],
    [1938, 65, 2],
    [1939, 65, 4],
    [1940, 65, 6],
    [1941, 65, 8],
    [1942, 65, 10],
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
    // SSA, "Primary insurance amount and monthly benefits by birth year": delayed credits of 5.5% to 8% a year.
    [1933, [80, 100, 111, 127.5]],
    [1936, [80, 100, 112, 130]],
    [1938, [79.17, 98.89, 111.92, 131.42]],
    [1942, [75.83, 94.44, 108.75, 131.25]],
    [1943, [75, 93.33, 108, 132]],
    [1957, [72.5, 90, 104, 128]],
    [1964, [70, 86.67, 100, 124]],
  ])('by the rules of %i: at 62, 65, 67, 70', (year, percents) => {
    expect([62, 65, 67, 70].map((age) => Number(benefitPercent(age * 12, year).toFixed(2)))).toEqual(percents);
  });

  it('changes at each month: 5/12 of 1% up to three years before, 5/9 after that, 2/3 from full age on', () => {
    const full = 67 * 12;
    const steps = [full - 40, full - 37, full - 36, full - 1, full, full + 35].map(
      (month) => benefitPercent(month + 1, 1960) - benefitPercent(month, 1960),
    );
    expect(steps.map((step) => Number(step.toFixed(4)))).toEqual([0.4167, 0.4167, 0.5556, 0.5556, 0.6667, 0.6667]);
  });

  it('knows no age before 62 or after 70', () => {
    expect(benefitPercent(0, 1960)).toBe(benefitPercent(744, 1960));
    expect(benefitPercent(1000, 1960)).toBe(benefitPercent(840, 1960));
  });

  it('never falls with waiting, and stays between 70 and 132', () => {
    const months = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(months, months, fc.integer({ min: -1e9, max: 1e9 }), (one, other, year) => {
        const [sooner, later] = [benefitPercent(Math.min(one, other), year), benefitPercent(Math.max(one, other), year)];
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

  it('counts years after a cut for what is still paid', () => {
    const [early, late] = [
      { age: 62, percent: 70 },
      { age: 70, percent: 124 },
    ];
    const totals = (age: number, cut: number, share: number, claim: { age: number; percent: number }) =>
      claim.percent * (Math.min(age, Math.max(claim.age, cut)) - claim.age + share * Math.max(0, age - Math.max(cut, claim.age)));
    for (const [cutAge, share] of [
      [65, 0.78],
      [75, 0.78],
      [50, 0.5],
      [90, 0.78],
    ] as const) {
      const even = claimingBreakEvenAge(early, late, { age: cutAge, share }) as number;
      expect(totals(even, cutAge, share, early)).toBeCloseTo(totals(even, cutAge, share, late), 6);
    }
    // What is missed before a cut is full, what is won after it is not.
    expect(claimingBreakEvenAge(early, late, { age: 70, share: 0.5 })).toBeCloseTo(70 + (2 * 70 * 8) / 54, 6);
    expect(claimingBreakEvenAge(early, late, { age: 70, share: 0 })).toBeNull();
  });

  it('is none where waiting gains nothing', () => {
    expect(claimingBreakEvenAge({ age: 70, percent: 124 }, { age: 70, percent: 124 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 62, percent: 100 }, { age: 63, percent: 100 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 66, percent: 90 }, { age: 66, percent: 100 })).toBeNull();
    expect(claimingBreakEvenAge({ age: 66, percent: 90 }, { age: 65, percent: 100 })).toBeNull();
  });
});
