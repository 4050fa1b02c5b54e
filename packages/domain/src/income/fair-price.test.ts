import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fairMonthlyIncome,
  type IncomeLife,
  type IncomeSurvivor,
  JOINT_RATE_PERCENT,
  jointShare,
  type PayoutOption,
  type PricedIncome,
  rateOfIncome,
  worthOfIncome,
} from './fair-price.ts';
import { chanceInMonths } from './life-tables.ts';

const man: IncomeLife = { person: { birthYear: 1961, sex: 'male' }, age: 65 };
const woman: IncomeLife = { person: { birthYear: 1961, sex: 'female' }, age: 65 };
const wife: IncomeLife = { person: { birthYear: 1963, sex: 'female' }, age: 63 };
const single: PayoutOption = { kind: 'life' };
const joint = (share: number, survivor: IncomeLife = wife): PayoutOption => ({
  kind: 'joint',
  survivor: { ...survivor, share },
  cutAt: 'firstPerson',
});
const priced = (life: IncomeLife, option: PayoutOption = single): PricedIncome => ({ amount: 100_000, life, option });

// Each computed twice elsewhere: month by month, and for two lives as a sum over both months of death.
describe.each<[string, IncomeLife, PayoutOption, fair: number, quote: number, worth: number, rate: number]>([
  ['a man of 65', man, single, 686.98, 600, 87.3387, 3.0439],
  ['a woman of 65', woman, single, 629.22, 600, 95.3562, 4.0096],
  ['ten years certain', man, { kind: 'certain', years: 10 }, 652.21, 600, 91.9952, 3.5729],
  ['twenty years certain', man, { kind: 'certain', years: 20 }, 577.39, 600, 103.9165, 4.9118],
  ['a cash refund', man, { kind: 'cashRefund' }, 617.92, 600, 97.6968, 4.2253],
  ['an installment refund', man, { kind: 'installmentRefund' }, 630.67, 600, 95.8865, 4.0323],
  ['a rise of 2% a year', man, { kind: 'rising', percent: 2 }, 571.74, 600, 104.9433, 4.9942],
  ['a rise of 3% a year', man, { kind: 'rising', percent: 3 }, 517.99, 600, 115.8319, 5.9689],
  ['all of it to a woman of 63', man, joint(1), 540.87, 550, 101.6882, 4.6574],
  ['half of it to a woman of 63', man, joint(0.5), 605.23, 550, 90.8743, 3.5628],
  [
    'half of it to the one left',
    man,
    { kind: 'joint', survivor: { ...wife, share: 0.5 }, cutAt: 'eitherDeath' },
    641.18,
    550,
    85.7789,
    2.9672,
  ],
])('of $100,000 at 4.5%%, with %s', (_, life, option, fair, quote, worth, rate) => {
  it('is the fair income of the vectors', () => {
    expect(fairMonthlyIncome(priced(life, option), 4.5)).toBeCloseTo(fair, 2);
  });

  it('has the worth and the rate of the vectors for a quote', () => {
    expect(worthOfIncome(priced(life, option), quote, 4.5) / 1000).toBeCloseTo(worth, 4);
    const found = rateOfIncome(priced(life, option), quote);
    expect(found.kind === 'rate' && found.percent).toBeCloseTo(rate, 4);
  });
});

describe('rateOfIncome', () => {
  it.each([
    [200, { kind: 'belowZero' }],
    [2500, { kind: 'above20' }],
  ])('of a quote of $%i a month is %j', (quote, found) => {
    expect(rateOfIncome(priced(man), quote)).toEqual(found);
  });
});

const anyLife = fc.record({
  person: fc.record({ birthYear: fc.integer({ min: 1936, max: 1986 }), sex: fc.constantFrom('female', 'male', 'average') }),
  age: fc.integer({ min: 50, max: 100 }),
});
const anyOption: fc.Arbitrary<PayoutOption> = fc.oneof(
  fc.constantFrom<PayoutOption>(single, { kind: 'cashRefund' }, { kind: 'installmentRefund' }),
  fc.record({ kind: fc.constant('rising' as const), percent: fc.double({ min: 0, max: 10, noNaN: true }) }),
  fc.record({ kind: fc.constant('certain' as const), years: fc.integer({ min: 0, max: 40 }) }),
  fc.record({
    kind: fc.constant('joint' as const),
    survivor: anyLife.chain((life) => fc.double({ min: 0, max: 1, noNaN: true }).map((share): IncomeSurvivor => ({ ...life, share }))),
    cutAt: fc.constantFrom('firstPerson' as const, 'eitherDeath' as const),
  }),
);

it('rises with interest, and is worth its price at the rate that it was priced with, for any lives and option', () => {
  fc.assert(
    fc.property(anyLife, anyOption, fc.double({ min: 0.5, max: 11, noNaN: true }), (life, option, rate) => {
      const income = fairMonthlyIncome(priced(life, option), rate);
      expect(fairMonthlyIncome(priced(life, option), rate + 1)).toBeGreaterThan(income);
      expect(worthOfIncome(priced(life, option), income, rate)).toBeCloseTo(100_000, 2);
      const found = rateOfIncome(priced(life, option), income);
      expect(found.kind === 'rate' && found.percent).toBeCloseTo(rate, 4);
    }),
    { numRuns: 40 },
  );
});

describe('fairMonthlyIncome', () => {
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
    expect(fairMonthlyIncome(priced(man, joint(share)), 4.5)).toBeCloseTo(100_000 / worth, 6);
    expect(100_000 / worth).toBeCloseTo(582.14, 2);
  });

  it('is, without any return, the amount over the average number of payments', () => {
    const payments = Array.from({ length: 840 }, (_, m) => chanceInMonths(man.person, 780, 781 + m)).reduce((sum, one) => sum + one, 0);
    expect(fairMonthlyIncome(priced(man), 0)).toBeCloseTo(100_000 / payments, 8);
  });

  it.each<[PricedIncome, rate: number, words: string]>([
    [priced({ ...man, age: 49 }), 4.5, 'life.age must be from 50 to 100.'],
    [priced(man, joint(1, { ...wife, age: 101 })), 4.5, 'survivor.age must be from 50 to 100.'],
    [priced({ ...man, age: Number.NaN }), 4.5, 'life.age must be from 50 to 100.'],
    // Without it, the table of 1936 would be used for any earlier year.
    [priced({ ...man, person: { ...man.person, birthYear: 1930 } }), 4.5, 'life.person.birthYear must be from 1936 to 1986.'],
    [
      priced(man, joint(1, { ...wife, person: { ...wife.person, birthYear: 1935 } })),
      4.5,
      'survivor.person.birthYear must be from 1936 to 1986.',
    ],
    [priced({ ...man, person: { ...man.person, birthYear: 1987 } }), 4.5, 'life.person.birthYear must be from 1936 to 1986.'],
    [priced(man), 12.1, 'The rate must be from 0 to 12.'],
    [priced(man), -1, 'The rate must be from 0 to 12.'],
    [priced(man, { kind: 'cashRefund' }), 0.05, 'The rate must be from 0.1 to 12.'],
    [priced(man, joint(1.1)), 4.5, 'The share must be from 0 to 1.'],
    [priced(man, joint(Number.NaN)), 4.5, 'The share must be from 0 to 1.'],
    [priced(man, { kind: 'certain', years: 41 }), 4.5, 'The years certain must be from 0 to 40.'],
    [priced(man, { kind: 'rising', percent: 11 }), 4.5, 'The yearly rise must be from 0 to 10.'],
  ])('names the figure that is out of range and its limits (case %#)', (input, rate, words) => {
    expect(() => fairMonthlyIncome(input, rate)).toThrow(new RangeError(words));
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
    const fair = (option: PayoutOption) => fairMonthlyIncome({ amount: 250_000, life: man, option }, JOINT_RATE_PERCENT);
    expect(jointShare(man, { ...wife, share })).toBeCloseTo(fair(joint(share)) / fair(single), 12);
  });

  it('for any two people is at most 1, and smaller the more the survivor gets', () => {
    fc.assert(
      fc.property(anyLife, anyLife, (one, other) => {
        const [all, twoThirds, half] = [1, 2 / 3, 0.5].map((share) => jointShare(one, { ...other, share })) as [number, number, number];
        expect(all).toBeGreaterThan(0);
        expect(all).toBeLessThan(twoThirds);
        expect(twoThirds).toBeLessThan(half);
        expect(half).toBeLessThan(1);
        // While both get the same, it does not matter who is named first.
        const fair = (life: IncomeLife, survivor: IncomeLife) => fairMonthlyIncome(priced(life, joint(1, survivor)), 4.5);
        expect(fair(other, one)).toBeCloseTo(fair(one, other), 6);
      }),
      { numRuns: 20 },
    );
  });
});
