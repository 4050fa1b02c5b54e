import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairMonthlyIncome, type IncomeLife, JOINT_RATE_PERCENT, jointShare } from './fair-price.ts';
import { chanceInMonths } from './life-tables.ts';

const man: IncomeLife = { person: { birthYear: 1961, sex: 'male' }, age: 65 };
const woman: IncomeLife = { person: { birthYear: 1961, sex: 'female' }, age: 65 };
const wife: IncomeLife = { person: { birthYear: 1963, sex: 'female' }, age: 63 };
const priced = { amount: 100_000, ratePercent: 4.5 };

describe('fairMonthlyIncome', () => {
  // Each computed twice elsewhere: month by month, and for two lives as a sum over both months of death.
  it.each([
    ['a man of 65', man, undefined, 686.98],
    ['a woman of 65', woman, undefined, 629.22],
    ['a man of 65, then all of it to a woman of 63', man, { ...wife, share: 1 }, 540.87],
    ['a man of 65, then half of it to a woman of 63', man, { ...wife, share: 0.5 }, 605.23],
  ])('is, of $100,000 at 4.5%%, for %s', (_, life, survivor, income) => {
    expect(fairMonthlyIncome({ ...priced, life, survivor })).toBeCloseTo(income, 2);
  });

  it('is the same as a sum over both months of death, with two thirds for the survivor', () => {
    const share = 2 / 3;
    const died = ({ person, age }: IncomeLife) =>
      Array.from(
        { length: 840 },
        (_, m) => chanceInMonths(person, age * 12, age * 12 + m) - chanceInMonths(person, age * 12, age * 12 + m + 1),
      );
    /** What a dollar at the end of each of so many months is worth at the start. */
    const worthOf = Array.from({ length: 841 }, (_, n) => (1 - 1.045 ** (-n / 12)) / (1.045 ** (1 / 12) - 1));
    const [first, second] = [died(man), died(wife)];
    let worth = 0;
    for (const [m, one] of first.entries()) {
      for (const [n, other] of second.entries()) {
        const [own = 0, longer = 0] = [worthOf[m], worthOf[Math.max(m, n)]];
        worth += one * other * (own + share * (longer - own));
      }
    }
    expect(fairMonthlyIncome({ ...priced, life: man, survivor: { ...wife, share } })).toBeCloseTo(100_000 / worth, 6);
    expect(100_000 / worth).toBeCloseTo(582.14, 2);
  });

  it('is, without any return, the amount over the average number of payments', () => {
    const payments = Array.from({ length: 840 }, (_, m) => chanceInMonths(man.person, 780, 781 + m)).reduce((sum, one) => sum + one, 0);
    expect(fairMonthlyIncome({ amount: 100_000, ratePercent: 0, life: man })).toBeCloseTo(100_000 / payments, 8);
  });

  it.each([
    [{ ...priced, life: { ...man, age: 49 } }, 'life.age must be from 50 to 100.'],
    [{ ...priced, life: man, survivor: { ...wife, age: 101, share: 1 } }, 'survivor.age must be from 50 to 100.'],
    [{ ...priced, life: { ...man, age: Number.NaN } }, 'life.age must be from 50 to 100.'],
    // Without it, the table of 1936 would be used for any earlier year.
    [{ ...priced, life: { ...man, person: { ...man.person, birthYear: 1930 } } }, 'life.person.birthYear must be from 1936 to 1986.'],
    [
      { ...priced, life: man, survivor: { ...wife, person: { ...wife.person, birthYear: 1935 }, share: 1 } },
      'survivor.person.birthYear must be from 1936 to 1986.',
    ],
    [{ ...priced, life: { ...man, person: { ...man.person, birthYear: 1987 } } }, 'life.person.birthYear must be from 1936 to 1986.'],
    [{ amount: 100_000, ratePercent: 12.1, life: man }, 'The rate must be from 0 to 12.'],
    [{ amount: 100_000, ratePercent: -1, life: man }, 'The rate must be from 0 to 12.'],
    [{ ...priced, life: man, survivor: { ...wife, share: 1.1 } }, 'The share must be from 0 to 1.'],
    [{ ...priced, life: man, survivor: { ...wife, share: Number.NaN } }, 'The share must be from 0 to 1.'],
  ])('names the figure that is out of range and its limits (case %#)', (input, words) => {
    expect(() => fairMonthlyIncome(input)).toThrow(new RangeError(words));
  });
});

describe('jointShare', () => {
  it.each([
    [1, 540.87 / 686.98],
    [2 / 3, 582.14 / 686.98],
    [0.5, 605.23 / 686.98],
    [0, 1],
  ])('for a man of 65, then %f of it to a woman of 63, is the ratio of both fair incomes', (share, ratio) => {
    expect(jointShare(man, { ...wife, share })).toBeCloseTo(ratio, 4);
    const priced = { amount: 250_000, ratePercent: JOINT_RATE_PERCENT, life: man };
    expect(jointShare(man, { ...wife, share })).toBeCloseTo(
      fairMonthlyIncome({ ...priced, survivor: { ...wife, share } }) / fairMonthlyIncome(priced),
      12,
    );
  });

  it('for any two people is at most 1, and smaller the more the survivor gets', () => {
    const life = fc.record({
      person: fc.record({ birthYear: fc.integer({ min: 1936, max: 1986 }), sex: fc.constantFrom('female', 'male', 'average') }),
      age: fc.integer({ min: 50, max: 100 }),
    });
    fc.assert(
      fc.property(life, life, (one, other) => {
        const [all, twoThirds, half] = [1, 2 / 3, 0.5].map((share) => jointShare(one, { ...other, share })) as [number, number, number];
        expect(all).toBeGreaterThan(0);
        expect(all).toBeLessThan(twoThirds);
        expect(twoThirds).toBeLessThan(half);
        expect(half).toBeLessThan(1);
        // While both get the same, it does not matter who is named first.
        const swapped = { ...priced, life: other, survivor: { ...one, share: 1 } };
        expect(fairMonthlyIncome(swapped)).toBeCloseTo(fairMonthlyIncome({ ...priced, life: one, survivor: { ...other, share: 1 } }), 6);
      }),
      { numRuns: 20 },
    );
  });
});
