import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exclusionAges, exclusionOf, leftOfAnnuity, leftOfInterest, taxedWithdrawal } from './annuity-tax.ts';

describe('exclusionOf', () => {
  it.each([
    [
      200_000,
      13_200,
      65,
      { multiple: 20, expectedReturn: 264_000, ratio: 0.758, freeYearly: 10_005.6, taxedYearly: 3_194.4, freeYears: 19.99 },
    ],
    [
      100_000,
      7_600,
      70,
      { multiple: 16, expectedReturn: 121_600, ratio: 0.822, freeYearly: 6_247.2, taxedYearly: 1_352.8, freeYears: 16.01 },
    ],
  ])('of $%i that pays $%i a year from %i agrees with the vector', (premium, yearly, age, wanted) => {
    const found = exclusionOf(premium, yearly, age);
    for (const [name, value] of Object.entries(wanted)) expect(found[name as keyof typeof found], name).toBeCloseTo(value, 2);
  });

  it.each([
    [60, 24.2],
    [75, 12.5],
    [80, 9.5],
    [85, 6.9],
    [89, 5.3],
    [100, 2.7],
  ])('expects from %i the years of Table V', (age, multiple) => {
    expect(exclusionOf(1, 1, age).multiple).toBe(multiple);
  });

  it('splits each payment, taxes nothing below zero, and expects fewer years with age', () => {
    const sum = fc.double({ min: 1, max: 1e8, noNaN: true });
    fc.assert(
      fc.property(sum, sum, fc.integer({ min: exclusionAges.from, max: exclusionAges.to - 1 }), (premium, yearly, age) => {
        const { freeYearly, taxedYearly, multiple } = exclusionOf(premium, yearly, age);
        expect(freeYearly + taxedYearly).toBeCloseTo(yearly, 6);
        expect(taxedYearly).toBeGreaterThanOrEqual(0);
        expect(exclusionOf(premium, yearly, age + 1).multiple).toBeLessThan(multiple);
      }),
    );
  });

  it.each([
    [1, 1, 49, 'age must be from 50 to 100.'],
    [1, 1, 65.5, 'age must be from 50 to 100.'],
    [0, 1, 65, 'premium must be a sum above zero.'],
    [1, Number.NaN, 65, 'yearly must be a sum above zero.'],
  ])('names what is out of range: %f, %f, %f', (premium, yearly, age, words) => {
    expect(() => exclusionOf(premium, yearly, age)).toThrow(new RangeError(words));
  });
});

describe('taxedWithdrawal', () => {
  it.each([
    [130_000, 100_000, 20_000, 20_000],
    [130_000, 100_000, 40_000, 30_000],
    [90_000, 100_000, 20_000, 0],
  ])('of a value of $%i, $%i paid in: of $%i taken out, $%i', (value, premium, withdrawal, taxed) => {
    expect(taxedWithdrawal(value, premium, withdrawal)).toBe(taxed);
  });
});

it('leaves of $100,000 after five years what the vectors say', () => {
  const of = (ratePercent: number, taxPercent: number) => ({ amount: 100_000, years: 5, ratePercent, taxPercent });
  expect(leftOfAnnuity(of(5.5, 27), false)).toBeCloseTo(122_408.08, 2);
  expect(leftOfAnnuity(of(5.5, 27), true)).toBeCloseTo(119_338.48, 2);
  expect(leftOfInterest(of(4.5, 27))).toBeCloseTo(117_540.16, 2);
  expect(leftOfInterest(of(4.2, 22))).toBeCloseTo(117_488.96, 2);
});
