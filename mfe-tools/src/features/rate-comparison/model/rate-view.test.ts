import { filtersSet, NO_MAXIMUM_PREMIUM } from '@annuity-lantern/domain/rate-filter';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_LISTED, firstView, goneCarriers, type RateView, readView, settleView, writeView } from './rate-view.ts';
import { premiumOf, rateOf, textsOf } from './view-texts.ts';
import { viewWords } from './view-words.ts';

const viewOf = (part: Partial<RateView>): RateView => ({ ...firstView, ...part });

describe('the view in the address', () => {
  it.each<[string, Partial<RateView>]>([
    ['', {}],
    ['?type=MYGA&sort=term&rating=B', { type: 'MYGA', sort: 'term', rating: 'B' }],
    ['?type=FIA&sort=carrier&rating=A', { type: 'FIA', sort: 'carrier', rating: 'A' }],
    ['?least=A-&years=5', { atLeast: 'A-', years: 5 }],
    ['?least=B%2B%2B&years=40', { atLeast: 'B++', years: 40 }],
    ['?least=C&years=0', {}],
    ['?least=a-&years=41', {}],
    ['?least=A%2B%2B%2B&years=5.5', {}],
    ['?rate=5.25&premium=50000', { minimumRate: 5.25, maximumPremium: 50_000 }],
    ['?carrier=Alder+%26+Pike&carrier=B&carrier=B', { carriers: ['Alder & Pike', 'B'] }],
    ['?rows=90', { listed: 90 }],
    ['?rows=31', { listed: 31 }],
    // Drops each value that the page could not have written.
    ['?type=myga&sort=__proto__&rating=A%2B&rate=10', { minimumRate: 10 }],
    ['?rate=10.01&premium=0&rows=1000', {}],
    ['?rate=-1&premium=1e9&rows=9', {}],
    ['?rate=5.255&premium=100000001&rows=9999999', {}],
    ['?rate=NaN&premium=%24500&rows=Infinity', {}],
    ['?carrier=%00&carrier=+&carrier=a%0Ab', { carriers: ['a b'] }],
    ['?premium=100000000&utm_source=mail', { maximumPremium: 100_000_000 }],
  ])('%s', (search, part) => {
    expect(readView(search)).toEqual(viewOf(part));
  });

  it('is truncated if it is longer than the page could have written', () => {
    const { carriers } = readView(`?${Array.from({ length: 500 }, (_, place) => `carrier=${place}${'x'.repeat(500)}`).join('&')}`);
    expect([carriers.length, carriers[0]?.length]).toEqual([60, 120]);
    expect(writeView(viewOf({ listed: 3000 }))).toBe('?rows=990');
  });

  it('is empty for the initial view', () => {
    expect(writeView(firstView)).toBe('');
    expect(filtersSet(firstView)).toEqual([]);
  });

  it('is read back as written', () => {
    const view = fc.record({
      type: fc.constantFrom('all', 'FIA', 'MYGA'),
      sort: fc.constantFrom('rate', 'term', 'carrier'),
      rating: fc.constantFrom('all', 'A', 'B'),
      atLeast: fc.constantFrom('all', ...offeredGrades),
      years: fc.oneof(fc.constant('all'), fc.integer({ min: 1, max: 40 })),
      minimumRate: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
      maximumPremium: fc.integer({ min: 1, max: 100_000_000 }),
      state: fc.constant('all'),
      carriers: fc.uniqueArray(fc.constantFrom('A & B', 'C=D?#', 'Ångström', '+1', '%'), { maxLength: 4 }),
      listed: fc.integer({ min: FIRST_LISTED, max: 990 }),
    });
    fc.assert(
      fc.property(view, (given) => {
        expect(readView(writeView(given as RateView))).toEqual(given);
      }),
    );
  });

  it('is always a view that the page can show, for any address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, rate) => {
        const view = readView(`?${query}&rate=${encodeURIComponent(rate)}`);
        expect(view.minimumRate).toBeGreaterThanOrEqual(0);
        expect(view.minimumRate).toBeLessThanOrEqual(10);
        expect(view.listed).toBeGreaterThanOrEqual(FIRST_LISTED);
        expect(view.listed).toBeLessThanOrEqual(990);
      }),
    );
  });
});

it('drops carriers that are not in the list', () => {
  const view = viewOf({ carriers: ['A', 'gone'] });
  expect(settleView(view, ['A', 'B']).carriers).toEqual(['A']);
  const known = viewOf({ carriers: ['B'] });
  expect(settleView(known, ['A', 'B'])).toBe(known);
});

describe('the texts of the typed fields', () => {
  it.each([
    ['', 0],
    ['5.3', 5.3],
    ['5.30 %', 5.3],
    ['10', 10],
    ['10.01', undefined],
    ['five', undefined],
  ])('"%s" asks for rates from %s', (text, rate) => {
    expect(rateOf(text)).toBe(rate);
  });

  it.each([
    ['', NO_MAXIMUM_PREMIUM],
    ['0', NO_MAXIMUM_PREMIUM],
    ['$50k', 50_000],
    ['2,000,000', 2_000_000],
    ['much', undefined],
  ])('"%s" asks for premiums up to %s', (text, premium) => {
    expect(premiumOf(text)).toBe(premium);
  });

  it('are empty without a maximum', () => {
    expect(textsOf(firstView)).toEqual({ rate: '0', premium: '' });
    expect(textsOf({ minimumRate: 5.25, maximumPremium: 50_000 })).toEqual({ rate: '5.25', premium: '50,000' });
  });
});

describe('the view in words', () => {
  it('names every filter and the order', () => {
    const view = viewOf({
      type: 'FIA',
      rating: 'B',
      atLeast: 'B+',
      years: 7,
      minimumRate: 5,
      maximumPremium: 50_000,
      carriers: ['A', 'B'],
      state: 'OH',
      sort: 'carrier',
    });
    expect(filtersSet(view)).toHaveLength(8);
    expect(viewWords(view)).toBe(
      'Filters: only FIA; only B ratings (B++ to B-); rated at least B+; term 7 years; rates from 5.00%; minimum premium up to $50,000; only A, B; sold in Ohio, then those that don’t say where they are sold. Sorted by carrier.',
    );
  });

  it('says so when there are none', () => {
    expect(viewWords(firstView)).toBe('No filters set. Sorted by rate.');
  });
});

it('finds the carrier of a link that lost the last point of its name', () => {
  expect(settleView(viewOf({ carriers: ['Pike Ins. Co'] }), ['Alder', 'Pike Ins. Co.']).carriers).toEqual(['Pike Ins. Co.']);
});

it('finds the carriers of a link that the list does not have', () => {
  expect(goneCarriers(viewOf({ carriers: ['Alder', 'Gone Life'] }), ['ALDER.', 'Pike'])).toEqual(['Gone Life']);
});
