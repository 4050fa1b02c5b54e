import { initialInputs } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { describe, expect, it } from 'vitest';
import { claimingMap, isAsGood, sayClaims, waitingWords } from './claiming-map.ts';
import { plannerFacts } from './planner-facts.ts';
import { type PlannerTexts, parseInputs, plannerFields } from './planner-inputs.ts';

const TODAY = '2026-11-26';

function factsFor(part: Partial<PlannerTexts> = {}, today = TODAY) {
  const parsed = parseInputs({ ...initialInputs(plannerFields), ...part });
  if (parsed.kind !== 'good') throw new Error(parsed.kind);
  return plannerFacts(parsed.good, today);
}

function mapFor(part: Partial<PlannerTexts> = {}) {
  const found = claimingMap(factsFor(part), TODAY);
  if (found === null || typeof found === 'string') throw new Error(String(found));
  return found;
}

const married = { spouse: 'yes', sex: 'male', spouseSex: 'female', social: '2,600', spouseSocial: '900' };

describe('for two', () => {
  const map = mapFor(married);

  it('has a row for each age of the spouse, and a cell for each of the visitor', () => {
    expect(map.rows.map((row) => row.length)).toEqual(Array(9).fill(9));
    expect(map.rows[0]?.[0]?.claims).toEqual([744, 840]);
  });

  it('names the best to the month, and gives no cell a value above it', () => {
    expect(map.best.claims[0]).toBe(840);
    for (const { value, loss } of map.rows.flat()) {
      expect(value).toBeLessThanOrEqual(map.best.value + 0.005);
      expect(loss).toBeCloseTo((1 - value / map.best.value) * 100, 6);
    }
    const asGood = map.rows.flat().filter(isAsGood).length;
    expect(map.sentence).toContain(`Of 81 pairs of ages, ${asGood} come within 1% of it.`);
  });

  it('lists the usual choices once each, the entered one among them', () => {
    expect(map.common.map(({ claims }) => sayClaims(claims))).toEqual([
      'Both at 62',
      'Both at 67',
      'Both at 70',
      'You at 70, your spouse at 62',
      'You at 62, your spouse at 70',
    ]);
  });

  it('counts less from the cut on, which makes waiting less of a gain', () => {
    const cut = mapFor({ ...married, cut: 'yes' });
    expect(cut.best.value).toBeLessThan(map.best.value);
  });

  it('leaves out ages that have passed', () => {
    const later = mapFor({ ...married, age: '66', start: '67', spouseAge: '64' });
    expect([later.rows.length, later.rows[0]?.length]).toEqual([7, 5]);
    expect(later.common.map(({ claims }) => sayClaims(claims))[0]).toBe('You at 66, your spouse at 64');
  });
});

it('has one row for one person', () => {
  const map = mapFor();
  expect(map.rows).toHaveLength(1);
  expect(map.common.map(({ claims }) => sayClaims(claims))).toEqual(['At 62', 'At 67', 'At 70']);
});

it.each([
  ['who already gets Social Security', { since: '62' }, /^You already get Social Security\..*pause it until 70/],
  ['whose spouse may still choose', { since: '62', ...married }, /Your spouse’s age is left to choose/],
  [
    'of 70 who already gets it, with a spouse of 70',
    { since: '66', age: '70', start: '70', ...married, spouseAge: '70' },
    /^You already get Social Security\. There is no age left to choose\.$/,
  ],
  [
    'of 70 who already gets it, with a spouse of 69',
    { since: '66', age: '70', start: '70', ...married, spouseAge: '69' },
    /^You already get Social Security\. Your spouse’s age is left to choose, if they have not claimed\.$/,
  ],
  [
    'whose spouse may already get it',
    { ...married, spouseAge: '66', spouseClaim: '65' },
    /^By these ages, your spouse already gets Social Security, so only your own age is left to choose\. The bars above/,
  ],
  [
    'without a benefit, whose spouse may already get it',
    { ...married, social: '', spouseAge: '66', spouseClaim: '65' },
    /only your own age is left to choose\.$/,
  ],
  ['whose spouse of 71 has no benefit', { ...married, spouseSocial: '0', spouseAge: '71' }, /^Your spouse has no benefit of their own\./],
  ['of 71', { age: '71', start: '71', since: 'no' }, /^From 70 on, waiting adds nothing/],
  ['of 71 who has not said it', { age: '71', start: '71' }, /^Tell us above/],
])('tells somebody %s what they can still choose', (_who, part, words) => {
  expect(claimingMap(factsFor(part), TODAY)).toMatch(words);
});

it('has a map for a spouse under 70 who has no benefit, and so cannot have claimed before the visitor', () => {
  const map = mapFor({ ...married, spouseSocial: '0', spouseAge: '66', spouseClaim: '65' });
  expect(map.rows).toHaveLength(5);
  expect(map.sentence).toMatch(/Your spouse has no benefit of their own\. A spouse’s benefit can start once yours has\.$/);
});

it.each([
  ['of the visitor', {}],
  ['of the spouse', { ...married, age: '55' }],
])('says that it does not cover a birth year %s before 1954, as from a wrong clock', (_whose, part) => {
  const today = '2015-11-26';
  expect(claimingMap(factsFor(part, today), today)).toMatch(/^We compare claiming ages only for people born after January 1, 1954\./);
});

it('says an age with one month in the singular', () => {
  expect(sayClaims([745])).toBe('At 62 years and 1 month');
});

it('has no map without Social Security, or while the interest cannot be read', () => {
  expect(claimingMap(factsFor({ social: '' }), TODAY)).toBeNull();
  expect(claimingMap(factsFor({ realRate: '9' }), TODAY)).toBeNull();
});

describe('what waiting costs', () => {
  it('is said from the first age on', () => {
    // 2,000 at 67, as in the reference.
    const said = waitingWords(factsFor({ social: '2,000', sex: 'female' }), 744);
    expect(said?.first).toBe('Waiting from 62 to 70 takes about $213,462 of your own money.');
    expect(said?.more.slice(1)).toEqual([
      'It buys about $12,960 a year more for life, rising with prices: 6.07% of the money a year.',
      'As a level annuity by our own table it pays about $13,235 a year. Waiting pays more after 1 year.',
      'Waiting has paid the money back at 80 years and 5 months. Of 100 women alive at 62, 74 reach it. With interest counted, it pays back at 83 years and 5 months, and 66 of the 100 reach it.',
      'On average, $100 spent on waiting is worth about $110, and in the annuity about $83.',
    ]);
  });

  it('says that a cut is not counted', () => {
    expect(waitingWords(factsFor({ cut: 'yes' }), 744)?.more.at(-1)).toBe('The cut from January 2033 is not counted here.');
  });

  it('is not said while the interest cannot be read, nor at 70', () => {
    expect(waitingWords(factsFor({ earns: '' }), 744)).toBeNull();
    expect(waitingWords(factsFor(), 840)).toBeNull();
  });

  it('says when it never pays back', () => {
    const said = waitingWords(factsFor({ earns: '15', inflation: '0' }), 744);
    expect(said?.more.join(' ')).toContain('With interest counted, it never pays back.');
    expect(said?.more.join(' ')).toContain('Waiting pays more from its first year on.');
    expect(waitingWords(factsFor({ earns: '0', inflation: '0' }), 744)?.more.join(' ')).toContain('Waiting never pays more');
  });
});
