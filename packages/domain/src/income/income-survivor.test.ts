import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoupleInput, coupleChances, coupleIncome } from './income-survivor.ts';
import { cohortTable } from './life-tables.ts';
import { chanceOfReaching } from './longevity.ts';

describe('coupleIncome', () => {
  const sixtySeven = { rulesYear: 1964, claimingMonths: 804 };
  const couple: CoupleInput = {
    you: { ...sixtySeven, fullBenefit: 2500 },
    spouse: { ...sixtySeven, fullBenefit: 1800 },
    spouseOlderBy: 0,
    annuityIncome: 2900,
    pension: { yours: 0, kept: 0 },
    payablePercent: 100,
  };

  it('keeps the larger Social Security benefit and ends the annuity with its owner', () => {
    expect(coupleIncome(couple)).toMatchObject({ both: 7200, onlyYou: 5400, onlySpouse: 2500 });
  });

  it('counts the benefit of a spouse with little or no work of their own', () => {
    const { both, onlySpouse, spouse } = coupleIncome({ ...couple, spouse: { ...sixtySeven, fullBenefit: 0 } });
    expect(spouse).toEqual({ own: 0, topUp: 1250, survivor: 2500 });
    expect([both, onlySpouse]).toEqual([6650, 2500]);
  });

  it('reduces a spousal benefit by the spouse’s age at the later claim', () => {
    const spouse = { rulesYear: 1969, fullBenefit: 0, claimingMonths: 744 };
    // Five years younger: 62 when the other claims at 67. 35% less.
    expect(coupleIncome({ ...couple, spouse, spouseOlderBy: -60 }).spouse.topUp).toBeCloseTo(812.5, 9);
    // Three years younger: 64 by then, whenever the own claim was. 25% less.
    expect(coupleIncome({ ...couple, spouse: { ...spouse, rulesYear: 1967 }, spouseOlderBy: -36 }).spouse.topUp).toBeCloseTo(937.5, 9);
  });

  it('leaves the survivor 82.5% of the full benefit after a claim of 2,500 at 62', () => {
    const you = { rulesYear: 1964, fullBenefit: 2500 / 0.7, claimingMonths: 744 };
    const { onlySpouse, onlyYou } = coupleIncome({ ...couple, you, annuityIncome: 0 });
    expect(onlySpouse).toBeCloseTo(2946.43, 2);
    expect(onlyYou).toBeCloseTo(2500, 9);
  });

  it('cuts Social Security and not the annuity', () => {
    expect(coupleIncome({ ...couple, payablePercent: 77 })).toMatchObject({
      both: expect.closeTo(4300 * 0.77 + 2900, 9),
      onlyYou: expect.closeTo(2500 * 0.77 + 2900, 9),
      onlySpouse: expect.closeTo(2500 * 0.77, 9),
    });
  });

  it('adds your pension while you live, and the part of it that your spouse keeps after you', () => {
    const pension = { yours: 1200, kept: 600 };
    expect(coupleIncome({ ...couple, pension })).toMatchObject({ both: 8400, onlyYou: 6600, onlySpouse: 3100, annuity: 2900, pension });
    expect(coupleIncome({ ...couple, pension, payablePercent: 50 }).onlySpouse).toBe(1850);
  });

  it('counts negative amounts as zero', () => {
    const nothing = { ...sixtySeven, fullBenefit: -1 };
    expect(coupleIncome({ ...couple, you: nothing, spouse: nothing, annuityIncome: -1, pension: { yours: -1, kept: -1 } })).toMatchObject({
      both: 0,
      onlyYou: 0,
      onlySpouse: 0,
    });
  });
});

describe('coupleChances', () => {
  it('either of a couple born in 1961, from 65, after 15, 20, 25, 30 years', () => {
    const [man, woman] = [cohortTable(1961, 'male'), cohortTable(1961, 'female')];
    const either = [80, 85, 90, 95].map((age) => coupleChances(chanceOfReaching(man, 65, age), chanceOfReaching(woman, 65, age)).either);
    expect(either.map((chance) => Number(chance.toFixed(3)))).toEqual([0.925, 0.808, 0.585, 0.298]);
  });

  it('tells who is left', () => {
    const { both, onlyYou, onlySpouse, neither, either } = coupleChances(0.5, 0.75);
    expect([both, onlyYou, onlySpouse, neither, either]).toEqual([0.375, 0.125, 0.375, 0.125, 0.875]);
    expect(coupleChances(2, -1)).toEqual({ both: 0, onlyYou: 1, onlySpouse: 0, neither: 0, either: 1 });
  });

  it('adds up to one, and either is never less than one alone', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, (yours, spouses) => {
        const chances = coupleChances(yours, spouses);
        expect(chances.both + chances.onlyYou + chances.onlySpouse + chances.neither).toBeCloseTo(1, 12);
        expect(chances.either).toBeGreaterThanOrEqual(Math.max(yours, spouses) - 1e-12);
      }),
    );
  });
});
