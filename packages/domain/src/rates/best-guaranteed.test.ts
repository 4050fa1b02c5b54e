import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ask, bestGuaranteed } from './best-guaranteed.ts';
import { guaranteedRates, guaranteedTerms } from './guaranteed-rates.ts';
import { nearestAsks } from './nearest-asks.ts';
import type { RateFacts } from './rate-columns.ts';

const base: RateFacts = {
  id: 'x',
  carrier: 'Brackenfield Life',
  productName: 'Footpath 5',
  type: 'MYGA',
  term: '5 years',
  rate: 5.65,
  minimumPremium: 25_000,
  rating: 'A',
  guaranteeYears: 5,
  surrenderCharges: [8, 7, 6, 5, 4],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
  sample: true,
};
const of = (part: Partial<RateFacts>): RateFacts => ({ ...base, ...part });
const lasting = (years: number, part: Partial<RateFacts> = {}) => of({ term: `${years} years`, guaranteeYears: years, ...part });
const ask: Ask = { amount: 25_000, years: 5, atLeast: 'A-', state: 'all' };
const answer = (rates: readonly RateFacts[], part: Partial<Ask> = {}) => bestGuaranteed(guaranteedRates(rates), { ...ask, ...part });
const idsOf = (rates: readonly RateFacts[], part: Partial<Ask> = {}) => answer(rates, part).best.map(({ rate }) => rate.id);

describe('what competes', () => {
  it('is a MYGA whose rate is guaranteed for all of its term', () => {
    const rates = [
      of({ id: 'fits' }),
      of({ id: 'cap', type: 'FIA', rate: 9 }),
      of({ id: 'ends-sooner', rate: 9, guaranteeYears: 3 }),
      of({ id: 'no-term', rate: 9, term: 'lifetime' }),
      lasting(41, { id: 'too-long' }),
      lasting(0, { id: 'no-year' }),
    ];
    expect(guaranteedRates(rates).map(({ rate }) => rate.id)).toEqual(['fits']);
  });

  it('is ordered by rate, then grade, surrender period, name and id', () => {
    const ordered = [
      of({ id: 'rate', rate: 5.7, rating: 'B' }),
      of({ id: 'grade', rating: 'A+' }),
      of({ id: 'short', surrenderCharges: [8, 7] }),
      of({ id: 'name', productName: 'Alpha 5' }),
      of({ id: 'a' }),
      of({ id: 'b' }),
      of({ id: 'unrated-a', rating: 'NR' }),
      of({ id: 'unrated-b', rating: 'AA' }),
    ];
    for (const rates of [ordered, ordered.toReversed()])
      expect(guaranteedRates(rates).map(({ rate }) => rate.id)).toEqual(ordered.map(({ id }) => id));
    expect(guaranteedRates([of({}), of({})])).toHaveLength(2);
  });

  it('names its terms, each once', () => {
    expect(guaranteedTerms(guaranteedRates([lasting(10), lasting(5), lasting(5), lasting(2)]))).toEqual([2, 5, 10]);
  });
});

describe('the answer', () => {
  it.each<[string, Partial<RateFacts>, boolean]>([
    ['its own minimum premium', { minimumPremium: 25_000 }, true],
    ['a minimum premium a dollar higher', { minimumPremium: 25_001 }, false],
    ['the grade that is asked for', { rating: 'A-' }, true],
    ['a grade below it', { rating: 'B++' }, false],
    ['no grade', { rating: 'NR' }, false],
  ])('with %s fits: %s', (_, part, fits) => {
    expect(answer([of(part)]).fitting).toBe(fits ? 1 : 0);
  });

  it.each<[Ask['state'], readonly string[], readonly string[]]>([
    ['all', ['unknown', 'west', 'not-new-york'], []],
    ['AZ', ['west', 'not-new-york', 'everywhere'], ['unknown']],
    ['OH', ['not-new-york', 'everywhere'], ['unknown']],
    ['NY', ['everywhere'], ['unknown']],
  ])('in the state %s ranks what is sold there, and names apart what does not say: %j, %j', (state, fitting, apart) => {
    const rates = [
      of({ id: 'west', rate: 5.9, states: 'AZ, NV' }),
      of({ id: 'not-new-york', rate: 5.8, states: 'all but NY' }),
      of({ id: 'unknown', rate: 6.4 }),
      of({ id: 'unknown-and-small', rate: 6.5, minimumPremium: 100_000 }),
      of({ id: 'everywhere', rate: 5.6, states: 'all' }),
    ];
    expect(idsOf(rates, { state })).toEqual(fitting);
    expect(answer(rates, { state }).apart.map(({ rate }) => rate.id)).toEqual(apart);
  });

  it('has the three highest, and counts all that fit', () => {
    const rates = [5.1, 5.75, 5.7, 5.65].map((rate) => of({ id: String(rate), rate }));
    expect(idsOf(rates)).toEqual(['5.75', '5.7', '5.65']);
    expect(answer(rates).fitting).toBe(4);
    expect(idsOf(rates, { years: 3 })).toEqual([]);
  });

  it('is in dollars: 25,000 at 5.65% is 32,907 after five years', () => {
    const [offer] = answer([base]).best;
    expect(offer?.value).toBeCloseTo(25_000 * 1.0565 ** 5, 6);
    expect(Math.round(offer?.value ?? 0)).toBe(32_907);
  });

  it('says what leaving pays after each year, less the charge of the year that begins', () => {
    const exits = answer([base]).best[0]?.exits.map(({ paid, ...exit }) => ({ ...exit, paid: Math.round(paid * 100) / 100 }));
    expect(exits).toEqual([
      { years: 1, charge: 7, paid: 24_563.63 },
      { years: 2, charge: 6, paid: 26_230.52 },
      { years: 3, charge: 5, paid: 28_007.36 },
      { years: 4, charge: 4, paid: 29_901.24 },
    ]);
  });

  it.each<[number, readonly number[], readonly (readonly [years: number, charge: number])[]]>([
    [1, [5], []],
    [2, [6, 5], [[1, 5]]],
    [
      3,
      [7, 6, 5],
      [
        [1, 6],
        [2, 5],
      ],
    ],
    [
      5,
      [],
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
    ],
    // Charges continue after the guarantee ends.
    [
      3,
      [8, 7, 6, 5, 4],
      [
        [1, 7],
        [2, 6],
        [3, 5],
      ],
    ],
    [1, [8, 7], [[1, 7]]],
  ])('of %d years with charges of %j has these exits', (years, surrenderCharges, expected) => {
    const { exits } = answer([lasting(years, { surrenderCharges })], { years }).best[0] ?? { exits: [] };
    expect(exits.map((exit) => [exit.years, exit.charge])).toEqual(expected);
  });

  it('ranks by what can be taken out at the end of the term, not by what the account holds', () => {
    const rates = [
      of({ id: 'holds-more', rate: 6.15, rating: 'B+', surrenderCharges: [8, 7, 6, 5, 4, 4] }),
      of({ id: 'pays-more', rate: 5.75, rating: 'B+' }),
      of({ id: 'third', rate: 5.7, rating: 'B+' }),
    ];
    const { best } = answer(rates, { atLeast: 'B+' });
    expect(best.map(({ rate, value, paid }) => [rate.id, Math.round(value), Math.round(paid)])).toEqual([
      ['pays-more', 33_063, 33_063],
      ['third', 32_985, 32_985],
      ['holds-more', 33_693, 32_345],
    ]);
  });

  it('raises an error for an amount below zero', () => {
    expect(() => answer([of({ minimumPremium: -10 })], { amount: -1 })).toThrow(RangeError);
  });
});

describe('what would fit when nothing does', () => {
  const nearest = (rates: readonly RateFacts[], part: Partial<Ask> = {}) =>
    nearestAsks(guaranteedRates(rates), { ...ask, ...part }, 'B-').map(({ ask: changed, changes, offer }) => ({
      ...changed,
      changes: changes.join(),
      id: offer.rate.id,
      value: Math.round(offer.value),
    }));

  it('is one change of each kind, with the nearest of its kind', () => {
    const rates = [
      lasting(10, { id: 'ten', rate: 7 }),
      lasting(3, { id: 'three', rate: 5 }),
      of({ id: 'b', rating: 'B', rate: 7 }),
      of({ id: 'b++', rating: 'B++', rate: 6 }),
      of({ id: 'costly', minimumPremium: 100_000, rate: 6.4 }),
      of({ id: 'dear', minimumPremium: 50_000, rate: 6.05 }),
    ];
    expect(nearest(rates)).toEqual([
      { amount: 50_000, years: 5, atLeast: 'A-', state: 'all', changes: 'amount', id: 'dear', value: Math.round(50_000 * 1.0605 ** 5) },
      { amount: 25_000, years: 3, atLeast: 'A-', state: 'all', changes: 'years', id: 'three', value: Math.round(25_000 * 1.05 ** 3) },
      { amount: 25_000, years: 5, atLeast: 'B++', state: 'all', changes: 'atLeast', id: 'b++', value: Math.round(25_000 * 1.06 ** 5) },
    ]);
  });

  it('takes the higher rate of two that are as near', () => {
    expect(nearest([lasting(3, { id: 'low', rate: 5 }), lasting(7, { id: 'high', rate: 6 })]).map(({ id }) => id)).toEqual(['high']);
    expect(nearest([lasting(3, { id: 'a' }), lasting(7, { id: 'b' })]).map(({ id }) => id)).toEqual(['a']);
  });

  it('changes more only when one change is not enough', () => {
    const rates = [lasting(7, { id: 'two', rating: 'B' }), lasting(7, { id: 'all', rating: 'B', minimumPremium: 50_000 })];
    expect(nearest(rates).map(({ id, changes }) => [id, changes])).toEqual([['two', 'atLeast,years']]);
    expect(nearest(rates.slice(1)).map(({ changes }) => changes)).toEqual(['atLeast,years,amount']);
  });

  it('keeps the state, and adds what fits in another state without any other change', () => {
    const rates = [
      of({ id: 'elsewhere', rate: 5.9, states: 'all but NY' }),
      lasting(7, { id: 'here', states: 'all' }),
      lasting(7, { id: 'neither', rate: 7, states: 'all but NY' }),
    ];
    expect(nearest(rates, { state: 'NY' }).map(({ id, changes, state, years }) => [id, changes, state, years])).toEqual([
      ['here', 'years', 'NY', 7],
      ['elsewhere', 'state', 'all', 5],
    ]);
    expect(nearest(rates.slice(2), { state: 'NY' }).map(({ id, changes, state }) => [id, changes, state])).toEqual([
      ['neither', 'years,state', 'all'],
    ]);
  });

  it('suggests no grade below the lowest, and nothing from an empty list', () => {
    expect(nearest([of({ rating: 'C++' }), of({ rating: 'NR' })])).toEqual([]);
    expect(nearest([])).toEqual([]);
  });

  it('fits every request', () => {
    const rates = fc.array(
      fc
        .record({
          years: fc.integer({ min: 1, max: 10 }),
          minimumPremium: fc.integer({ min: 0, max: 100_000 }),
          rating: fc.constantFrom('A++', 'A-', 'B++', 'B-'),
          states: fc.constantFrom('all', 'all but NY', 'AZ', undefined),
        })
        .map(({ years, ...part }) => lasting(years, part)),
      { minLength: 1 },
    );
    const asks = fc.record({
      amount: fc.integer({ min: 0, max: 100_000 }),
      years: fc.integer({ min: 1, max: 40 }),
      atLeast: fc.constantFrom('A++', 'A', 'B+', 'B-') as fc.Arbitrary<Ask['atLeast']>,
      state: fc.constantFrom('all', 'NY', 'OH') as fc.Arbitrary<Ask['state']>,
    });
    fc.assert(
      fc.property(rates, asks, (list, asked) => {
        const guaranteed = guaranteedRates(list);
        const near = nearestAsks(guaranteed, asked, 'B-');
        expect(near.length).toBeGreaterThan(0);
        for (const { ask: changed } of near) expect(bestGuaranteed(guaranteed, changed).fitting).toBeGreaterThan(0);
      }),
    );
  });
});
