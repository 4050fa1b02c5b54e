import { formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '../../../roll-up/decode.ts';
import { defaultFigures, type Figures, kinds } from '../../../roll-up/decoder-inputs.ts';
import { incomeBaseGeometry } from './income-base-geometry.ts';
import { returnsGeometry } from './returns-geometry.ts';
import { sayBrochure, sayIncome, sayInShort, sayReturns } from './say-result.ts';

const simple = decode(defaultFigures);

describe('the worked example', () => {
  it('is said in words', () => {
    expect(sayBrochure(simple)).toContain('You pay in $100,000 at 60. With 8% simple a year, the income base on paper is $180,000 at 70.');
    expect(sayIncome(simple)).toBe('$180,000 times 5% payout is $9,000 a year, from 70.');
    expect(sayReturns(simple)).toBe(
      'What you earn a year if you live to 80, \u22120.68%; to 85, 1.70%; to 90, 2.98%; to 95, 3.75%; and to 100, 4.23%. At none of these ages is it 8%.',
    );
    expect(sayInShort(simple)).toBe(
      'Income $9,000 a year from 70. You earn minus 0.68% a year if you live to 80, 4.23% if you live to 100.',
    );
  });

  it('has a row for each age', () => {
    expect(simple.outcomes.map(({ payments, received }) => [payments, received])).toEqual([
      [10, 90_000],
      [15, 135_000],
      [20, 180_000],
      [25, 225_000],
      [30, 270_000],
    ]);
    expect(simple.bases).toHaveLength(11);
  });
});

it('computes a compound roll-up', () => {
  const compound = decode({ ...defaultFigures, kind: 'compound' });
  expect(compound.outcomes.map(({ percent }) => formatPercent(percent ?? Number.NaN))).toEqual([
    '0.50%',
    '2.75%',
    '3.95%',
    '4.65%',
    '5.09%',
  ]);
});

it('says so before the first payment, and when the promise is reached', () => {
  expect(sayReturns(decode({ ...defaultFigures, years: 25 }))).toContain(
    'live to 80, nothing has been paid; to 85, nothing has been paid; to 90,',
  );
  expect(sayReturns(decode({ ...defaultFigures, rollUpPercent: 2, years: 1, payoutPercent: 10 }))).toContain(
    'From 80 on that is at least the 2%',
  );
  expect(sayInShort(decode({ ...defaultFigures, years: 35 }))).toContain('if you live to 100.');
});

it('changes the charges but not the return for a rider fee', () => {
  const charged = decode({ ...defaultFigures, feePercent: 1 });
  expect(charged.fees).toBeCloseTo(13_600, 6);
  expect(charged.outcomes).toEqual(simple.outcomes);
});

describe('for every offer', () => {
  const offers: fc.Arbitrary<Figures> = fc.record({
    premium: fc.integer({ min: 1, max: 100_000_000 }),
    rollUpPercent: fc.double({ min: 0, max: 20, noNaN: true }),
    kind: fc.constantFrom(...kinds),
    years: fc.integer({ min: 1, max: 35 }),
    payoutPercent: fc.double({ min: 0.1, max: 20, noNaN: true }),
    feePercent: fc.double({ min: 0, max: 5, noNaN: true }),
  });

  it('every bar and label keeps inside its drawing', () => {
    fc.assert(
      fc.property(
        offers,
        fc.constantFrom(['wide', 594] as const, ['wide', 420] as const, ['narrow', 280] as const),
        (figures, [shape, width]) => {
          const decoded = decode(figures);
          const words = { base: formatDollars(decoded.base), paid: formatDollars(figures.premium) };
          const brochure = incomeBaseGeometry(decoded, shape, width, words);
          for (const bar of brochure.bars) {
            expect(bar.x + bar.width).toBeLessThanOrEqual(brochure.right + 0.5);
            expect(bar.paperY).toBeGreaterThan(brochure.baseLabel.y + 30);
          }
          expect(brochure.paidLabel.y).toBeGreaterThan(0);
          const returns = returnsGeometry(decoded, shape, width);
          for (const bar of returns.bars) {
            expect(bar.labelY).toBeGreaterThan(44);
            expect(bar.isLoss ? returns.zeroY + bar.height : bar.y + bar.height).toBeLessThan(returns.agesY - 12);
            expect(bar.dropTo === null || bar.dropTo > returns.promisedY).toBe(true);
          }
        },
      ),
    );
  });

  it('every return is a number or none', () => {
    fc.assert(
      fc.property(offers, (figures) => {
        for (const { percent } of decode(figures).outcomes) expect(percent === null || Number.isFinite(percent)).toBe(true);
      }),
    );
  });
});
