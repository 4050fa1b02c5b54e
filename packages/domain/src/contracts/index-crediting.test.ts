import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditingTerms, compoundedReturn, creditedRate, monthlySumRate, valuesByYear } from './index-crediting.ts';

const returns = [12, -10, 8, 4, 25];
const months = [2.5, 1.0, -1.5, 3.0, 0.5, -4.0, 2.2, 1.8, 0.0, 2.9, -0.6, 1.1];
const afterFiveYears = (terms: CreditingTerms, fee = 0) =>
  valuesByYear(
    100_000,
    returns.map((change) => creditedRate(change, terms)),
    fee,
  ).at(-1);

describe('annual point to point on 100,000 over +12, -10, +8, +4, +25', () => {
  it.each<[CreditingTerms, number, number]>([
    [{ cap: 6 }, 0, 123_865.66],
    [{ participation: 50 }, 0, 126_500.4],
    [{ spread: 3 }, 0, 141_025.29],
    [{ cap: 6 }, 1.25, 116_315.2],
  ])('%o with a fee of %f%% ends at %f', (terms, fee, value) => {
    expect(afterFiveYears(terms, fee)).toBeCloseTo(value, 2);
  });

  it('the index itself ends at 141,523.20', () => {
    expect(valuesByYear(100_000, returns).at(-1)).toBeCloseTo(141_523.2, 2);
    expect(compoundedReturn(returns)).toBeCloseTo(41.5232, 4);
  });

  it('takes participation first, then the spread, then the cap', () => {
    expect(creditedRate(12, { participation: 50, spread: 3, cap: 6 })).toBe(3);
    expect(creditedRate(25, { participation: 50, spread: 3, cap: 6 })).toBe(6);
  });
});

describe('monthly sum', () => {
  it('limits the good months and not the bad ones', () => {
    expect(monthlySumRate(months, 2)).toBeCloseTo(6.3, 10);
    expect(compoundedReturn(months)).toBeCloseTo(9.02, 2);
  });

  it('can be zero in a year in which the index rose', () => {
    const year = [9, -3, 2, -3, 2, -3, 2, -3, 2, 1, 1, 1];
    expect(compoundedReturn(year)).toBeGreaterThan(6);
    expect(monthlySumRate(year, 2)).toBeCloseTo(1, 10);
    expect(monthlySumRate(year, 1.5)).toBe(0);
  });
});

const change = fc.double({ min: -90, max: 200, noNaN: true });
const term = fc.double({ min: 0, max: 300, noNaN: true });

describe('for every return and every term', () => {
  it('a credit is never below zero and never above the cap', () => {
    fc.assert(
      fc.property(change, term, term, term, (r, cap, participation, spread) => {
        const credit = creditedRate(r, { cap, participation, spread });
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(cap);
      }),
    );
  });

  it('a better index never credits less', () => {
    fc.assert(
      fc.property(change, change, term, term, term, (a, b, cap, participation, spread) => {
        const terms = { cap, participation, spread };
        expect(creditedRate(Math.max(a, b), terms)).toBeGreaterThanOrEqual(creditedRate(Math.min(a, b), terms));
      }),
    );
  });

  it('years without a gain leave exactly the premium, less the fee', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -90, max: 0, noNaN: true }), { maxLength: 20 }), term, (losses, cap) => {
        const credits = losses.map((loss) => creditedRate(loss, { cap }));
        expect(valuesByYear(100_000, credits).at(-1)).toBe(100_000);
        expect(valuesByYear(100_000, credits, 1).at(-1)).toBeCloseTo(100_000 * 0.99 ** losses.length, 6);
      }),
    );
  });

  it('a monthly sum stays between zero and as many caps as months', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), term, (all, cap) => {
        const credit = monthlySumRate(all, cap);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(cap * all.length + 1e-9);
      }),
    );
  });
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s, and names the parameter', (value) => {
  const noReturn = new RangeError('A return must be a finite number of percent');
  expect(() => creditedRate(value, {})).toThrow(noReturn);
  expect(() => monthlySumRate([value], 2)).toThrow(noReturn);
  expect(() => compoundedReturn([value])).toThrow(noReturn);
  expect(() => valuesByYear(1, [value])).toThrow(noReturn);
  expect(() => creditedRate(1, { cap: value })).toThrow(noTerm('cap'));
  expect(() => monthlySumRate([1], value)).toThrow(noTerm('cap'));
  expect(() => valuesByYear(value, [])).toThrow(noTerm('premium'));
});

it('refuses a negative term', () => {
  expect(() => creditedRate(1, { spread: -1 })).toThrow(noTerm('spread'));
  expect(() => creditedRate(1, { participation: -1 })).toThrow(noTerm('participation'));
  expect(() => valuesByYear(1, [], -1)).toThrow(noTerm('fee'));
});

function noTerm(name: string): RangeError {
  return new RangeError(`The ${name} must be a finite number, zero or more`);
}
