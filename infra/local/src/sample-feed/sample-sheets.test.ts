import type { RateRecord } from '@annuity-lantern/contracts/http';
import type { BuiltInProduct } from '@annuity-lantern/domain/product-terms';
import { rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { readSheet } from '@annuity-lantern/rate-sheets';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { expect, it, test } from 'vitest';
import { sampleSheets } from './sample-sheets.ts';

const sunday = new Date('2026-11-22T03:00:00Z');

function read(text: string, now = sunday): RateRecord[] {
  const reading = readSheet({ bytes: Buffer.from(text), source: 'none', now: now.getTime() });
  if (!reading.ok) throw new Error(reading.problems.map(({ line, message }) => `${line} ${message}`).join('\n'));
  return reading.rates;
}

const newest = read(sampleSheets(sunday).at(-1) ?? '');

it('has every column of a sheet', () => {
  const header = sampleSheets(sunday)[0]?.split('\n')[0]?.split(',');
  expect(header?.toSorted()).toEqual(rateColumnNames.map((name) => rateColumns[name].sheet).toSorted());
});

it('is of sixty products or more, of ten carriers or more, every one a sample of one sheet', () => {
  expect(newest.length).toBeGreaterThanOrEqual(60);
  expect(new Set(newest.map(({ carrier }) => carrier)).size).toBeGreaterThanOrEqual(10);
  for (const { sample, asOf, source } of newest) {
    expect([sample, asOf, source]).toEqual([true, '2026-11-18', 'sample rate sheet 214']);
  }
});

it('is believable: guaranteed rates from 5.30% to 7.65%, every kind of term, rating, minimum and gap', () => {
  const fixed = newest.filter(({ type }) => type === 'MYGA');
  const rates = fixed.map(({ rate }) => rate);
  expect([Math.min(...rates), Math.max(...rates)]).toEqual([5.3, 7.65]);
  expect(newest.length - fixed.length).toBeGreaterThanOrEqual(15);
  const terms = new Set(fixed.map(({ term }) => Number.parseInt(term, 10)));
  expect([...terms].toSorted((one, other) => one - other)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(newest.map(({ rating }) => rating))).toEqual(new Set(['A++', 'A+', 'A', 'A-', 'B++', 'B+', 'B']));
  const minimums = newest.map(({ minimumPremium }) => minimumPremium);
  expect([Math.min(...minimums), Math.max(...minimums)]).toEqual([5000, 100_000]);
  expect(fixed.filter(({ guaranteeYears, surrenderCharges }) => surrenderCharges.length > guaranteeYears).length).toBeGreaterThanOrEqual(5);
});

it('comes after earlier ones, each of a Wednesday, in which some rates were others', () => {
  const sheets = sampleSheets(sunday).map((text) => read(text));
  expect(sheets.map(([first]) => first?.asOf)).toEqual(['2026-08-12', '2026-09-23', '2026-10-28', '2026-11-18']);
  const rateOf = (rates: RateRecord[]) => rates.find(({ productName }) => productName === 'SteadyTerm 5')?.rate;
  expect(sheets.map(rateOf)).toEqual([5.15, 5.2, 5.25, 5.3]);
});

test.each([
  ['2026-11-17T23:59:59Z', '2026-11-11'],
  ['2026-11-18T00:00:00Z', '2026-11-18'],
  ['2027-03-01T12:00:00Z', '2026-11-18'],
  ['2024-02-29T12:00:00Z', '2024-02-28'],
])('on %s it is of %s: never newer than the comparison, never of a day to come', (at, day) => {
  const now = new Date(at);
  expect(read(sampleSheets(now).at(-1) ?? '', now)[0]?.asOf).toBe(day);
});

it('contradicts the products of the comparison in nothing, and is no newer', () => {
  const muchLater = new Date('2028-01-05T00:00:00Z');
  const onDay = read(sampleSheets(muchLater).at(-1) ?? '', muchLater);
  const contradictions = productSheet.flatMap((product) => {
    const ofCarrier = onDay.filter(({ carrier }) => carrier === product.carrier);
    const same = ofCarrier.filter(({ productName }) => productName === product.productName);
    return [
      ...ofCarrier.filter((rate) => differs(carrierFacts(rate), carrierFacts(product))),
      ...same.filter((rate) => differs(rateFacts(rate), productFacts(product)) || differs(exitFacts(rate), exitFacts(product))),
    ].map(({ productName }) => `${product.productName} and ${productName}`);
  });
  expect(contradictions).toEqual([]);
  const shared = productSheet.filter(({ productName }) => onDay.some((rate) => rate.productName === productName));
  expect(shared.map(({ id }) => id)).toEqual([
    'steadyterm-5',
    'index-shelter-7',
    'fixed-horizon-3',
    'orchard-5',
    'footpath-5',
    'quiet-years-5',
    'ledger-10',
    'orchard-index-7',
  ]);
  expect(productSheet.filter(({ carrier }) => !onDay.some((rate) => rate.carrier === carrier))).toEqual([]);
});

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
const carrierFacts = ({ rating, ratingAgency, ratingDate, states, maximumIssueAge }: RateRecord | BuiltInProduct) => [
  rating,
  ratingAgency,
  ratingDate,
  states,
  maximumIssueAge,
];
const exitFacts = ({ freeWithdrawal, waivers, deathBenefit }: RateRecord | BuiltInProduct) => [freeWithdrawal, waivers, deathBenefit];
const rateFacts = ({ type, rate, minimumPremium, guaranteeYears, surrenderCharges, marketValueAdjustment, asOf, source }: RateRecord) => [
  type,
  rate,
  minimumPremium,
  guaranteeYears,
  surrenderCharges,
  marketValueAdjustment,
  asOf,
  source,
];
const productFacts = (product: BuiltInProduct) => [
  product.type,
  product.type === 'MYGA' ? product.guaranteedRate : product.type === 'FIA' && product.capRate,
  product.minimumPremium,
  product.type === 'MYGA' ? product.guaranteeYears : 1,
  product.surrenderCharges,
  'marketValueAdjustment' in product && product.marketValueAdjustment,
  product.lastUpdated,
  product.source,
];
