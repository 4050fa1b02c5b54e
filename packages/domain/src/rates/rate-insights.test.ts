import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateFacts } from './rate-columns.ts';
import { highestHeldUpTo, rateInsights } from './rate-insights.ts';

function of(type: RateFacts['type'], rate: number, guaranteeYears: number, carrier = 'One'): RateFacts {
  return {
    id: 'x',
    carrier,
    productName: 'P',
    type,
    term: `${guaranteeYears} years`,
    rate,
    minimumPremium: 0,
    rating: 'A',
    guaranteeYears,
    surrenderCharges: [],
    asOf: '2026-11-18',
    source: 's',
    sample: true,
  };
}

describe('rateInsights', () => {
  const rates = [of('MYGA', 5, 5), of('FIA', 9, 1, 'Two'), of('MYGA', 6, 10), of('MYGA', 5.5, 5, 'Three'), of('FIA', 7, 1)];

  it('keeps guaranteed rates and caps apart', () => {
    expect(rateInsights(rates)).toMatchObject({
      totalProducts: 5,
      carriers: 3,
      guaranteed: { products: 3, highest: 6, lowest: 5, average: 5.5 },
      caps: { products: 2, highest: 9, lowest: 7, average: 8 },
    });
  });

  it('groups guaranteed rates by the years they are held', () => {
    expect(rateInsights(rates).byYears).toEqual([
      { years: 5, rates: [5, 5.5], products: 2, highest: 5.5, lowest: 5, average: 5.25 },
      { years: 10, rates: [6], products: 1, highest: 6, lowest: 6, average: 6 },
    ]);
    expect(
      rateInsights([of('MYGA', 6, 10), of('MYGA', 7, 3), of('MYGA', 5, 3)]).byYears.map(({ years, rates: held }) => [years, held]),
    ).toEqual([
      [3, [5, 7]],
      [10, [6]],
    ]);
  });

  it('has what a bank CD and a Treasury of the same term pay, by the newest row that gives it', () => {
    const five = { ...of('MYGA', 5, 5), cdRate: 4.05 };
    const given = [
      five,
      { ...five, asOf: '2026-11-25', cdRate: 4.1, treasuryRate: 3.75 },
      { ...five, asOf: '2026-11-26', cdRate: undefined },
      { ...five, asOf: '2026-11-20', cdRate: 3.9, treasuryRate: 3.5 },
      of('MYGA', 6, 10),
    ];
    expect(rateInsights(given).byYears.map(({ years, cd, treasury }) => [years, cd, treasury])).toEqual([
      [5, 4.1, 3.75],
      [10, undefined, undefined],
    ]);
    expect(rateInsights(given).beside).toEqual({ asOf: '2026-11-25', sample: true });
  });

  it('says nothing of what is not there', () => {
    expect(rateInsights([])).toEqual({ totalProducts: 0, carriers: 0, guaranteed: null, caps: null, byYears: [], beside: null });
    expect(rateInsights([of('FIA', 9, 1)])).toMatchObject({ guaranteed: null, byYears: [], caps: { products: 1 } });
    expect(rateInsights([of('MYGA', 5, 1)]).caps).toBeNull();
  });

  it('has its average between lowest and highest, also for a hundred thousand', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 }), (given) => {
        const { guaranteed } = rateInsights(given.map((rate) => of('MYGA', rate, 5)));
        expect(guaranteed?.average).toBeGreaterThanOrEqual((guaranteed?.lowest ?? 0) - 1e-9);
        expect(guaranteed?.average).toBeLessThanOrEqual((guaranteed?.highest ?? 0) + 1e-9);
      }),
    );
    const many = rateInsights(Array.from({ length: 100_000 }, (_, place) => of('MYGA', place % 2 ? 4 : 6, 5)));
    expect(many.guaranteed?.average).toBeCloseTo(5, 9);
  });
});

describe('highestHeldUpTo', () => {
  const { byYears } = rateInsights([of('MYGA', 5, 3), of('MYGA', 5.5, 5), of('MYGA', 7.65, 10), of('MYGA', 5.2, 5)]);

  it.each([
    [2, null],
    [3, 5],
    [4, 5],
    [5, 5.5],
    [10, 7.65],
  ])('for %d years or less is %s', (years, rate) => {
    expect(highestHeldUpTo(years, byYears)).toBe(rate);
  });
});
