import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuaranteedFor, rateLengths } from './rate-lengths.ts';

describe('rateLengths', () => {
  it.each([
    [3, [9, 8, 7, 6, 5], { guaranteed: 3, surrender: 5, gap: 2 }],
    [5, [9, 8, 7, 6, 5], { guaranteed: 5, surrender: 5, gap: 0 }],
    [7, [9, 8, 7], { guaranteed: 7, surrender: 3, gap: 0 }],
    [5, [], { guaranteed: 5, surrender: 0, gap: 0 }],
    [2, [0, 0], { guaranteed: 2, surrender: 0, gap: 0 }],
    [1, [0, 5, 0], { guaranteed: 1, surrender: 2, gap: 1 }],
  ])('%d years against %j', (guaranteeYears, surrenderCharges, lengths) => {
    expect(rateLengths({ guaranteeYears, surrenderCharges })).toEqual(lengths);
  });

  it('never has a gap below zero or beyond the charges', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.array(fc.double({ min: 0, max: 25, noNaN: true }), { maxLength: 40 }),
        (guaranteeYears, surrenderCharges) => {
          const { surrender, gap } = rateLengths({ guaranteeYears, surrenderCharges });
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(surrender);
          expect(surrender).toBeLessThanOrEqual(surrenderCharges.length);
        },
      ),
    );
  });
});

it.each([
  ['MYGA', '5 years', 5, true],
  ['MYGA', '7 years', 5, false],
  ['MYGA', '5 years', 3, false],
  ['MYGA', '3 years', 5, false],
  ['FIA', '5 years', 5, false],
] as const)('%s of %s with a rate for %d years is guaranteed for 5 years: %s', (type, term, guaranteeYears, expected) => {
  expect(isGuaranteedFor({ type, term, guaranteeYears }, 5)).toBe(expected);
});
