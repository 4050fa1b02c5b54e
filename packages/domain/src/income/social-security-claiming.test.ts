import { describe, expect, it } from 'vitest';
import { type Claimant, type ClaimingTerms, claimingLoss, claimingValues } from './social-security-claiming.ts';

const man: Claimant = { born: { year: 1964, month: 12, day: 2 }, fullBenefit: 2600, sex: 'male' };
const woman: Claimant = { ...man, fullBenefit: 900, sex: 'female' };
const terms: ClaimingTerms = { asOf: { year: 2026, month: 11 }, realRatePercent: 2, payablePercent: 100, survivorFrom: 'full' };
const monthsOf = (years: number, months = 0) => years * 12 + months;

describe('a couple born on December 2, 1964, with 2,600 and 900 at full retirement age', () => {
  const couple = claimingValues([man, woman], terms);

  it('does best with claims at 70 and at 62 and 2 months', () => {
    const { claims, value } = couple.best();
    expect(claims).toEqual([monthsOf(70), monthsOf(62, 2)]);
    expect(value).toBeCloseTo(692_302.01, 2);
  });

  it.each([
    ['62 and 62', 62, 62, 636_335.38, 8.0841],
    ['67 and 67', 67, 67, 673_779.24, 2.6755],
    ['70 and 62', 70, 62, 692_285.04, 0.0025],
  ])('has for %3$s the value and the loss of the reference', (_name, his, hers, value, loss) => {
    const found = couple.valueAt([monthsOf(his), monthsOf(hers)]);
    expect(found).toBeCloseTo(value, 2);
    expect(claimingLoss(found, 692_302.0145)).toBeCloseTo(loss, 4);
  });

  it('does best with claims at 70 and 62 when 78% is paid from January 2033 on', () => {
    const { claims, value } = claimingValues([man, woman], { ...terms, payablePercent: 78 }).best();
    expect(claims).toEqual([monthsOf(70), monthsOf(62)]);
    expect(value).toBeCloseTo(549_715.6, 2);
  });

  it('is worth the same in either order', () => {
    expect(claimingValues([woman, man], terms).valueAt([monthsOf(62), monthsOf(70)])).toBeCloseTo(692_285.04, 2);
  });

  it('is worth more when a survivor may start at 60', () => {
    const younger = { ...woman, born: { year: 1968, month: 12, day: 2 } };
    const claims = [monthsOf(62), monthsOf(67)];
    const value = (survivorFrom: ClaimingTerms['survivorFrom']) =>
      claimingValues([man, younger], { ...terms, survivorFrom }).valueAt(claims);
    expect(value('sixty')).toBeGreaterThan(value('full'));
  });
});

describe('a single woman with 2,000', () => {
  const single = claimingValues([{ ...woman, fullBenefit: 2000 }], terms);

  it('does best at 69 and 6 months, and gives away 8.9191% at 62', () => {
    const { claims, value } = single.best();
    expect(claims).toEqual([monthsOf(69, 6)]);
    expect(value).toBeCloseTo(345_401.26, 2);
    expect(claimingLoss(single.valueAt([monthsOf(62)]), value)).toBeCloseTo(8.9191, 4);
  });
});

it('loses nothing when nothing can be had', () => {
  expect(claimingLoss(0, 0)).toBe(0);
  expect(claimingLoss(50, 100)).toBe(50);
});

it('takes the earliest of equally good claims', () => {
  const couple = claimingValues(
    [
      { ...man, fullBenefit: 0 },
      { ...woman, fullBenefit: 0 },
    ],
    terms,
  );
  expect(couple.best()).toEqual({ claims: couple.earliest, value: 0 });
});

it('counts a person of unknown sex as the average of a man and a woman', () => {
  const worthOf = (sex: Claimant['sex']) => claimingValues([{ ...woman, sex }], terms).valueAt([monthsOf(67)]);
  expect(worthOf('average')).toBeCloseTo((worthOf('female') + worthOf('male')) / 2, 6);
});

it('counts a birth on January 1 with the year before, in the life table too', () => {
  const couple = (one: Claimant['born'], other: Claimant['born']) =>
    claimingValues(
      [
        { ...man, born: one },
        { ...woman, born: other },
      ],
      terms,
    ).valueAt([monthsOf(70), monthsOf(68)]);
  const [newYear, dayBefore] = [
    couple({ year: 1960, month: 1, day: 1 }, { year: 1959, month: 1, day: 1 }),
    couple({ year: 1959, month: 12, day: 31 }, { year: 1958, month: 12, day: 31 }),
  ];
  expect(newYear).toBe(dayBefore);
  // The next day is of another table and another month.
  expect(couple({ year: 1960, month: 1, day: 2 }, { year: 1959, month: 1, day: 2 })).not.toBeCloseTo(newYear, 2);
});

describe('the first claim', () => {
  it.each([
    ['on the 1st', 1, monthsOf(62)],
    ['on the 2nd', 2, monthsOf(62)],
    ['on the 3rd', 3, monthsOf(62, 1)],
  ])('of somebody born %s', (_name, day, months) => {
    expect(claimingValues([{ ...man, born: { ...man.born, day } }], terms).earliest).toEqual([months]);
  });

  it('is never before the as-of month', () => {
    expect(claimingValues([man], { ...terms, asOf: { year: 2030, month: 12 } }).earliest).toEqual([monthsOf(66)]);
  });
});

it.each([
  [
    'a birth on January 1, 1954',
    () => claimingValues([{ ...man, born: { year: 1954, month: 1, day: 1 } }], { ...terms, asOf: { year: 2023, month: 1 } }),
    'born',
  ],
  [
    'a birth on February 30',
    () => claimingValues([{ ...man, born: { year: 1964, month: 2, day: 30 } }], terms),
    'born.day must be from 1 to 29',
  ],
  [
    'a birth in month 13',
    () => claimingValues([{ ...man, born: { year: 1964, month: 13, day: 1 } }], terms),
    'born.month must be from 1 to 12',
  ],
  ['a birth in month 0', () => claimingValues([{ ...man, born: { year: 1964, month: 0, day: 1 } }], terms), 'born.month'],
  ['a birth on day 0', () => claimingValues([{ ...man, born: { year: 1964, month: 3, day: 0 } }], terms), 'born.day'],
  ['half a day', () => claimingValues([{ ...man, born: { year: 1964, month: 3, day: 2.5 } }], terms), 'whole numbers'],
  ['an as-of month of 13', () => claimingValues([man], { ...terms, asOf: { year: 2026, month: 13 } }), 'asOf.month must be from 1 to 12'],
  ['a benefit that is no number', () => claimingValues([{ ...man, fullBenefit: Number.NaN }], terms), 'fullBenefit'],
  ['an age past 70', () => claimingValues([{ ...man, born: { year: 1955, month: 1, day: 5 } }], terms), 'The age in months'],
  ['an age below 50', () => claimingValues([{ ...man, born: { year: 1980, month: 1, day: 5 } }], terms), 'The age in months'],
  ['a benefit below zero', () => claimingValues([{ ...man, fullBenefit: -1 }], terms), 'fullBenefit'],
  ['a real rate of 7', () => claimingValues([man], { ...terms, realRatePercent: 7 }), 'realRatePercent must be from -2 to 6'],
  ['a payable percent of 101', () => claimingValues([man], { ...terms, payablePercent: 101 }), 'payablePercent must be from 0 to 100'],
  ['a claim before 62', () => claimingValues([man], terms).valueAt([743]), 'claims must be from 744 to 840'],
  ['a missing claim', () => claimingValues([man, woman], terms).valueAt([744]), 'claims'],
])('refuses %s', (_name, ask, words) => {
  expect(ask).toThrow(RangeError);
  expect(ask).toThrow(words);
});

it('accepts a birth on January 2, 1954', () => {
  const first = { ...man, born: { year: 1954, month: 1, day: 2 } };
  expect(claimingValues([first], { ...terms, asOf: { year: 2023, month: 6 } }).earliest).toEqual([monthsOf(69, 5)]);
});
