import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IncomeFloor, incomeAfter, incomeAtAge, priceLevel, soundDollars } from './income-floor.ts';

const floor: IncomeFloor = {
  socialSecurity: 2500,
  annuityIncome: 35_000 / 12,
  currentAge: 62,
  startAge: 67,
  socialSecurityAge: 67,
  inflationPercent: 2.5,
  pension: null,
  cut: null,
};

describe('priceLevel', () => {
  it.each([
    [2, 673, 610],
    [2.5, 610, 539],
    [3, 554, 478],
  ])('at %f%%: what a level 1,000 buys after 20 and 25 years', (inflation, after20, after25) => {
    expect([20, 25].map((years) => Math.round(1000 / priceLevel(inflation, years)))).toEqual([after20, after25]);
  });

  it('is bounded: no falling prices, 50% and 120 years at the most', () => {
    expect(priceLevel(-3, 10)).toBe(1);
    expect(priceLevel(5, -10)).toBe(1);
    expect(priceLevel(1e300, 1)).toBe(1.5);
    expect(priceLevel(50, 1)).toBe(1.5);
    expect(priceLevel(3, 1e300)).toBe(1.03 ** 120);
    expect(priceLevel(Number.NaN, Number.NaN)).toBe(1);
  });
});

describe('soundDollars', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.01, 0.01],
    [1e12, 1e12],
    [1e13, 1e12],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 1e12],
  ])('of %d is %d', (given, sound) => expect(soundDollars(given)).toBe(sound));
});

describe('incomeAtAge', () => {
  it.each([
    [67, 2500, 2578],
    [75, 2500, 2116],
    [85, 2500, 1653],
    [90, 2500, 1461],
    [95, 2500, 1291],
  ])('in dollars of today, at %i: Social Security stays, the annuity buys less', (age, socialSecurity, annuity) => {
    const income = incomeAtAge(floor, age, 'real');
    expect(Math.round(income.socialSecurity)).toBe(socialSecurity);
    expect(Math.round(income.annuity)).toBe(annuity);
    expect(income.total).toBe(income.socialSecurity + income.annuity);
  });

  it('is 2,577.91 and 5,077.91 in today’s dollars at 67, planned at 62 with 2.5%', () => {
    const { annuity, total } = incomeAtAge(floor, 67, 'real');
    expect([annuity, total].map((dollars) => Number(dollars.toFixed(2)))).toEqual([2577.91, 5077.91]);
  });

  it('pays less Social Security from the month of a cut on, in both kinds of dollars, and the same annuity', () => {
    const cut = { ...floor, cut: { inMonths: 74, payablePercent: 77 } };
    expect(incomeAfter(cut, 73, 'real').socialSecurity).toBe(2500);
    expect(incomeAfter(cut, 74, 'real').socialSecurity).toBe(1925);
    // Prices are counted by whole years: the annuity buys the same before and after the cut.
    expect(incomeAfter(cut, 74, 'real').annuity).toBe(incomeAtAge(cut, 68, 'real').annuity);
    expect(incomeAtAge(cut, 68, 'real').socialSecurity).toBe(2500);
    expect(incomeAtAge(cut, 69, 'real').socialSecurity).toBe(1925);
    expect(incomeAtAge(cut, 69, 'paid').socialSecurity).toBeCloseTo(1925 * 1.025 ** 7, 9);
    expect(incomeAtAge(cut, 69, 'paid').annuity).toBe(35_000 / 12);
  });

  it('as paid: Social Security rises with prices, the annuity stays', () => {
    const income = incomeAtAge(floor, 85, 'paid');
    expect(Math.round(income.socialSecurity)).toBe(4412);
    expect(income.annuity).toBe(35_000 / 12);
    expect(Math.round(income.total)).toBe(7328);
  });

  it('is nothing before its start, each part by its own', () => {
    const early = { ...floor, currentAge: 60, startAge: 60, socialSecurityAge: 62 };
    expect(incomeAtAge(early, 59, 'paid')).toEqual({ socialSecurity: 0, pension: 0, annuity: 0, total: 0 });
    expect(incomeAtAge(early, 61, 'paid').socialSecurity).toBe(0);
    expect(incomeAtAge(early, 60, 'real').annuity).toBe(35_000 / 12);
    expect(incomeAtAge(early, 62, 'paid').socialSecurity).toBeCloseTo(2500 * 1.025 ** 2, 9);
  });

  it('is a sum for every finite input; in real prices it never rises, as paid it never falls', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    const age = fc.double({ min: 67, max: 130, noNaN: true });
    fc.assert(
      fc.property(any, any, any, age, age, (socialSecurity, annuityIncome, inflationPercent, one, other) => {
        const some = { ...floor, socialSecurity, annuityIncome, inflationPercent };
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(incomeAtAge(some, later, 'real').total).toBeLessThanOrEqual(incomeAtAge(some, sooner, 'real').total);
        expect(incomeAtAge(some, later, 'paid').total).toBeGreaterThanOrEqual(incomeAtAge(some, sooner, 'paid').total);
        expect(Number.isFinite(incomeAtAge(some, later, 'paid').total)).toBe(true);
      }),
    );
  });
});
