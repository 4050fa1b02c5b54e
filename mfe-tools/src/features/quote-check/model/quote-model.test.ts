import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sayIncomeRate } from '../../../result/say-income-rate.ts';
import { offeredFigures } from './offered-figures.ts';
import { optionNames, type QuoteTexts, quoteFields } from './quote-fields.ts';
import { quoteView, sayCents, sayInShort, sayWhole } from './quote-view.ts';
import { missingOf, type Quote, readQuote } from './read-quote.ts';

const example = initialInputs(quoteFields);

function quoteOf(texts: Partial<QuoteTexts>): Quote {
  const parsed = readQuote({ ...example, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}
const viewOf = (texts: Partial<QuoteTexts> = {}) => quoteView(quoteOf(texts), 2026);

/** The vectors: a man of 65 and a woman of 63, born in 1961 and 1963, 4.5%. */
const man = { age: '65', sex: 'male', spouseAge: '63', spouseSex: 'female', rate: '4.5' };

describe('each payout option of the vectors', () => {
  it.each([
    ['life', '600', 686.98, 87.3387, 3.0439],
    ['certain10', '600', 652.21, 91.9952, 3.5729],
    ['certain20', '600', 577.39, 103.9165, 4.9118],
    ['cashRefund', '600', 617.92, 97.6968, 4.2253],
    ['installmentRefund', '600', 630.67, 95.8865, 4.0323],
    ['rising2', '600', 571.74, 104.9433, 4.9942],
    ['rising3', '600', 517.99, 115.8319, 5.9689],
    ['joint100', '550', 540.87, 101.6882, 4.6574],
    ['joint50', '550', 605.23, 90.8743, 3.5628],
    ['joint50either', '550', 641.18, 85.7789, 2.9672],
  ])('%s pays the whole price back at the vector’s payment, and has its cents and its rate', (option, monthly, whole, cents, percent) => {
    const { chosen, facts } = viewOf({ ...man, option, monthly });
    expect(chosen.whole).toBeCloseTo(whole, 2);
    expect(chosen.back * 100).toBeCloseTo(cents, 4);
    expect(chosen.rate).toMatchObject({ kind: 'rate', percent: expect.closeTo(percent, 4) });
    expect(facts[0]?.figure).toBe(`${percent.toFixed(2)}%`);
  });
});

describe('the answer', () => {
  it('is cents of each dollar, as an average', () => {
    expect(sayInShort(viewOf())).toBe('Of each dollar that you pay, on average this quote gives back 93 cents, counted at 4.47% interest.');
    expect(viewOf().sentence).toBe(
      'Each bar is the payment a month at which 100 cents of each dollar come back on average, for $100,000 at 4.47% interest. Your life only: $655. The quote is $610. Options that pay longer, or to more people, pay less each month.',
    );
  });

  it('says whose lives it counts for two', () => {
    expect(viewOf({ option: 'joint50' }).notes[0]).toBe('Counted for two: you at 65, your spouse at 65.');
  });

  it('has words where no interest from 0 to 20% fits', () => {
    expect(viewOf({ monthly: '200' }).notes).toContain('Below 0%: on average it pays back less than the price.');
    expect(viewOf({ monthly: '9,000' }).notes).toContain('Above 20%: please check the numbers you entered.');
  });

  it('says that a refund needs interest to have a price', () => {
    const { chosen, facts } = viewOf({ option: 'cashRefund', rate: '0' });
    expect([chosen.whole, sayWhole(chosen.whole), sayCents(chosen.back)]).toEqual([null, 'no payment without interest', '161 cents']);
    expect(facts).toHaveLength(2);
  });

  it('never calls a quote fair, unfair or the best one', () => {
    const { answer, notes, facts, sentence } = viewOf({ monthly: '300', option: 'joint100' });
    expect(JSON.stringify([answer, notes, facts, sentence])).not.toMatch(/fair|\bbest\b/i);
  });
});

it('counts with the nearest life table if a clock is wrong', () => {
  expect(quoteView(quoteOf({ age: '90' }), 1970).own.person.birthYear).toBe(1936);
  expect(quoteView(quoteOf({ age: '50' }), 2090).own.person.birthYear).toBe(1986);
});

describe('the fields', () => {
  it('need a spouse’s age only for two lives', () => {
    expect(viewOf({ spouseAge: '' }).options).toHaveLength(7);
    expect(readQuote({ ...example, option: 'joint100', spouseAge: '' }).kind).toBe('empty');
    expect(missingOf({ ...example, price: '', option: 'joint100', spouseAge: '', rate: '0' })).toEqual([
      'What you pay',
      'Your spouse’s age',
    ]);
  });

  it.each([{ age: '49' }, { price: 'much' }, { monthly: '-1' }, { spouseAge: '91' }, { rate: '12.5' }])(
    'give no result for %o',
    (wrong) => {
      expect(readQuote({ ...example, ...wrong }).kind).toBe('wrong');
    },
  );

  it('come back from a link', () => {
    const texts = { ...example, price: '250,000', monthly: '1,340.5', option: 'rising3', sex: 'male', rate: '5' };
    expect({ ...example, ...readInputsHash(quoteFields, writeInputsHash(quoteFields, texts)) }).toEqual(texts);
  });

  it('are handed over once they are the visitor’s', () => {
    expect(offeredFigures(quoteOf({}))).toBeNull();
    const { attachment } = offeredFigures(quoteOf({ monthly: '620', option: 'joint50' })) ?? {};
    expect(attachment?.inputs).toMatchObject({ monthlyPayment: '$620.00', payoutOption: 'Two lives, 50% to your spouse', spouseAge: '65' });
    expect(offeredFigures(quoteOf({ monthly: '620' }))?.attachment.inputs).not.toHaveProperty('spouseAge');
  });
});

it('has no number that is none, for any quote, and cents that agree with the interest', () => {
  const dollars = fc.integer({ min: 1, max: 100_000_000 }).map(String);
  const ages = fc.integer({ min: 50, max: 90 }).map(String);
  const texts = fc.record({
    price: dollars,
    monthly: dollars,
    age: ages,
    spouseAge: ages,
    option: fc.constantFrom(...optionNames),
    rate: fc.integer({ min: 0, max: 1200 }).map((percent) => String(percent / 100)),
  });
  fc.assert(
    fc.property(texts, (one) => {
      const view = viewOf(one);
      const words = JSON.stringify([view, sayInShort(view)], (_, value) =>
        Number.isNaN(value) || Math.abs(value) === Infinity ? 'NaN' : value,
      );
      expect(words).not.toMatch(/NaN|Infinity|undefined/);
      for (const { back, rate } of view.options) {
        if (rate.kind === 'rate' && Math.abs(rate.percent - view.quote.rate) > 1e-6) expect(back > 1).toBe(rate.percent > view.quote.rate);
        expect(sayIncomeRate(rate)).toMatch(/^(?:\d+\.\d\d%|below 0%|above 20%)$/);
      }
    }),
    { numRuns: 20 },
  );
});
