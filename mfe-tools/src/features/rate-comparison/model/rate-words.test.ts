import { describe, expect, it } from 'vitest';
import { sampleRates } from '../testing/sample-rates.ts';
import { consultationQuery } from './consultation-query.ts';
import { lengthWords } from './length-words.ts';
import { ratingTone } from './rate-kinds.ts';
import { count, sayMoment } from './say-dates.ts';
import { scaleOf } from './scale-years.ts';

const [rate] = sampleRates;
if (!rate) throw new Error('a rate');

it.each([
  ['A++', 'leaf'],
  ['A-', 'leaf'],
  ['B++', 'straw'],
  ['C', 'brick'],
  ['NR', 'brick'],
])('%s is %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});

describe('lengths', () => {
  it.each([
    [
      { type: 'MYGA', guaranteeYears: 3, surrenderCharges: [5, 4, 3, 2, 1] },
      { guaranteed: '3 years', surrender: '5 years', gap: '2 years' },
    ],
    [
      { type: 'MYGA', guaranteeYears: 1, surrenderCharges: [] },
      { guaranteed: '1 year', surrender: 'None', gap: null },
    ],
    [
      { type: 'FIA', guaranteeYears: 1, surrenderCharges: [5, 4] },
      { guaranteed: '1 year', surrender: '2 years', gap: null },
    ],
  ] as const)('%j', (given, words) => {
    expect(lengthWords({ ...given, surrenderCharges: [...given.surrenderCharges] })).toEqual(words);
  });

  it('are drawn on a scale of ten years, or more if the longest needs it', () => {
    const of = (guaranteeYears: number, surrender: number) => ({ ...rate, guaranteeYears, surrenderCharges: Array(surrender).fill(1) });
    expect(scaleOf([])).toBe(10);
    expect(scaleOf([of(10, 10)])).toBe(10);
    expect(scaleOf([of(3, 11), of(1, 1)])).toBe(12);
    expect(scaleOf([of(21, 4)])).toBe(24);
  });
});

describe('dates', () => {
  it.each([
    [0, 'less than a minute ago'],
    [60_000, '1 minute ago'],
    [12 * 60_000, '12 minutes ago'],
    [119 * 60_000, '119 minutes ago'],
    [180 * 60_000, '3 hours ago'],
    [-5000, 'less than a minute ago'],
  ])('a moment %d ms ago', (ago, words) => {
    const now = new Date(2026, 10, 22, 15, 5).getTime();
    expect(sayMoment(now, now + ago)).toBe(`3:05 p.m., ${words}`);
  });

  it('are counted', () => {
    expect([count(1, 'year'), count(0, 'year'), count(1200, 'product')]).toEqual(['1 year', '0 years', '1,200 products']);
  });
});

it('passes a product to the consultation form', () => {
  expect(consultationQuery(rate)).toBe(
    '?carrier=Quillfield+Mutual&product=Fixed+Horizon+3&type=MYGA&rate=5.05&term=5+years&minimum=25000&rating=A%2B',
  );
});
