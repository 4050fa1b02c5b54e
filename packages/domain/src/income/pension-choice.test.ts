import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IncomeLife, rateOfIncome, worthOfIncome } from './fair-price.ts';
import {
  chanceToOutlive,
  insuredSum,
  monthsOfLumpSum,
  monthsToMakeUp,
  type PensionLives,
  pensionIncome,
  whoLivesAfter,
} from './pension-choice.ts';

const man: IncomeLife = { person: { birthYear: 1961, sex: 'male' }, age: 65 };
const wife: IncomeLife = { person: { birthYear: 1963, sex: 'female' }, age: 63 };
const couple: PensionLives = { own: man, spouse: wife };

const anyLife = fc.record({
  person: fc.record({ birthYear: fc.integer({ min: 1936, max: 1986 }), sex: fc.constantFrom('female', 'male', 'average') }),
  age: fc.integer({ min: 50, max: 100 }),
});
const anyCouple = fc.record({ own: anyLife, spouse: fc.option(anyLife) });
const anyDollars = fc.double({ min: 0, max: 1e8, noNaN: true });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anyRate = fc.double({ min: 0, max: 12, noNaN: true });

describe('pensionIncome', () => {
  it.each([
    [1, 550, 101.6882, 4.6574],
    [0.5, 550, 90.8743, 3.5628],
    [0, 600, 87.3387, 3.0439],
  ])('with %f of it to a wife has the worth and the rate of the vectors', (share, monthly, worth, rate) => {
    const income = pensionIncome(couple, { monthly, share }, 100_000);
    expect(worthOfIncome(income, monthly, 4.5) / 1000).toBeCloseTo(worth, 4);
    expect(rateOfIncome(income, monthly)).toMatchObject({ kind: 'rate', percent: expect.closeTo(rate, 4) });
  });

  it('is never worth less with more for the spouse, and never less than for one life', () => {
    fc.assert(
      fc.property(anyCouple, anyDollars, anyShare, anyShare, anyRate, (lives, monthly, one, other, rate) => {
        const worthOf = (share: number) => worthOfIncome(pensionIncome(lives, { monthly, share }, 1), monthly, rate);
        const [less, more] = [worthOf(Math.min(one, other)), worthOf(Math.max(one, other))];
        const noise = more * 1e-12;
        expect(worthOf(0)).toBeLessThanOrEqual(less + noise);
        expect(less).toBeLessThanOrEqual(more + noise);
      }),
      { numRuns: 40 },
    );
  });
});

describe('insuredSum', () => {
  it('is what the spouse alone would pay for the same income', () => {
    // 2,000 a month to a woman of 65 at 4.5%, whose price the vectors give as 629.22 for 100,000.
    const woman: IncomeLife = { person: { birthYear: 1961, sex: 'female' }, age: 65 };
    expect(insuredSum(woman, 629.22, 4.5)).toBeCloseTo(100_000, -1);
  });
});

describe('monthsOfLumpSum', () => {
  it.each([
    ['without interest is the sum over the payment', 100_000, 1000, 0, 100],
    ['pays no part of a payment', 100_000, 999, 0, 100],
    // -ln(1 - 100,000 j / 700) / ln(1 + j), with j = 1.045^(1/12) - 1: 202.93.
    ['grows with interest', 100_000, 700, 4.5, 202],
    ['lasts if interest pays it', 100_000, 300, 4.5, null],
    ['pays nothing out of nothing', 0, 1, 4.5, 0],
  ])('%s', (_, lumpSum, monthly, rate, months) => {
    expect(monthsOfLumpSum(lumpSum, monthly, rate)).toBe(months);
  });

  it('takes no rate at which all is lost', () => {
    expect(() => monthsOfLumpSum(1, 1, -100)).toThrow(new RangeError('The rate must be above -100.'));
  });
});

describe('monthsToMakeUp', () => {
  const half = { monthly: 900, share: 0.5 };
  it.each([
    ['is what was given up over the spouse’s part', half, 90, 0, 20],
    ['counts interest on both', half, 90, 4.5, 25],
    ['is nothing at first', half, 0, 4.5, 0],
    ['is nothing where the first person gets as much', { monthly: 1000, share: 0.5 }, 300, 4.5, 0],
    ['is never for nothing', { monthly: 900, share: 0 }, 90, 0, null],
    ['is never where interest on it is more', { monthly: 500, share: 0.1 }, 600, 8, null],
  ])('%s', (_, offer, months, rate, needed) => {
    expect(monthsToMakeUp(1000, offer, months, rate)).toBe(needed);
  });

  it('is never later with more for the spouse', () => {
    fc.assert(
      fc.property(
        anyDollars,
        anyDollars,
        anyShare,
        anyShare,
        fc.integer({ min: 0, max: 480 }),
        anyRate,
        (single, monthly, a, b, lived, rate) => {
          const needed = (share: number) => monthsToMakeUp(single, { monthly, share }, lived, rate) ?? Number.POSITIVE_INFINITY;
          expect(needed(Math.max(a, b))).toBeLessThanOrEqual(needed(Math.min(a, b)));
        },
      ),
    );
  });
});

describe('whoLivesAfter', () => {
  it('is both at first, and the product of both chances later', () => {
    expect(whoLivesAfter(couple, 0)).toEqual({ both: 1, onlyOwn: 0, onlySpouse: 0, neither: 0 });
    const { both, onlyOwn, onlySpouse } = whoLivesAfter(couple, 20);
    expect(both).toBeCloseTo((both + onlyOwn) * (both + onlySpouse), 12);
    expect(onlySpouse).toBeGreaterThan(onlyOwn);
  });

  it('knows no spouse where there is none', () => {
    expect(whoLivesAfter({ own: man, spouse: null }, 20)).toMatchObject({ both: 0, onlySpouse: 0 });
  });

  it('adds up to 1, for any lives and year', () => {
    fc.assert(
      fc.property(anyCouple, fc.integer({ min: 0, max: 200 }), (lives, years) => {
        const chances = Object.values(whoLivesAfter(lives, years));
        for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
        expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('chanceToOutlive', () => {
  it('of both people adds up to 1, and to the chance that both live that long', () => {
    fc.assert(
      fc.property(anyLife, anyLife, fc.integer({ min: 0, max: 60 }), (own, spouse, years) => {
        const either = chanceToOutlive(own, spouse, years) + chanceToOutlive(spouse, own, years);
        expect(either).toBeCloseTo(whoLivesAfter({ own, spouse }, years).both, 10);
      }),
      { numRuns: 30 },
    );
  });

  it('is more for the younger woman, and falls with the years', () => {
    const chances = [0, 10, 20, 30, 70].map((years) => chanceToOutlive(man, wife, years));
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances.at(-1)).toBe(0);
  });
});
