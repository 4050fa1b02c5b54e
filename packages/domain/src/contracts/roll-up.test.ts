import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeBase, type RollUp, riderFeesBeforeIncome, rollUpIncome, rollUpReturn } from './roll-up.ts';

const simple: RollUp = { premium: 100, rollUpPercent: 8, kind: 'simple', years: 10, payoutPercent: 5 };
const compound: RollUp = { ...simple, kind: 'compound' };

describe.each([
  { rollUp: simple, base: 180, income: 9, returns: [-0.68, 1.7, 2.98, 3.75, 4.23] },
  { rollUp: compound, base: 215.89, income: 10.79, returns: [0.5, 2.75, 3.95, 4.65, 5.09] },
])('8% $rollUp.kind for ten years from 60, 5% payout', ({ rollUp, base, income, returns }) => {
  it('grows a base and pays an income', () => {
    expect(incomeBase(rollUp, 0)).toBe(100);
    expect(incomeBase(rollUp, 10)).toBeCloseTo(base, 2);
    expect(rollUpIncome(rollUp)).toBeCloseTo(income, 2);
  });

  it('earns this much, alive to 80, 85, 90, 95, 100', () => {
    for (const [index, age] of [80, 85, 90, 95, 100].entries())
      expect(rollUpReturn(rollUp, age - 60)).toBeCloseTo(returns[index] as number, 2);
  });
});

describe('rollUpReturn', () => {
  it('is none before the first payment', () => {
    expect(rollUpReturn(simple, 10)).toBeNull();
    expect(rollUpReturn(simple, 3)).toBeNull();
    expect(rollUpReturn(simple, 11)).toBeLessThan(0);
  });
});

describe('riderFeesBeforeIncome', () => {
  const sum = (fees: readonly number[]) => fees.reduce((all, fee) => all + fee, 0);

  it('takes each year’s percentage of the base at its start', () => {
    expect(riderFeesBeforeIncome({ ...simple, premium: 100_000, rollUpPercent: 10, years: 3 }, 1).map(Math.round)).toEqual([
      1_000, 1_100, 1_200,
    ]);
    expect(sum(riderFeesBeforeIncome({ ...simple, premium: 100_000 }, 1.25))).toBeCloseTo(17_000, 8);
    expect(sum(riderFeesBeforeIncome({ ...compound, years: 2 }, 1.5))).toBeCloseTo(3.12, 10);
    expect(sum(riderFeesBeforeIncome(simple, 0))).toBe(0);
  });
});

const rollUps = fc.record({
  premium: fc.double({ min: 1, max: 1e8, noNaN: true }),
  rollUpPercent: fc.double({ min: 0, max: 20, noNaN: true }),
  kind: fc.constantFrom('simple' as const, 'compound' as const),
  years: fc.integer({ min: 1, max: 40 }),
  payoutPercent: fc.double({ min: 0.1, max: 20, noNaN: true }),
});

describe('for every roll-up', () => {
  it('compound is never below simple, and the base never below the premium', () => {
    fc.assert(
      fc.property(rollUps, (rollUp) => {
        const least = incomeBase({ ...rollUp, kind: 'simple' }, rollUp.years);
        expect(least).toBeGreaterThanOrEqual(rollUp.premium);
        expect(incomeBase({ ...rollUp, kind: 'compound' }, rollUp.years)).toBeGreaterThanOrEqual(least * (1 - 1e-12));
      }),
    );
  });

  it('a longer life never earns less, and the premium does not matter', () => {
    fc.assert(
      fc.property(rollUps, fc.integer({ min: 1, max: 60 }), (rollUp, payments) => {
        const shorter = rollUpReturn(rollUp, rollUp.years + payments) ?? Number.NaN;
        expect(rollUpReturn(rollUp, rollUp.years + payments + 1)).toBeGreaterThanOrEqual(shorter - 1e-9);
        expect(rollUpReturn({ ...rollUp, premium: 100_000 }, rollUp.years + payments)).toBeCloseTo(shorter, 6);
      }),
    );
  });
});
