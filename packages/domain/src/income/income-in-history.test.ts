import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bisect } from './bisect.ts';
import { type IncomeWanted, type IncomeWay, incomeInHistory } from './income-in-history.ts';
import { usHistory } from './us-history.ts';

const life = { person: { birthYear: 1960, sex: 'female' }, age: 65 } as const;
const wanted = (yearlyIncome: number, rises = true, amount = 500_000): IncomeWanted => ({ amount, yearlyIncome, rises, life });
const mix = (annuityPercent: number, stocksPercent: number, costsPercent = 0): IncomeWay => ({
  kind: 'portfolio',
  annuityPercent,
  stocksPercent,
  costsPercent,
});
const ladder = (ratePercent: number, real = false): IncomeWay => ({ kind: 'ladder', ratePercent, real });

describe('a woman of 65, born 1960, with $500,000', () => {
  it.each([
    [
      'half in stocks, $20,000',
      wanted(20_000),
      mix(0, 50),
      { short: [0, 0.7813, 4.878, 8.4746], seen: [0, 0.3501, 1.6601, 2.1084], left: [618_955.18, 464_727.34], shortest: [24, 1966] },
    ],
    [
      'three quarters in stocks at 1%, $25,000',
      wanted(25_000),
      mix(0, 75, 1),
      {
        short: [9.7744, 23.4375, 30.8943, 40.678],
        seen: [6.8041, 14.2455, 16.7596, 18.6134],
        left: [431_867.11, 286_589.8],
        shortest: [15, 1969],
      },
    ],
    [
      '40% of annuity, 60% of the rest in stocks, $25,000',
      wanted(25_000),
      mix(40, 60),
      {
        short: [9.0226, 21.0938, 30.8943, 40.678],
        seen: [6.3885, 12.8287, 16.0641, 17.9524],
        left: [332_190.6, 239_477.65],
        shortest: [15, 1969],
      },
    ],
  ])('%s', (_, income, way, { short, seen, left, shortest }) => {
    const { before, leftAfter20, leftAfter30, ...history } = incomeInHistory(income, way);
    expect(before.map(({ age }) => age)).toEqual([85, 90, 95, 100]);
    expect(before.map((one) => Number(((one.short / one.starts) * 100).toFixed(4)))).toEqual(short);
    expect(before.map((one) => Number((one.seen * 100).toFixed(4)))).toEqual(seen);
    expect([leftAfter20, leftAfter30].map((dollars) => Number(dollars.toFixed(2)))).toEqual(left);
    expect([history.shortest?.lasts, history.shortest?.year]).toEqual(shortest);
  });

  it('has an annuity that falls short of rising prices, and never stops', () => {
    const { runs, annuityIncome, leftAfter20 } = incomeInHistory(wanted(33_000), mix(100, 0));
    expect(annuityIncome).toBeCloseTo(33_000, 8);
    expect([1966, 1929].map((year) => runs.find((run) => run.year === year)?.lasts)).toEqual([1, 15]);
    expect(leftAfter20).toBe(0);
    expect(incomeInHistory(wanted(25_000), mix(40, 60)).annuityIncome).toBeCloseTo(13_200, 8);
  });

  it('has a ladder in level dollars that lasts as long from every start', () => {
    const { runs, shortest } = incomeInHistory(wanted(33_000, false), ladder(5));
    expect(shortest).toMatchObject({ year: 1871, lasts: 26, tightYears: [13, 16, 17, 19, 22, 23] });
    expect(new Set(runs.filter(({ ended }) => ended).map(({ lasts }) => lasts))).toEqual(new Set([26]));
  });

  it.each([
    [0, 20],
    [2, 25],
    [2.5, 27],
  ])('has a ladder at a real rate of %f% that lasts %i years from every start', (rate, years) => {
    const { runs } = incomeInHistory(wanted(25_000), ladder(rate, true));
    expect(new Set(runs.filter(({ ended }) => ended).map(({ lasts }) => lasts))).toEqual(new Set([years]));
  });
});

describe('4% over 30 years', () => {
  const startsWithin = (from: number, to: number, stocks: number, yearlyIncome = 40_000) =>
    incomeInHistory(wanted(yearlyIncome, true, 1_000_000), mix(0, stocks)).runs.filter(({ year }) => year >= from && year <= to);
  const percentLasting = (from: number, to: number, stocks: number) => {
    const runs = startsWithin(from, to, stocks);
    return [runs.length, Number(((runs.filter(({ lasts }) => lasts >= 30).length / runs.length) * 100).toFixed(2))];
  };

  it.each([
    ['cFIREsim-open', 1871, 1986, 50, [116, 94.83]],
    ['cFIREsim-open', 1871, 1986, 75, [116, 96.55]],
    ['the years of the Trinity study', 1926, 1966, 50, [41, 92.68]],
    ['the years of the Trinity study', 1926, 1966, 75, [41, 95.12]],
    ['every start', 1871, 1993, 50, [123, 95.12]],
    ['every start', 1871, 1993, 75, [123, 96.75]],
  ] as const)('agrees with %s, %i to %i, %i% stocks', (_, from, to, stocks, found) => {
    expect(percentLasting(from, to, stocks)).toEqual(found);
  });

  it.each([
    [50, 3.636],
    [75, 3.757],
  ])('was safe from every start up to a rate that 1966 sets: %i% stocks', (stocks, rate) => {
    const safe = bisect(0, 10, (percent) => startsWithin(1871, 1993, stocks, percent * 10_000).every(({ lasts }) => lasts >= 30));
    expect(safe).toBeCloseTo(rate, 3);
    const short = startsWithin(1871, 1993, stocks, safe * 10_000 + 1).filter(({ lasts }) => lasts < 30);
    expect(short.map(({ year }) => year)).toEqual([1966]);
  });
});

it('would have a worst safe rate of 3.726% with draws at the end of each year, as Bengen has them', () => {
  const { stocks, bonds, prices } = usHistory();
  const lasts30 = (start: number, percent: number) => {
    let balance = 100;
    for (let year = start; year < start + 30; year += 1) {
      balance *= ((stocks[year] ?? 0) + (bonds[year] ?? 0)) / 2;
      balance -= (percent * (prices[year + 1] ?? 0)) / (prices[start] ?? 0);
    }
    return balance >= 0;
  };
  const starts = Array.from({ length: 123 }, (_, start) => start);
  expect(bisect(0, 10, (percent) => starts.every((start) => lasts30(start, percent)))).toBeCloseTo(3.726, 3);
});

it('leaves out the ages that are reached, and starts without the years until an age', () => {
  const { before } = incomeInHistory({ ...wanted(20_000), life: { ...life, age: 90 } }, mix(0, 50));
  expect(before.map(({ age, starts }) => [age, starts])).toEqual([
    [95, 148],
    [100, 143],
  ]);
});

it('counts 60 years at most, and says when history ends first', () => {
  const { runs, shortest, before } = incomeInHistory(wanted(1_000), mix(0, 50));
  expect([runs[0]?.lasts, runs.at(-1)?.lasts, shortest]).toEqual([60, 1, null]);
  expect(runs.every(({ ended }) => !ended)).toBe(true);
  expect(before[0]).toMatchObject({ short: 0, seen: 0 });
});

const anyIncome = fc.record({
  income: fc.integer({ min: 1, max: 100_000 }),
  rises: fc.boolean(),
  annuity: fc.integer({ min: 0, max: 100 }),
});
const lastsOf = (income: IncomeWanted, way: IncomeWay) => incomeInHistory(income, way).runs.map(({ lasts }) => lasts);
const percent = fc.integer({ min: 0, max: 100 });

describe('for any figures', () => {
  it('never lasts shorter with more money', () => {
    fc.assert(
      fc.property(anyIncome, percent, fc.integer({ min: 1, max: 500_000 }), ({ income, rises, annuity }, stocks, more) => {
        for (const way of [mix(annuity, stocks, 1), ladder(stocks / 10, rises), ladder(stocks / 10)]) {
          const less = lastsOf(wanted(income, rises), way);
          expect(lastsOf(wanted(income, rises, 500_000 + more), way).every((lasts, start) => lasts >= (less[start] ?? 0))).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('never lasts longer if it rises, where prices were never below those of the start', () => {
    const { prices } = usHistory();
    const neverBelow = prices.slice(0, -1).map((price, start) => prices.slice(start, start + 61).every((later) => later >= price));
    expect(neverBelow.filter(Boolean).length).toBeGreaterThan(80);
    fc.assert(
      fc.property(anyIncome, percent, ({ income, annuity }, stocks) => {
        for (const way of [mix(annuity, stocks), ladder(stocks / 10), ladder(stocks / 10, true)]) {
          const level = lastsOf(wanted(income, false), way);
          const rising = lastsOf(wanted(income), way);
          expect(rising.every((lasts, start) => !neverBelow[start] || lasts <= (level[start] ?? 0))).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('has balances from zero up, and a chance to see it that is no larger than the part of the starts that fell short', () => {
    fc.assert(
      fc.property(anyIncome, percent, ({ income, rises, annuity }, stocks) => {
        const { runs, before } = incomeInHistory(wanted(income, rises), mix(annuity, stocks, 3));
        expect(runs.every(({ balances }) => balances.every((dollars) => dollars >= 0))).toBe(true);
        for (const { starts, short, seen } of before) expect(seen).toBeLessThanOrEqual(short / starts);
      }),
      { numRuns: 10 },
    );
  });
});

it.each([
  ['amount has to be above zero', { amount: 0 }, {}],
  ['amount has to be above zero', { amount: Number.POSITIVE_INFINITY }, {}],
  ['yearlyIncome has to be above zero', { yearlyIncome: Number.NaN }, {}],
  ['yearlyIncome has to be above zero', { yearlyIncome: Number.POSITIVE_INFINITY }, {}],
  ['life.age must be from 50 to 90', { life: { ...life, age: 49 } }, {}],
  ['annuityPercent must be from 0 to 100', {}, { annuityPercent: 101 }],
  ['stocksPercent must be from 0 to 100', {}, { stocksPercent: -1 }],
  ['costsPercent must be from 0 to 3', {}, { costsPercent: 3.1 }],
])('refuses: %s', (words, income, way) => {
  expect(() =>
    incomeInHistory({ ...wanted(20_000), ...income }, { kind: 'portfolio', annuityPercent: 0, stocksPercent: 0, costsPercent: 0, ...way }),
  ).toThrow(words);
});

it('refuses a ladder beyond its rates', () => {
  expect(() => incomeInHistory(wanted(20_000), ladder(15.1))).toThrow('ratePercent must be from 0 to 15');
});
