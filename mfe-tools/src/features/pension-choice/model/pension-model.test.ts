import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredFigures } from './offered-figures.ts';
import { type PensionTexts, pensionFields } from './pension-fields.ts';
import { pensionView, sayAfter, sayInShort, sayLasts } from './pension-view.ts';
import { missingOf, type Pension, readPension } from './read-pension.ts';

const example = initialInputs(pensionFields);

function pensionOf(texts: Partial<PensionTexts>): Pension {
  const parsed = readPension({ ...example, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}
const viewOf = (texts: Partial<PensionTexts> = {}) => pensionView(pensionOf(texts), 2026);
const alone = { joint: '', spouseAge: '' };

describe('the fields', () => {
  it('start with an example that is named as one', () => {
    expect(viewOf().isExample).toBe(true);
    expect(viewOf({ lump: '400,000' }).notes[1]).toBe(
      'Still as in our example: Pension for your life alone; Pension with a part to your spouse; Your age; Your spouse’s age.',
    );
  });

  it('need a spouse’s age only for a pension that continues to a spouse', () => {
    expect(readPension({ ...example, spouseAge: '' }).kind).toBe('empty');
    expect(missingOf({ ...example, spouseAge: '', lump: '', rate: ' ' })).toEqual([
      'Lump sum offered',
      'Your spouse’s age',
      'Interest a year',
    ]);
    expect(viewOf(alone).offers).toHaveLength(1);
    expect(readPension({ ...example, ...alone, p50: '2,200' }).kind).toBe('empty');
    expect(viewOf({ joint: '0', p50: '2,200', share: '' }).offers.map(({ name }) => name)).toEqual([
      'Your life alone',
      '50% to your spouse',
    ]);
  });

  it.each([
    { age: '49' },
    { spouseAge: '91' },
    { lump: 'much' },
    { share: '101' },
    { rate: '13' },
    { policyYears: '1.5' },
    { premium: '2,400' },
  ])('give no result for %o', (wrong) => {
    expect(readPension({ ...example, ...wrong }).kind).toBe('wrong');
  });

  it('come back from a link, also a pension that was emptied', () => {
    const texts = { ...example, joint: '0', p50: '2,250', share: '66.67', sex: 'female', premium: '210', policyYears: '20', shown: 'p50' };
    const hash = writeInputsHash(pensionFields, texts);
    expect({ ...example, ...readInputsHash(pensionFields, hash) }).toEqual({ ...texts, p75: '0' });
  });
});

describe('the answer', () => {
  it('is the pension that is worth most on average, beside the lump sum', () => {
    expect(sayInShort(viewOf())).toBe(
      'On average, the pension with 100% to your spouse is worth most today: about $387,760, $37,760 more than the lump sum.',
    );
    expect(viewOf().sentence).toBe(
      'Worth today on average, at 4.47% interest: lump sum $350,000; your life alone $366,403; 100% to your spouse $387,760.',
    );
  });

  it('is the lump sum where it is more', () => {
    expect(sayInShort(viewOf({ ...alone, lump: '370,000' }))).toBe(
      'On average, the lump sum is worth most today: $370,000. Next is the pension for your life alone: about $366,403, $3,597 less.',
    );
  });

  it('never calls an offer the best one, or fair', () => {
    expect(JSON.stringify([viewOf({ premium: '210' }), viewOf({ lump: '900,000' })])).not.toMatch(/\b(?:best|fair|unfair|should)\b/i);
  });
});

describe('each offer', () => {
  it('names its interest in words where there is none from 0 to 20%', () => {
    expect(viewOf({ lump: '5,000,000' }).facts[1]?.figure).toBe('below 0%');
    expect(viewOf({ lump: '5,000' }).facts[1]?.figure).toBe('above 20%');
  });

  it('says to which age the lump sum pays the same', () => {
    const say = (texts: Partial<PensionTexts>) => viewOf(texts).offers.map((offer) => sayLasts(offer, pensionOf(texts)));
    expect(say({})).toEqual(['age 82', 'age 86']);
    expect(say({ lump: '800,000' })).toEqual(['never runs out', 'never runs out']);
  });

  it('with a part for the spouse says how long the spouse makes up for what was given up', () => {
    const rows = viewOf().madeUp?.rows.map(({ age, paidLess, after }) => [age, paidLess, sayAfter(after)]);
    expect(rows?.slice(2, 4)).toEqual([
      [80, 54_000, '3 years 3 months'],
      [85, 72_000, '5 years 2 months'],
    ]);
    expect(viewOf(alone).madeUp).toBeNull();
    expect(sayAfter(0)).toBe('no time');
    expect(sayAfter(null)).toBe('never');
  });
});

describe('life insurance in place of a spouse’s part', () => {
  it('costs its premium each month, and leaves the spouse nothing after its end', () => {
    const { policy } = viewOf({ premium: '210', policyYears: '20' });
    expect(policy).toMatchObject({ left: 2190, insured: expect.closeTo(336_085.85, 1), outlives: expect.closeTo(0.551, 3) });
    expect(policy?.outlivesPolicy).toBeCloseTo(0.194, 3);
    expect(viewOf().policy).toMatchObject({ left: null, outlivesPolicy: null });
    expect(viewOf(alone).policy).toBeNull();
  });
});

describe('what is handed over', () => {
  it('is nothing of the example, otherwise each given figure in words and as a link', () => {
    expect(offeredFigures(pensionOf({}))).toBeNull();
    const offered = offeredFigures(pensionOf({ lump: '410k', share: '66.67', premium: '210', policyYears: '20' }));
    expect(offered?.attachment.inputs).toMatchObject({
      lumpSum: '$410,000',
      lifeAlone: '$2,400 a month',
      withPartToSpouse: '$2,100 a month, then 66.67% of it',
      policyYears: '20 years',
    });
    expect(offered?.attachment.hash).toContain('#lump=410000&single=2400&joint=2100&age=65&spouseAge=63&share=66.67');
    expect(offeredFigures(pensionOf({ ...alone, lump: '410k' }))?.attachment.inputs).not.toHaveProperty('spouseAge');
  });
});

it('has no number that is none, for any offer', () => {
  const dollars = fc.integer({ min: 1, max: 100_000_000 }).map(String);
  const ages = fc.integer({ min: 50, max: 90 }).map(String);
  const texts = fc.record({
    lump: dollars,
    single: dollars,
    joint: dollars,
    p50: fc.oneof(dollars, fc.constant('')),
    age: ages,
    spouseAge: ages,
    share: fc.integer({ min: 1, max: 100 }).map(String),
    rate: fc.integer({ min: 0, max: 1200 }).map((percent) => String(percent / 100)),
    policyYears: fc.integer({ min: 1, max: 60 }).map(String),
  });
  fc.assert(
    fc.property(texts, (one) => {
      const view = viewOf(one);
      const words = JSON.stringify([view, sayInShort(view)], (_, value) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'NaN' : value,
      );
      expect(words).not.toMatch(/NaN|Infinity|undefined/);
    }),
    { numRuns: 40 },
  );
});
