import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coupleChances, coupleIncome } from './income-survivor.ts';
import { cohortTable } from './life-tables.ts';
import { chanceOfReaching } from './longevity.ts';

describe('coupleIncome', () => {
  it('keeps the larger Social Security benefit and ends the annuity with its owner', () => {
    expect(coupleIncome({ socialSecurity: 2500, spouseSocialSecurity: 1800, annuityIncome: 2900 })).toEqual({
      both: 7200,
      onlyYou: 5400,
      onlySpouse: 2500,
    });
    expect(coupleIncome({ socialSecurity: 1000, spouseSocialSecurity: 1800, annuityIncome: 500 })).toEqual({
      both: 3300,
      onlyYou: 2300,
      onlySpouse: 1800,
    });
  });

  it('takes what is below zero for nothing', () => {
    expect(coupleIncome({ socialSecurity: -1, spouseSocialSecurity: -1, annuityIncome: -1 })).toEqual({
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
