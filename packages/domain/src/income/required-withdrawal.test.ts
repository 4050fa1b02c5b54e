import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredWithdrawal, withdrawalBirthYears } from './required-withdrawal.ts';

describe('requiredWithdrawal', () => {
  // Computed elsewhere from the table of the regulation.
  it.each([
    [73, 26.5, 9_433.96],
    [75, 24.6, 10_162.6],
    [80, 20.2, 12_376.24],
    [85, 16, 15_625],
    [90, 12.2, 20_491.8],
    [95, 8.9, 28_089.89],
    [100, 6.4, 39_062.5],
  ])('at %i divides $250,000 by %f', (age, period, dollars) => {
    const found = requiredWithdrawal(1953, 1953 + age, 250_000);
    expect(found).toMatchObject({ kind: 'due', age, period });
    expect(found.kind === 'due' && found.dollars).toBeCloseTo(dollars, 2);
  });

  it.each([
    [1959, 2032, { kind: 'due', isFirst: true, due: { year: 2033, month: 4, day: 1 } }],
    [1959, 2033, { kind: 'due', isFirst: false, due: { year: 2033, month: 12, day: 31 } }],
    [1959, 2031, { kind: 'notYet', firstYear: 2032, firstAge: 73 }],
    [1960, 2034, { kind: 'notYet', firstYear: 2035, firstAge: 75 }],
    [1960, 2035, { kind: 'due', isFirst: true }],
    // Began at 72 or 70 and a half.
    [1950, 2023, { kind: 'due', isFirst: false }],
    [1906, 2040, { kind: 'due', period: 2 }],
  ])('for someone born in %i, in %i, is %j', (born, year, found) => {
    expect(requiredWithdrawal(born, year, 100_000)).toMatchObject(found);
  });

  it('is never more than the balance, and a larger part of it each year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: withdrawalBirthYears.from, max: withdrawalBirthYears.to }),
        fc.integer({ min: 75, max: 119 }),
        fc.double({ min: 1, max: 1e8, noNaN: true }),
        (born, age, balance) => {
          const [one, next] = [age, age + 1].map((at) => requiredWithdrawal(born, born + at, balance));
          expect(one?.kind === 'due' && one.dollars).toBeLessThanOrEqual(balance / 2);
          expect(one?.kind === 'due' && next?.kind === 'due' && next.dollars > one.dollars).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    [1905, 1, 'birthYear must be from 1906 to 1986.'],
    [Number.NaN, 1, 'birthYear must be from 1906 to 1986.'],
    [1953, -1, 'balance must be a sum of zero or more.'],
    [1953, Number.NaN, 'balance must be a sum of zero or more.'],
  ])('names what is out of range: %f, %f', (born, balance, words) => {
    expect(() => requiredWithdrawal(born, 2026, balance)).toThrow(new RangeError(words));
  });
});
