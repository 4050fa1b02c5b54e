import { productSheet } from '@annuity-lantern/site/product-sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuiltInProduct, FixedIndexProduct, MultiYearProduct, VariableProduct } from '../rates/product-terms.ts';
import {
  creditNeeded,
  feesWithoutGains,
  isBounded,
  leaveInWorstCase,
  sampleValue,
  surrenderChargeAfter,
  termOf,
  valueRange,
} from './like-for-like.ts';

type BoundedProduct = FixedIndexProduct | MultiYearProduct;

function product<Type extends BuiltInProduct = BoundedProduct>(id: string): Type {
  const found = productSheet.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not on the sheet`);
  return found as Type;
}

const steady = product<BoundedProduct>('steadyterm-5');
const shelter = product<FixedIndexProduct>('index-shelter-7');
const legacy = product<FixedIndexProduct>('legacy-bonus-10');
const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const inCents = (dollars: object) => Object.fromEntries(Object.entries(dollars).map(([name, value]) => [name, cents(value)]));

describe('100,000 after five years', () => {
  it.each<[BoundedProduct, number, number]>([
    [steady, 129_461.86, 129_461.86],
    [shelter, 100_000, 133_822.56],
    [legacy, 93_904.31, 137_976.24],
  ])('$id is worth between %d and %d', (one, worst, best) => {
    expect(inCents(valueRange(one, 100_000, 5))).toEqual({ worst, best });
  });

  it('of an index annuity depends on the index: in the sample years 123,865.66 and 123,024.08', () => {
    expect(cents(sampleValue(shelter, 100_000))).toBe(123_865.66);
    expect(cents(sampleValue(legacy, 100_000))).toBe(cents(100_000 * 1.08 ** 3 * 1.04 * 0.9875 ** 5));
    expect(Math.round(sampleValue(legacy, 100_000))).toBe(123_024);
  });

  it('counts participation and spread before the cap', () => {
    expect(cents(sampleValue(product('orchard-index-7'), 1))).toBe(cents(1.0725 * 1.064 * 1.032 * 1.0725 * 0.9905 ** 5));
    expect(cents(sampleValue(product('wide-margin-8'), 1000))).toBe(cents(1000 * 1.095 * 1.055 * 1.015 * 1.11));
  });

  it('of a variable annuity is the index after fees', () => {
    expect(cents(sampleValue(product<VariableProduct>('summit-choice-variable'), 100_000))).toBe(cents(141_523.2 * 0.9685 ** 5));
  });
});

describe('a guaranteed rate that ends before the five years', () => {
  it('continues at the minimum rate, or is renewed as it was', () => {
    expect(inCents(valueRange(product('anchor-3'), 100_000, 5))).toEqual({
      worst: cents(100_000 * 1.053 ** 3 * 1.015 ** 2),
      best: cents(100_000 * 1.053 ** 5),
    });
    expect(inCents(valueRange(product('anchor-3'), 100_000, 3))).toEqual({ worst: 116_757.59, best: 116_757.59 });
  });
});

describe('leaving 100,000 in the worst case', () => {
  it.each<[BoundedProduct, number, number, number]>([
    [steady, 1, 8, 96_876],
    [steady, 3, 6, 109_752.13],
    [steady, 5, 0, 129_461.86],
    [shelter, 1, 9, 91_000],
    [shelter, 3, 7, 93_000],
    [shelter, 5, 5, 95_000],
    [shelter, 7, 0, 100_000],
    [legacy, 1, 10, 88_875],
    [legacy, 3, 8, 88_592.95],
    [legacy, 5, 6, 88_270.05],
  ])('$id after %d years costs %d%% and pays %d', (one, years, charge, paid) => {
    expect(surrenderChargeAfter(one, years)).toBe(charge);
    expect(leaveInWorstCase(one, 100_000, years).charge).toBe(charge);
    expect(cents(leaveInWorstCase(one, 100_000, years).paid)).toBe(paid);
  });

  it('pays the guaranteed minimum less the fees when the charge would leave less', () => {
    const grand = leaveInWorstCase(product('grand-bonus-12'), 100_000, 1);
    expect(grand).toMatchObject({ account: 98_500, charge: 14, higherRates: null });
    expect([grand.minimum, grand.sameRates, grand.paid].map(cents)).toEqual(Array(3).fill(cents(87_500 * 1.01 * 0.985)));
    expect(inCents(leaveInWorstCase(legacy, 100_000, 3)).minimum).toBe(cents(87_500 * (1.01 * 0.9875) ** 3));
  });
});

describe('leaving a contract with a market value adjustment', () => {
  const footpath = product<BoundedProduct>('footpath-5');
  const dollars = (years: number) => {
    const { sameRates, higherRates, minimum, paid } = leaveInWorstCase(footpath, 100_000, years);
    return [sameRates, higherRates ?? 0, minimum, paid].map(Math.round);
  };

  it('pays the contract’s minimum at the least, and less than the account after the charge once rates have risen', () => {
    expect(dollars(1)).toEqual([98_255, 94_287, 88_375, 88_375]);
  });

  it('is adjusted no more once the charges are over', () => {
    expect(leaveInWorstCase(footpath, 100_000, 5)).toMatchObject({ charge: 0, higherRates: null });
    expect(dollars(5)[3]).toBe(Math.round(100_000 * 1.0565 ** 5));
  });
});

describe('a bonus', () => {
  it('counts once the surrender period is over, and not a year before', () => {
    expect(cents(valueRange(legacy, 100_000, 9).worst)).toBe(cents(100_000 * 0.9875 ** 9));
    expect(cents(valueRange(legacy, 100_000, 10).worst)).toBe(cents(105_000 * 0.9875 ** 10));
    expect(cents(valueRange(legacy, 100_000, 10).best)).toBe(cents(105_000 * (1.08 * 0.9875) ** 10));
  });

  it('is in the sample years of a contract that ends with them', () => {
    const short = { ...legacy, surrenderPeriod: 5 };
    expect(sampleValue(short, 100_000)).toBeCloseTo(sampleValue(legacy, 105_000), 6);
  });
});

it('counts fees in years without gains: 6,095.69 of 100,000 at 1.25% over five', () => {
  expect(cents(feesWithoutGains(legacy, 100_000, 5))).toBe(6_095.69);
  expect(feesWithoutGains(shelter, 100_000, 5)).toBe(0);
});

it('knows what a contract is bought for', () => {
  expect([steady, product<BoundedProduct>('fixed-horizon-3'), legacy].map(termOf)).toEqual([5, 3, 10]);
  expect(productSheet.filter(isBounded).map(({ type }) => type)).not.toContain('Variable');
  expect(productSheet.filter(isBounded)).toHaveLength(15);
});

describe('the credit that an index annuity needs', () => {
  it('to be worth as much as 5.30% for five years is 5.30%, or 6.63% with a fee of 1.25%', () => {
    const target = valueRange(steady, 100_000, 5).worst;
    expect(creditNeeded(valueRange(shelter, 100_000, 5).worst, target, 5)).toBeCloseTo(5.3, 10);
    expect(creditNeeded(valueRange(legacy, 100_000, 5).worst, target, 5)).toBeCloseTo(6.6329, 4);
  });

  it.each([
    [0, 1, 5],
    [1, 0, 5],
    [-1, -1, 5],
    [1, 1, 0],
    [1, 1, -1],
    [1e-308, 1e308, 1],
    [Number.NaN, 1, 1],
    [1, Number.POSITIVE_INFINITY, 1],
  ])('is not there from %d to %d in %d years', (value, target, year) => {
    expect(() => creditNeeded(value, target, year)).toThrow(RangeError);
  });

  it('says what it needs', () => {
    expect(() => creditNeeded(1, 1, 0)).toThrow('above zero');
    expect(creditNeeded(100, 110, 1)).toBeCloseTo(10, 10);
  });
});

const bounded = fc.constantFrom(...productSheet.filter(isBounded));
const amount = fc.integer({ min: 0, max: 1e14 }).map((inCents) => inCents / 100);
const years = fc.integer({ min: 0, max: 100 });

describe('for every contract, amount and year', () => {
  it('worst is at most best, and both are finite', () => {
    fc.assert(
      fc.property(bounded, amount, years, (one, dollars, year) => {
        const { worst, best } = valueRange(one, dollars, year);
        expect(worst).toBeLessThanOrEqual(best);
        expect(Number.isFinite(best)).toBe(true);
      }),
    );
  });

  it('more money never ends lower', () => {
    fc.assert(
      fc.property(bounded, amount, amount, years, (one, a, b, year) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(valueRange(one, less, year).worst).toBeLessThanOrEqual(valueRange(one, more, year).worst);
        expect(valueRange(one, less, year).best).toBeLessThanOrEqual(valueRange(one, more, year).best);
        expect(leaveInWorstCase(one, less, year).paid).toBeLessThanOrEqual(leaveInWorstCase(one, more, year).paid);
      }),
    );
  });

  it('an index annuity in years without gains never has more than its premium less fees, as long as no bonus is kept', () => {
    fc.assert(
      fc.property(fc.constantFrom(shelter, legacy), amount, fc.integer({ min: 0, max: 9 }), (one, dollars, year) => {
        expect(valueRange(one, dollars, year).worst).toBeLessThanOrEqual(dollars * (1 - one.fees / 100) ** year * (1 + 1e-12));
      }),
    );
  });

  it('leaving never pays more than account or minimum, nor less than the minimum', () => {
    fc.assert(
      fc.property(bounded, amount, years, (one, dollars, year) => {
        const { account, charge, minimum, sameRates, higherRates, paid } = leaveInWorstCase(one, dollars, year);
        expect(sameRates).toBeLessThanOrEqual(Math.max(account, minimum));
        expect(sameRates).toBeGreaterThanOrEqual(account * (1 - charge / 100));
        expect(higherRates ?? sameRates).toBeLessThanOrEqual(sameRates);
        expect(paid).toBeLessThanOrEqual(higherRates ?? sameRates);
        expect(paid).toBeGreaterThanOrEqual(minimum);
      }),
    );
  });

  it('the sample years stay between worst and best of an index annuity', () => {
    fc.assert(
      fc.property(fc.constantFrom(shelter, legacy), amount, (one, dollars) => {
        const { worst, best } = valueRange(one, dollars, 5);
        expect(sampleValue(one, dollars)).toBeGreaterThanOrEqual(worst);
        expect(sampleValue(one, dollars)).toBeLessThanOrEqual(best);
      }),
    );
  });
});

describe('what is no amount and no year', () => {
  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e308])('%d dollars are refused', (dollars) => {
    expect(() => valueRange(steady, dollars, 100)).toThrow(RangeError);
    expect(() => sampleValue(shelter, dollars * 2)).toThrow(RangeError);
  });

  it('is named', () => {
    expect(() => valueRange(steady, 1e308, 100)).toThrow('too large');
    expect(() => feesWithoutGains(steady, 1, 1.5)).toThrow('whole number from 0 to 100');
  });

  it.each([-1, 0.5, 101, Number.NaN])('%d years are refused', (year) => {
    expect(() => valueRange(steady, 1, year)).toThrow(RangeError);
    expect(() => leaveInWorstCase(steady, 1, year)).toThrow(RangeError);
    expect(() => feesWithoutGains(steady, 1, year)).toThrow(RangeError);
  });

  it('begins with the amount and continues for a hundred years', () => {
    expect(valueRange(steady, 1000, 0)).toEqual({ worst: 1000, best: 1000 });
    expect(valueRange(steady, 1000, 100).best).toBeGreaterThan(1000);
  });
});
