import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredFigures } from './offered-figures.ts';
import { missingOf, readWays, type WantedWays } from './read-ways.ts';
import { type WaysTexts, waysFields } from './ways-fields.ts';
import { sayInShort, sayLasts, sayLeft, saySeen, sayShort, sayShortest, type WayView, waysView } from './ways-view.ts';

const example = initialInputs(waysFields);

function wantedOf(texts: Partial<WaysTexts>): WantedWays {
  const parsed = readWays({ ...example, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}
/** In 2025, a woman of 65 was born in 1960, as in the vectors. */
const viewOf = (texts: Partial<WaysTexts> = {}) => waysView(wantedOf(texts), 2025);
const wayOf = (id: WayView['id'], texts: Partial<WaysTexts>) => viewOf(texts).ways.find((way) => way.id === id) as WayView;

const woman = { sex: 'female' };

describe('the ways', () => {
  it.each([
    ['portfolio', { income: '25,000', stocks: '75', costs: '1' }, '38 of 123', '17', '15 years, from 1969', '$431,867', '$286,590'],
    ['part', { share: '40', stocks: '60', costs: '0' }, '38 of 123', '16', '15 years, from 1969', '$332,191', '$239,478'],
    ['ladder', { income: '33,000', rises: 'level', rate: '5' }, '123 of 123', '36', '26 years, from every start', '$106,367', 'nothing'],
    ['ladder', { ladder: 'real', realRate: '2.5' }, '123 of 123', '32', '27 years, from every start', '$164,726', 'nothing'],
    ['annuity', { income: '33,000' }, '117 of 123', '91', '1 year, from 1871', 'nothing', 'nothing'],
    ['annuity', { income: '33,001' }, '123 of 123', '100', 'short from the first year', 'nothing', 'nothing'],
    ['annuity', { income: '1' }, '0 of 123', '0', 'none has ended', 'nothing', 'nothing'],
  ] as const)('%s of %o', (id, texts, short, seen, shortest, after20, after30) => {
    const way = wayOf(id, { ...woman, ...texts });
    expect([sayShort(way.target), saySeen(way.target), sayShortest(way)]).toEqual([short, seen, shortest]);
    expect([sayLeft(way.history.leftAfter20), sayLeft(way.history.leftAfter30)]).toEqual([after20, after30]);
  });

  it('are four, none of them called better', () => {
    const view = viewOf();
    expect(view.ways.map(({ name }) => name)).toEqual(['Annuity', 'Part annuity, part portfolio', 'Portfolio', 'Ladder']);
    expect(view.ways.map(({ buys }) => buys)).toEqual([
      '$33,000 a year for life. It never stops.',
      '$13,200 a year for life. The rest of the money stays yours to use.',
      'All the money stays yours to use, and heirs get what is left.',
      'A set yield of 4.47% a year until each part comes due, whatever stocks do.',
    ]);
    expect(JSON.stringify([view.answer, view.notes, view.facts, view.ways.map(({ buys, costs }) => [buys, costs])])).not.toMatch(
      /\b(?:best|better|worst|safest|wins?)\b/i,
    );
  });
});

describe('the answer', () => {
  it('is how often the portfolio alone runs out in the lifetime of the visitor', () => {
    expect(sayInShort(viewOf(woman))).toBe(
      'If you live on the portfolio alone, history says that it runs out before age 95, while you are alive, in 16 of 100 cases.',
    );
  });

  it('tells a small chance from none', () => {
    expect(saySeen({ age: 95, starts: 123, short: 1, seen: 0.004 })).toBe('fewer than 1');
    expect(saySeen({ age: 95, starts: 123, short: 0, seen: 0 })).toBe('0');
  });

  it('names what is still as in the example', () => {
    expect(viewOf().isExample).toBe(true);
    expect(viewOf({ income: '30,000' }).notes.at(-1)).toBe('Still as in our example: Your money today; Your age.');
  });
});

describe('a ladder of annuities', () => {
  it('has years in which the income is more than what is free', () => {
    expect(viewOf({ income: '33,000', rises: 'level', rate: '5' }).tight).toContain(
      'A ladder of annuities of 3, 5 and 7 years has no rung that ends after 13, 16, 17, 19, 22 and 23 years.',
    );
    expect(viewOf({ rate: '4.47' }).tight).toContain('started in 1972, has no rung that ends after 8, 11 and 13 years.');
    expect(viewOf({ amount: '40,000', income: '30,000', rises: 'level' }).tight).toBe('');
  });

  it('is not meant by one in today’s dollars', () => {
    expect(viewOf({ ladder: 'real' }).tight).toBe('');
  });
});

it('says of a run that history ends first', () => {
  const run = { year: 2010, balances: [], tightYears: [] };
  expect(sayLasts({ ...run, lasts: 13, ended: false })).toBe('13 years so far');
  expect(sayLasts({ ...run, lasts: 60, ended: false })).toBe('60 years or more');
  expect(sayLasts({ ...run, lasts: 1, ended: true })).toBe('1 year');
});

describe('the fields', () => {
  it.each([{ age: '49' }, { amount: 'much' }, { income: '-1' }, { stocks: '101' }, { share: '100' }, { costs: '3.5' }, { rate: '16' }])(
    'give no result for %o',
    (wrong) => {
      expect(readWays({ ...example, ...wrong }).kind).toBe('wrong');
    },
  );

  it('need the rate of the chosen ladder alone', () => {
    expect(readWays({ ...example, ladder: 'real', rate: '' }).kind).toBe('good');
    expect(readWays({ ...example, ladder: 'real', realRate: '' }).kind).toBe('empty');
    expect(missingOf({ ...example, amount: '', stocks: '', ladder: 'real', realRate: '' })).toEqual([
      'Your money today',
      'Stocks in the portfolio',
      'The ladder earns above prices a year',
    ]);
  });

  it('come back from a link', () => {
    const texts = { ...example, amount: '250,000', rises: 'level', ladder: 'real', realRate: '1.85', costs: '1' };
    expect({ ...example, ...readInputsHash(waysFields, writeInputsHash(waysFields, texts)) }).toEqual(texts);
  });

  it('are handed over once they are the visitor’s', () => {
    expect(offeredFigures(wantedOf({}))).toBeNull();
    expect(offeredFigures(wantedOf({ amount: '600,000', ladder: 'real' }))?.attachment.inputs).toMatchObject({
      money: '$600,000',
      incomeShould: 'Rise with prices',
      ladderPaysIn: 'Today’s dollars (TIPS)',
      ladderEarns: '2%',
    });
  });
});

it('has no number that is none, for any figures', () => {
  const dollars = fc.integer({ min: 1, max: 100_000_000 }).map(String);
  const percentTo = (most: number, least = 0) => fc.integer({ min: least, max: most }).map(String);
  const texts = fc.record({
    amount: dollars,
    income: dollars,
    age: percentTo(90, 50),
    share: percentTo(99, 1),
    stocks: percentTo(100),
    costs: percentTo(3),
    rate: percentTo(15),
    rises: fc.constantFrom('prices', 'level'),
    ladder: fc.constantFrom('dollars', 'real'),
    realRate: percentTo(15),
  });
  fc.assert(
    fc.property(texts, (one) => {
      const view = viewOf(one);
      const said = view.ways.map((way) => [sayShort(way.target), saySeen(way.target), sayShortest(way), sayLeft(way.history.leftAfter30)]);
      const words = JSON.stringify([view.answer, view.facts, view.notes, view.sentence, view.tight, said, view.ways], (_, value) =>
        Number.isNaN(value) || Math.abs(value) === Infinity ? 'NaN' : value,
      );
      expect(words).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 20 },
  );
});
