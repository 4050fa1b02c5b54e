import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateFacts } from './rate-columns.ts';
import { filtersSet, findRates, loosenings, noRateFilters, type RateFilters } from './rate-filter.ts';
import { indexRates, type RateSort, termYears } from './rate-index.ts';
import { ratingLadder } from './rating-ladder.ts';
import { isSoldIn, type StateChoice } from './sold-in.ts';

const base: RateFacts = {
  id: 'x',
  carrier: 'Northmere Life',
  productName: 'SteadyTerm',
  type: 'MYGA',
  term: '5 years',
  rate: 5.3,
  minimumPremium: 10_000,
  rating: 'A',
  guaranteeYears: 5,
  surrenderCharges: [8, 7, 6, 5, 4],
  asOf: '2026-11-18',
  source: 'Sample rate sheet 214',
  sample: true,
};
const of = (part: Partial<RateFacts>): RateFacts => ({ ...base, ...part });
const ids = (rates: readonly RateFacts[], sort: RateSort, filters: Partial<RateFilters> = {}) =>
  findRates(indexRates(rates), { ...noRateFilters, ...filters }, sort).map(({ id }) => id);

describe('termYears', () => {
  it.each([
    ['5 years', 5],
    ['10', 10],
    ['3.5 years', 3.5],
    ['2.25 years', 2.25],
    ['7-year', 7],
    ['1. year', 1],
    ['123456789 years', 123_456_789],
  ])('%s starts with %d', (term, years) => {
    expect(termYears(term)).toBe(years);
  });

  it.each(['', 'five years', ' 5 years', '-5 years'])('"%s" counts as longer than any other', (term) => {
    expect(termYears(term)).toBe(Number.MAX_VALUE);
  });
});

describe('the filters', () => {
  const rates = [
    of({ id: 'a', rating: 'A++', rate: 5.3, minimumPremium: 10_000, states: 'AZ, NV' }),
    of({ id: 'b', rating: 'B+', rate: 5.29, minimumPremium: 10_001, type: 'FIA' }),
    of({ id: 'c', rating: 'C', rate: 6, minimumPremium: 1_000_000, carrier: 'Tidewell Assurance', states: 'all but AZ' }),
    of({ id: 'd', rating: 'NR', rate: 0, minimumPremium: 2_000_000 }),
  ];

  it.each<[Partial<RateFilters>, string[]]>([
    [{}, ['c', 'a', 'b', 'd']],
    [{ maximumPremium: 1_000_000 }, ['c', 'a', 'b']],
    [{ type: 'FIA' }, ['b']],
    [{ type: 'MYGA' }, ['c', 'a', 'd']],
    [{ rating: 'A' }, ['a']],
    [{ rating: 'B' }, ['b']],
    [{ atLeast: 'A++' }, ['a']],
    [{ atLeast: 'B+' }, ['a', 'b']],
    [{ atLeast: 'D' }, ['c', 'a', 'b']],
    [{ minimumRate: 5.3 }, ['c', 'a']],
    [{ minimumRate: 6.01 }, []],
    [{ maximumPremium: 10_000 }, ['a']],
    [{ maximumPremium: 10_001 }, ['a', 'b']],
    [{ maximumPremium: 2_000_000 }, ['c', 'a', 'b', 'd']],
    [{ carriers: ['Tidewell Assurance'] }, ['c']],
    [{ carriers: ['Tidewell Assurance', 'Northmere Life'] }, ['c', 'a', 'b', 'd']],
    [{ carriers: ['Nobody'] }, []],
    [{ state: 'OH' }, ['c', 'b', 'd']],
    [{ state: 'AZ' }, ['a', 'b', 'd']],
    [{ type: 'MYGA', rating: 'A', minimumRate: 5, maximumPremium: 20_000, carriers: ['Northmere Life'] }, ['a']],
  ])('%j keep %j', (filters, kept) => {
    expect(ids(rates, 'rate', filters)).toEqual(kept);
  });

  it('are counted as set unless they are as at first', () => {
    expect(filtersSet(noRateFilters)).toEqual([]);
    expect(filtersSet({ ...noRateFilters, maximumPremium: 5_000, carriers: ['Nobody'], state: 'OH' })).toEqual([
      'maximumPremium',
      'carriers',
      'state',
    ]);
  });

  it('of an empty list are named if one of them alone empties it, with the rates without it', () => {
    const loosen = (filters: Partial<RateFilters>) => loosenings(indexRates(rates), { ...noRateFilters, ...filters });
    expect(loosen({ rating: 'A', state: 'OH' })).toEqual([
      { name: 'rating', found: 3 },
      { name: 'state', found: 1 },
    ]);
    expect(loosen({ rating: 'A', type: 'FIA', minimumRate: 9 })).toEqual([]);
    expect(loosen({ maximumPremium: 1, state: 'OH' })).toEqual([{ name: 'maximumPremium', found: 3 }]);
  });
});

describe('the filter by term', () => {
  const rates = [
    of({ id: 'whole' }),
    of({ id: 'ends-sooner', guaranteeYears: 3 }),
    of({ id: 'cap', type: 'FIA', guaranteeYears: 1 }),
    of({ id: 'long', term: '7 years', guaranteeYears: 7 }),
    of({ id: 'long-cap', type: 'FIA', term: '7 years', guaranteeYears: 1 }),
  ];

  it.each<[RateFilters['years'], string[]]>([
    ['all', ['cap', 'ends-sooner', 'whole', 'long', 'long-cap']],
    // Without the MYGA whose rate ends before its term.
    [5, ['cap', 'whole']],
    [7, ['long', 'long-cap']],
    [3, []],
  ])('%s keeps %j', (years, kept) => {
    expect(ids(rates, 'rate', { years }).toSorted()).toEqual(kept.toSorted());
  });
});

it('names each term once, the shortest first, and leaves out fractions of years', () => {
  const terms = ['10 years', '5 years', '5 years', '3.5 years', 'lifetime', '0 years', '41 years', '40 years', '1 year'];
  expect(indexRates(terms.map((term) => of({ id: term, term }))).terms).toEqual([1, 5, 10, 40]);
});

describe('the sorts', () => {
  const rates = [
    of({ id: 'ten', term: '10 years', rate: 5 }),
    of({ id: 'nine', term: '9 years', rate: 7 }),
    of({ id: 'none', term: 'lifetime', rate: 6 }),
    of({ id: 'early', term: '9 years', rate: 5, carrier: 'Ångström Life' }),
  ];

  it('put the highest rate first, caps and guarantees in one row', () => {
    expect(ids([...rates, of({ id: 'cap', type: 'FIA', rate: 6.5 })], 'rate')).toEqual(['nine', 'cap', 'none', 'early', 'ten']);
  });

  it('put the shortest term first, as a number', () => {
    expect(ids(rates, 'term')).toEqual(['nine', 'early', 'ten', 'none']);
  });

  it('sort carriers alphabetically, ignoring accents and capitals', () => {
    const named = ['Zenith', 'northmere', 'Ångström', 'Bay'].map((carrier) => of({ id: carrier, carrier }));
    expect(ids(named, 'carrier')).toEqual(['Ångström', 'Bay', 'northmere', 'Zenith']);
    expect(indexRates(named).carriers).toEqual(['Ångström', 'Bay', 'northmere', 'Zenith']);
  });

  it('leave no mark of a carrier in its place in the alphabet', () => {
    const named = ['Anxa', 'Ångström'].map((carrier) => of({ id: carrier, carrier }));
    expect(indexRates(named).carriers).toEqual(['Ångström', 'Anxa']);
  });

  it('sort equal rates by name at the end of the list, too', () => {
    const last = ['Gamma', 'Beta', 'Alpha'].map((productName) => of({ id: productName, productName }));
    expect(ids([of({ id: 'first', rate: 6 }), ...last], 'rate')).toEqual(['first', 'Alpha', 'Beta', 'Gamma']);
  });

  it('put carriers that differ in marks or capitals alone in one order, however they come', () => {
    const spelt = ['Bay', 'Ångström', 'angström', 'Angström', 'bay'];
    const inOrder = ['Angström', 'angström', 'Ångström', 'Bay', 'bay'];
    for (const carriers of [spelt, spelt.toReversed()]) {
      expect(indexRates(carriers.map((carrier) => of({ id: carrier, carrier }))).carriers).toEqual(inOrder);
    }
  });

  it.each<[RateSort, string[]]>([
    ['rate', ['short', 'carrier-a', 'name-a', 'name-b-1', 'name-b-2', 'low']],
    ['term', ['short', 'carrier-a', 'name-a', 'name-b-1', 'name-b-2', 'low']],
    ['carrier', ['carrier-a', 'short', 'name-a', 'name-b-1', 'name-b-2', 'low']],
  ])('by %s settle what is equal by the other keys, then name and id', (sort, order) => {
    const equal = [
      of({ id: 'name-b-2', carrier: 'B', productName: 'Beta' }),
      of({ id: 'low', carrier: 'B', productName: 'Alpha', rate: 5, term: '6 years' }),
      of({ id: 'name-b-1', carrier: 'B', productName: 'Beta' }),
      of({ id: 'name-a', carrier: 'B', productName: 'Alpha' }),
      of({ id: 'carrier-a', carrier: 'A', productName: 'Zeta' }),
      of({ id: 'short', carrier: 'B', productName: 'Zeta', term: '4 years' }),
    ];
    expect(ids(equal, sort)).toEqual(order);
    expect(ids(equal.toReversed(), sort)).toEqual(order);
  });

  it('by carrier put the higher rate of one carrier first, then the shorter term', () => {
    const one = [of({ id: 'long', rate: 6, term: '7 years' }), of({ id: 'low', rate: 5, term: '2 years' }), of({ id: 'short', rate: 6 })];
    expect(ids(one, 'carrier')).toEqual(['short', 'long', 'low']);
  });

  it('are made once', () => {
    const index = indexRates(rates);
    expect(index.inOrder('rate')).toBe(index.inOrder('rate'));
    expect(index.rates).toBe(rates);
  });
});

describe('any list', () => {
  const texts = fc.oneof(fc.constantFrom('A', 'B', 'Tidewell', '5 years', '10 years'), fc.string());
  const facts = fc.record({
    carrier: texts,
    productName: texts,
    type: fc.constantFrom('FIA', 'MYGA'),
    term: texts,
    rate: fc.double({ min: 0, max: 20, noNaN: true }),
    minimumPremium: fc.integer({ min: 0, max: 2_000_000 }),
    rating: fc.constantFrom('A++', 'A', 'B+', 'C', 'NR'),
    states: fc.constantFrom('all', 'all but NY', 'OH', undefined),
  });
  const lists = fc.array(facts).map((list) => list.map((part, place) => of({ ...(part as Partial<RateFacts>), id: String(place) })));
  const filters = fc.record({
    type: fc.constantFrom('all', 'FIA', 'MYGA'),
    rating: fc.constantFrom('all', 'A', 'B'),
    atLeast: fc.constantFrom('all', ...ratingLadder),
    years: fc.constantFrom('all', 5, 10),
    minimumRate: fc.double({ min: 0, max: 10, noNaN: true }),
    maximumPremium: fc.integer({ min: 0, max: 1_000_000 }),
    carriers: fc.array(texts, { maxLength: 2 }),
    state: fc.constantFrom('all', 'OH', 'NY'),
  });
  const sorts = fc.constantFrom<RateSort>('rate', 'term', 'carrier');

  it('is given back with none twice, none lost by a sort, and the same however it came', () => {
    fc.assert(
      fc.property(lists, filters, sorts, (rates, given, sort) => {
        const found = ids(rates, sort, given as RateFilters);
        expect(new Set(found).size).toBe(found.length);
        expect(ids(rates.toReversed(), sort, given as RateFilters)).toEqual(found);
        expect(indexRates(rates).inOrder(sort).length).toBe(rates.length);
        const byId = new Map(rates.map((rate) => [rate.id, rate]));
        const kept = found.map((id) => byId.get(id) as RateFacts);
        const isSold = ({ states }: RateFacts) => isSoldIn(given.state as StateChoice, states);
        const sold = kept.filter(isSold);
        expect(kept.slice(0, sold.length)).toEqual(sold);
        for (const part of [sold, kept.slice(sold.length)]) {
          if (sort === 'rate') expect(part.every((rate, at) => at === 0 || (part[at - 1]?.rate ?? 0) >= rate.rate)).toBe(true);
          if (sort === 'term')
            expect(part.every((rate, at) => at === 0 || termYears(part[at - 1]?.term ?? '') <= termYears(rate.term))).toBe(true);
        }
      }),
    );
  });

  it('has no more results for a stricter filter', () => {
    fc.assert(
      fc.property(lists, filters, fc.integer({ min: 0, max: 10 }), (rates, given, more) => {
        const loose = { ...(given as RateFilters) };
        const strict = { ...loose, minimumRate: loose.minimumRate + more };
        expect(ids(rates, 'rate', loose)).toEqual(expect.arrayContaining(ids(rates, 'rate', strict)));
      }),
    );
  });
});
