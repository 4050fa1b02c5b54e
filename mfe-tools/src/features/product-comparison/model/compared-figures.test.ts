import { formatDollars } from '@annuity-lantern/domain/format-number';
import { listedProduct } from '@annuity-lantern/domain/listed-product';
import type { Product } from '@annuity-lantern/domain/product-terms';
import { productSheet } from '@annuity-lantern/site/product-sheet';
import { readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLines, answerRows, answersOf, exampleProducts, sayMostSure, sayPossible } from './answers.ts';
import { comparisonFields, type parseInputs, productsOf, toggled } from './comparison-inputs.ts';
import { contractRows } from './contract-rows.ts';
import { coursesOf, panelGeometry, sayCourse, sayPoint } from './course-geometry.ts';
import { dollarRows } from './dollar-rows.ts';
import { offeredFigures } from './offered-figures.ts';
import { feesFlag, ratingTone, sayLeftOut, saySamples, surrenderFlag } from './product-words.ts';
import { rangeGeometry, rangeRows } from './range-geometry.ts';
import { sayRanges } from './range-words.ts';

const chosen = (...ids: string[]) => {
  const found = productsOf(ids, []);
  if (found.length !== ids.length) throw new Error(`not on the sheet: ${ids}`);
  return found;
};
const three = chosen('steadyterm-5', 'index-shelter-7', 'legacy-bonus-10');
/** A product of an operator's own sheet, without a built-in counterpart. */
const listed = (part: Partial<Parameters<typeof listedProduct>[0]> = {}) =>
  listedProduct({
    id: 'own-term-5',
    carrier: 'Own Life',
    productName: 'Own Term 5',
    type: 'MYGA',
    term: '5 years',
    rate: 5,
    minimumPremium: 10_000,
    rating: 'A',
    guaranteeYears: 5,
    surrenderCharges: [8, 7, 6, 5, 4],
    asOf: '2026-11-18',
    source: 'Sheet 7',
    sample: false,
    ...part,
  });
const ownCap = listed({ id: 'own-cap-7', productName: 'Own Cap 7', type: 'FIA', term: '7 years', rate: 6, guaranteeYears: 2 });
const cellsOf = (rows: readonly { label: string; cells: readonly { main: string; note?: string | undefined }[] }[], label: string) =>
  rows.find((row) => row.label === label)?.cells.map(({ main, note }) => (note ? `${main}: ${note}` : main));

describe('the rows of the contract', () => {
  it('are complete if an index annuity, a bonus and a fee are compared', () => {
    expect(contractRows(three, 100_000).map(({ label }) => label)).toEqual([
      'Product Type',
      'Rating',
      'Cap Rate',
      'Participation Rate',
      'Guaranteed Rate',
      'Surrender Period',
      'Market Value Adjustment',
      'Free Withdrawal',
      'Charge Waived For',
      'Death Benefit',
      'Minimum Premium',
      'Bonus',
      'Income Rider',
      'Annual Fees',
      'Last Updated',
    ]);
  });

  it('leave out rows that no product needs', () => {
    const labels = contractRows(chosen('steadyterm-5', 'orchard-5'), 100_000).map(({ label }) => label);
    expect(labels).toEqual([
      'Product Type',
      'Rating',
      'Guaranteed Rate',
      'Surrender Period',
      'Market Value Adjustment',
      'Free Withdrawal',
      'Charge Waived For',
      'Death Benefit',
      'Minimum Premium',
      'Income Rider',
      'Last Updated',
    ]);
  });

  it('name the agency and day of a rating, and mark terms that are older than 14 days', () => {
    expect(cellsOf(contractRows(three, null), 'Rating')).toEqual([
      'A: by Sample Ratings, Mar 12, 2026',
      'A-: by Sample Ratings, Jan 22, 2026',
      'A++: by Sample Ratings, Apr 23, 2026',
    ]);
    const updated = (today: string) =>
      contractRows(three, null, today)
        .at(-1)
        ?.cells.map(({ flag }) => flag?.words);
    expect(cellsOf(contractRows(three, null), 'Last Updated')?.[0]).toBe('Nov 18, 2026: sample rate sheet 214');
    expect(updated('2026-12-02')).toEqual([undefined, undefined, undefined]);
    expect(updated('2026-12-03')?.[0]).toBe('Older than 14 days');
  });

  it('say why something does not apply', () => {
    const rows = contractRows(three, 100_000);
    expect(cellsOf(rows, 'Cap Rate')).toEqual([
      'N/A: it pays a fixed rate',
      '6.00%: set for 1 year; it can change each year',
      '8.00%: set for 1 year; it can change each year',
    ]);
    expect(cellsOf(rows, 'Guaranteed Rate')?.slice(0, 2)).toEqual([
      '5.30% for 5 years: compounds each year; then the insurer sets a new rate of 1.00% or more',
      'N/A: it follows an index; a 0% year is possible',
    ]);
    expect(cellsOf(rows, 'Bonus')).toEqual([
      'None: nothing is added to your premium',
      'None: nothing is added to your premium',
      '5%: yours to keep only after 10 years',
    ]);
    expect(cellsOf(rows, 'Income Rider')).toEqual([
      'Not Available: no rider for lifetime income',
      'Not Available: no rider for lifetime income',
      'Available: its yearly fee is part of the fees below',
    ]);
    expect(cellsOf(rows, 'Annual Fees')).toEqual([
      'None: the cost is built into the rate',
      'None: the cost is built into the cap',
      '1.25%: of the account, every year',
    ]);
  });

  it('say what leaving early and death allow, and nothing of sheets without these columns', () => {
    const rows = contractRows([...chosen('grand-bonus-12', 'evergreen-payout'), ownCap], null);
    const left = 'N/A: not in this rate sheet: ask the insurer';
    const income = 'N/A: it pays a set income';
    expect(cellsOf(rows, 'Free Withdrawal')).toEqual(['10% a year: of the account, without a charge', income, left]);
    expect(cellsOf(rows, 'Charge Waived For')).toEqual(['None: no waiver for a nursing home or a terminal illness', income, left]);
    expect(cellsOf(rows, 'Death Benefit')).toEqual(['Surrender value: the account less the charge for leaving', income, left]);
    expect(contractRows([ownCap, listed()], null).map(({ label }) => label)).not.toContain('Free Withdrawal');
    const none = [listed({ freeWithdrawal: 0, waivers: 'nursing home', deathBenefit: 'premium if greater' }), ownCap];
    expect(cellsOf(contractRows(none, null), 'Free Withdrawal')?.[0]).toBe('None: taking out any part has a charge');
    expect(cellsOf(contractRows(none, null), 'Charge Waived For')?.[0]).toBe('Nursing home: under the conditions of the contract');
    expect(cellsOf(contractRows(none, null), 'Death Benefit')?.[0]).toBe('Premium, if greater than the account: otherwise the account');
    const free = [listed({ freeWithdrawal: 0, surrenderCharges: [] }), ownCap];
    expect(cellsOf(contractRows(free, null), 'Free Withdrawal')?.[0]).toBe('Any amount: there is no charge to leave');
  });

  it('give a reason beside every word in place of a figure, for any products', () => {
    const products = fc.shuffledSubarray([...productSheet], { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 1e10 }), (some, inCents) => {
        for (const { cells } of [...contractRows(some, inCents / 100), ...dollarRows(some, inCents / 100)]) {
          expect(cells).toHaveLength(some.length);
          for (const { main, note } of cells) {
            if (['N/A', 'None', 'Not Available'].includes(main)) expect(note).toMatch(/\w{3}/);
            expect(`${main}${note}`).not.toMatch(/NaN|Infinity|undefined (?!$)/);
          }
        }
      }),
    );
  });

  it('flag terms that are long, expensive or too high, with the limit', () => {
    const [long, dear] = chosen('grand-bonus-12', 'pinnacle-max-variable') as [Product, Product];
    expect(surrenderFlag(long)).toEqual({ severity: 'severe', words: 'Over 10 years: severe' });
    expect(surrenderFlag(three[2] as Product)).toEqual({ severity: 'warn', words: 'Over 7 years: warning' });
    expect(surrenderFlag(three[1] as Product)).toBeUndefined();
    expect(feesFlag(dear)).toEqual({ severity: 'severe', words: '4% or more a year: severe' });
    expect(feesFlag(chosen('summit-choice-variable')[0] as Product)?.severity).toBe('warn');
    const minimum = contractRows(three, 10_000).find(({ label }) => label === 'Minimum Premium');
    expect(minimum?.cells.map(({ flag }) => flag?.words)).toEqual([undefined, 'More than your $10,000', 'More than your $10,000']);
    const gap = contractRows(chosen('fixed-horizon-3', 'anchor-3'), null).find(({ label }) => label === 'Guaranteed Rate');
    expect(gap?.cells.map(({ flag }) => flag?.words)).toEqual(['Gap: 2 years of charges after the rate ends', undefined]);
  });
});

describe('in dollars', () => {
  const rows = dollarRows(three, 100_000);

  it.each([
    ['Value after 5 years', ['$129,462', '$100,000 to $133,823', '$93,904 to $137,976']],
    ['In the sample years', ['N/A', '$123,866', '$123,024']],
    ['Value at term end', ['$129,462', '$100,000 to $150,363', '$92,589 to $199,893']],
    ['Leave after year 1', ['$96,876', '$91,000', '$88,875']],
    ['Leave after year 3', ['$109,752', '$93,000', '$88,593']],
    ['Leave after year 5', ['$129,462', '$95,000', '$88,270']],
    ['Fees over 5 years', ['$0', '$0', '$6,096']],
  ])('%s', (label, figures) => {
    expect(rows.find((row) => row.label === label)?.cells.map(({ main }) => main)).toEqual(figures);
  });

  it('says what each charge is taken from, and when the minimum is paid instead', () => {
    expect(cellsOf(rows, 'Leave after year 1')?.[0]).toBe('$96,876: charge 8.00% of $105,300');
    expect(cellsOf(rows, 'Leave after year 5')?.[0]).toBe('$129,462: no more charge');
    expect(cellsOf(dollarRows(chosen('grand-bonus-12', 'anchor-3'), 100_000), 'Leave after year 1')?.[0]).toContain(
      'the contract’s minimum',
    );
  });

  it('shows what leaving pays with a market value adjustment: same rates, one point higher, and the minimum', () => {
    expect(cellsOf(dollarRows(chosen('footpath-5', 'anchor-3'), 100_000), 'Leave after year 1')?.[0]).toBe(
      '$88,375: the contract’s minimum. After the charge: $98,255 if rates haven’t changed, $94,287 if they are 1 point higher',
    );
  });

  it('says what leaving at term end pays if charges remain', () => {
    expect(cellsOf(dollarRows(chosen('fixed-horizon-3', 'ledger-10'), 100_000), 'Value at term end')).toEqual([
      '$116,924: after 3 years, charges to year 5: leaving pays $111,078',
      '$208,997: after 10 years',
    ]);
  });

  it('has no figure for products without a floor or an account', () => {
    const others = dollarRows(chosen('summit-choice-variable', 'first-check-income'), 100_000);
    expect(cellsOf(others, 'Value after 5 years')).toEqual([
      'N/A: it depends on its funds: no floor, no limit',
      'N/A: it pays an income; there’s no account',
    ]);
    expect(cellsOf(others, 'Leave after year 1')).toEqual([
      'N/A: it depends on its funds; leaving then costs 7.00%',
      'N/A: you can’t cash it in',
    ]);
    expect(cellsOf(others, 'Fees over 5 years')).toEqual(['$14,789: more in years with gains', 'N/A: the cost is built into the income']);
  });
});

describe('the answers at the head of the page', () => {
  const mains = (products: readonly Product[], amount = 100_000) =>
    answerRows(answersOf(products, amount, false), amount).map(({ label, cells }) => [label, ...cells.map(({ main }) => main)]);
  const lamp = (products: readonly Product[], isExample = false) => {
    const { lead, figure, words } = sayMostSure(answersOf(products, 100_000, isExample), 100_000, isExample);
    return `${lead} ${figure}${words}`;
  };
  const possible = (products: readonly Product[], amount = 100_000, isExample = false) =>
    sayPossible(answersOf(products, amount, isExample), amount);

  it('say of each kind what it surely pays, could pay, costs to leave and pays at death', () => {
    expect(mains(exampleProducts)).toEqual([
      ['Surely pays', '$136,066', '$100,000', '$66,000 if you live'],
      ['Could pay', '$167,604', '$179,085', '$132,000 by age 85'],
      ['Leaving after year 1', 'costs $8,424', 'costs $9,000', 'N/A'],
      ['Leaving after year 5', 'costs nothing', 'costs $5,000', 'N/A'],
      ['If you die after year 5', 'heirs get $129,462', 'heirs get $100,000 or more', 'heirs get $0'],
    ]);
  });

  it('say what leaving pays besides, also with a market value adjustment', () => {
    const rows = answerRows(answersOf(chosen('steadyterm-5', 'footpath-5', 'summit-choice-variable'), 100_000, false), 100_000);
    expect(cellsOf(rows, 'Leaving after year 1')).toEqual([
      'costs $8,424: you get $96,876',
      'costs up to $17,275: you get at least $88,375; $98,255 if rates haven’t changed',
      'N/A: it depends on its funds; leaving then costs 7.00%',
    ]);
  });

  it('start with the most that is sure', () => {
    expect(lamp(exampleProducts, true)).toBe(
      'Example, not your choice. $100,000 in a fixed-rate annuity (MYGA) is sure to become $136,066 in 10 years.',
    );
    expect(lamp(chosen('legacy-bonus-10', 'ledger-10'))).toBe('Your choice. $100,000 in Ledger 10 is sure to become $208,997 in 10 years.');
    expect(lamp(chosen('first-check-income'))).toBe(
      'Your choice. $100,000 in First Check Income is sure to pay, while you live, $66,000 in 10 years.',
    );
    expect(lamp(chosen('open-fields-variable'))).toBe('Your choice. For $100,000: No amount is sure.');
  });

  it('say what the possible depends on, what is too little, and what a rate sheet leaves out', () => {
    expect(possible(exampleProducts, 100_000, true)).toBe(
      'To reach what’s possible, the fixed-rate annuity must keep today’s rate after year 5, and the index annuity must earn today’s cap every year.',
    );
    expect(possible(chosen('ledger-10'), 20_000)).toBe('Ledger 10 takes $50,000 or more.');
    expect(possible(chosen('open-fields-variable'))).toContain('Open Fields Variable has no floor');
    expect(possible([ownCap])).toMatch(
      /every year\. Rate sheets don’t give yearly fees or bonuses: dollars for Own Cap 7 are before both\.$/,
    );
    expect(mains([listed()])[0]).toEqual(['Surely pays', 'N/A']);
    expect(cellsOf(answerRows(answersOf([ownCap], 100_000, false), 100_000), 'Surely pays')).toEqual([
      '$100,000: if every year credits 0%, before any fee',
    ]);
  });

  it('give a reason in place of a figure, and no cost below zero, for any products', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...productSheet, listed(), ownCap], { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 1e8 }),
        (some, amount) => {
          const cells = answerRows(answersOf(some, amount, false), amount).flatMap((row) => row.cells);
          for (const { main, note } of cells) {
            if (main === 'N/A') expect(note).toMatch(/\w{3}/);
            expect(`${main}${note}`).not.toMatch(/NaN|Infinity|\u2212/);
          }
        },
      ),
    );
  });
});

describe('products of the rate list', () => {
  const short = listed({ id: 'own-term-3', productName: 'Own Term 3', guaranteeYears: 3, marketValueAdjustment: false });
  const adjusted = listed({ marketValueAdjustment: true });
  const reason = 'N/A: not in this rate sheet: ask the insurer';

  it('show what the sheet gives, and say what it leaves out', () => {
    const rows = contractRows([listed(), ownCap], 100_000);
    expect(cellsOf(rows, 'Rating')?.[0]).toBe('A: (agency and date not given)');
    expect(cellsOf(rows, 'Cap Rate')?.[1]).toBe('6.00%: set for 2 years; it can change after that');
    expect(cellsOf(rows, 'Participation Rate')?.[1]).toBe(reason);
    expect(cellsOf(rows, 'Guaranteed Rate')?.[0]).toBe(
      '5.00% for 5 years: compounds each year; then the insurer sets a new rate: ask for its minimum',
    );
    for (const label of ['Market Value Adjustment', 'Bonus', 'Income Rider', 'Annual Fees'])
      expect(cellsOf(rows, label)).toEqual([reason, reason]);
    expect(cellsOf(rows, 'Last Updated')?.[0]).toBe('Nov 18, 2026: Sheet 7');
  });

  it('have no row for a bonus if only guaranteed rates are compared', () => {
    expect(cellsOf(contractRows([listed(), short], null), 'Bonus')).toBeUndefined();
  });

  it('have dollars as far as the sheet allows', () => {
    const rows = dollarRows([short, adjusted, ownCap], 100_000);
    expect(cellsOf(rows, 'Value after 5 years')).toEqual([
      'N/A: rate after year 3 not in this rate sheet: ask the insurer',
      '$127,628: guaranteed',
      '$100,000 to $133,823: from all years at 0% to all years at the cap',
    ]);
    expect(cellsOf(rows, 'In the sample years')?.[2]).toBe('N/A: participation rate not in this rate sheet: ask the insurer');
    expect(cellsOf(rows, 'Value at term end')).toEqual([
      '$115,763: after 3 years, charges to year 5: leaving pays $109,974',
      '$127,628: after 5 years',
      '$100,000 to $150,363: after 7 years',
    ]);
    expect(cellsOf(rows, 'Leave after year 1')).toEqual([
      '$97,650: charge 7.00% of $105,000',
      'N/A: guaranteed minimum not in this rate sheet: ask the insurer. After the charge: $97,650 if rates haven’t changed, $93,707 if they are 1 point higher',
      'N/A: market value adjustment not in this rate sheet: ask the insurer. After the charge: $93,000 without one',
    ]);
    expect(cellsOf(rows, 'Leave after year 5')?.slice(0, 2)).toEqual([
      'N/A: rate after year 3 not in this rate sheet: ask the insurer',
      '$127,628: no more charge',
    ]);
    expect(cellsOf(rows, 'Fees over 5 years')).toEqual([reason, reason, reason]);
    const charged = listed({ guaranteeYears: 3, marketValueAdjustment: true });
    expect(cellsOf(dollarRows([charged, ownCap], 100_000), 'Value at term end')?.[0]).toContain('charges to year 5: ask what leaving pays');
  });

  it('are called certain before fees only', () => {
    expect(sayRanges([adjusted, short, ownCap], 100_000)).toMatchObject({
      certain: 'Own Term 5 cannot end below $127,628 before any yearly fee.',
      rest: 'Own Cap 7 ends higher only if it credits more than 5.00% a year on average after any fee; today’s cap is 6.00%. Own Term 3 is guaranteed for 3 years only; its rate after that is not in this rate sheet.',
      floor: { held: '$127,628', beforeFees: true },
    });
    expect(sayRanges([adjusted, listed({ productName: 'Own Low 5', rate: 4 })], 100_000).rest).toBe('Own Low 5 ends lower, at $121,665.');
    expect(sayRanges([adjusted, listed({ type: 'FIA', rate: 4, guaranteeYears: 1 })], 100_000).rest).toContain(
      'ends lower even if every year reaches today’s cap, unless it has a bonus.',
    );
    expect(sayRanges([listed({ term: '7 years', surrenderCharges: Array(7).fill(5) }), short], 100_000).certain).toBe(
      'Own Term 5 cannot end below $127,628 before any yearly fee. Ask what leaving then pays.',
    );
  });

  it('are not called uncertain if the sheet leaves it open', () => {
    expect(sayRanges([short, short], 100_000).certain).toBe('The rate sheets don’t say what these are worth after five years.');
  });

  it('are drawn for the years that are known', () => {
    const [ended, five] = coursesOf([short, adjusted], 100_000);
    if (!ended || !five) throw new Error('two courses');
    expect([ended.points?.length, five.points?.length]).toEqual([4, 6]);
    expect(sayCourse(five, 100_000)).toBe(
      'Own Term 5: $127,628 after 5 years; leaving pays at least what you put in from year 5 on. Its later rate is not in this rate sheet.',
    );
    expect(sayPoint(five, 1)).toBe('Own Term 5 $105,000, ask what leaving pays');
    expect(sayPoint(five, 6)).toBe('the rate of Own Term 5 then is not in this rate sheet');
    expect(rangeRows([short], 100_000)[0]?.words).toBe('Rate after year 3 not in this rate sheet');
  });

  it('are distinguished from samples', () => {
    expect(saySamples(three)).toBe('Sample products of invented insurers.');
    expect(saySamples([...three, short])).toBe('Products marked Sample are of invented insurers.');
    expect(saySamples([short])).toBe('');
    expect(sayLeftOut(three)).toBe('');
    expect(sayLeftOut([...three, short, ownCap])).toBe(
      'Rate sheets don’t give yearly fees or bonuses: dollars for Own Term 3 and Own Cap 7 are before both.',
    );
    expect(offeredFigures([short], 1).lines[1]?.value).toBe('Own Term 3, Own Life (MYGA)');
  });
});

describe('the words of the drawing', () => {
  it('start with what is certain', () => {
    expect(sayRanges(three, 100_000)).toEqual({
      certain: 'SteadyTerm 5 cannot end below $129,462.',
      rest: 'Index Shelter 7 ends higher only if it credits more than 5.30% a year on average; today’s cap is 6.00%. Legacy Bonus 10 ends higher only if it credits more than 6.63% a year on average; today’s cap is 8.00%. Legacy Bonus 10 can end below what you put in.',
      floor: { productName: 'SteadyTerm 5', held: '$129,462', paid: '$129,462', beforeFees: false },
    });
  });

  it.each([
    [['steadyterm-5', 'grand-bonus-12'], 'Grand Bonus 12 ends lower even if every year reaches today’s cap.'],
    [['steadyterm-5', 'fixed-horizon-3'], 'Fixed Horizon 3 ends higher only if the insurer keeps paying a good rate after year 3.'],
    [['steadyterm-5', 'open-fields-variable'], 'Open Fields Variable has no floor: it can end far below'],
    [['steadyterm-5', 'evergreen-payout'], 'Evergreen Payout pays an income instead'],
  ])('%j', (ids, words) => {
    expect(sayRanges(chosen(...ids), 100_000).rest).toContain(words);
  });

  it('say what leaving pays if charges remain', () => {
    expect(sayRanges(chosen('ledger-10', 'anchor-3'), 100_000).certain).toBe(
      'Ledger 10 cannot end below $144,567, or $134,448 if you leave then.',
    );
  });

  it('do not praise a floor below the amount paid in', () => {
    const { certain, rest } = sayRanges(chosen('grand-bonus-12', 'legacy-bonus-10'), 100_000);
    expect(certain).toBe('None of these is sure to keep your $100,000.');
    expect(rest).toMatch(
      /^Legacy Bonus 10 cannot end below \$93,904, or \$88,270 if you leave then\. .*Grand Bonus 12 and Legacy Bonus 10 can end below what you put in\.$/,
    );
  });

  it('say so when nothing is certain', () => {
    expect(sayRanges(chosen('open-fields-variable', 'evergreen-payout'), 100_000).certain).toBe(
      'None of these has a value you can count on after five years.',
    );
  });

  it('say when surrender charges end, and what a year is', () => {
    const [steady, , legacy] = coursesOf(three, 100_000);
    if (!steady || !legacy) throw new Error('three courses');
    expect(sayCourse(steady, 100_000)).toContain('leaving pays at least what you put in from year 2 on');
    expect(sayCourse(legacy, 100_000)).toContain('leaving can pay less than you put in for all 10 years');
    expect(sayPoint(legacy, 5)).toBe('Legacy Bonus 10 $93,904 to $137,976, at least $88,270 if you leave');
  });
});

it('drawings stay inside their frame for every choice, amount and width', () => {
  const products = fc.shuffledSubarray([...productSheet, listed(), listed({ guaranteeYears: 1, marketValueAdjustment: false }), ownCap], {
    minLength: 2,
    maxLength: 3,
  });
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 240, max: 1400 }), (some, inCents, width) => {
      const amount = inCents / 100;
      const rows = [...rangeRows(some, amount), ...answerLines(answersOf(some, amount, false), amount)];
      const place = rangeGeometry(rows, amount, width, width < 560);
      for (const dollars of rows.flatMap(({ worst, best, sample }) => [worst, best, sample, amount])) {
        if (dollars === null) continue;
        expect(place.xOf(dollars)).toBeGreaterThanOrEqual(0);
        expect(place.xOf(dollars)).toBeLessThanOrEqual(place.plotRight + 0.1);
      }
      const share = { start: 0, middle: 0.5, end: 1 };
      const words = place.ticks.map(({ x, dollars, anchor }) => {
        const length = 9 * formatDollars(dollars).length;
        return { from: x - share[anchor] * length, to: x + (1 - share[anchor]) * length };
      });
      for (const [index, { from }] of words.entries()) expect(from).toBeGreaterThan(words[index - 1]?.to ?? Number.NEGATIVE_INFINITY);
      const courses = coursesOf(some, amount);
      for (const { points } of courses) {
        if (!points) continue;
        const panel = panelGeometry(points, courses, amount, width);
        expect(panel.band + panel.paid + panel.sure).not.toMatch(/NaN|Infinity/);
        for (const { y } of panel.ends) expect(y).toBeLessThanOrEqual(panel.height);
      }
    }),
  );
});

describe('the address', () => {
  const read = (hash: string) => readInputsHash(comparisonFields, hash);

  it('leaves out initial values, and restores all others', () => {
    const first = Object.fromEntries(Object.entries(comparisonFields).map(([name, { initial }]) => [name, initial])) as Parameters<
      typeof parseInputs
    >[0];
    expect(writeInputsHash(comparisonFields, first)).toBe('');
    const inputs = {
      ...first,
      amount: '250,000',
      q: ' life ',
      type: 'FIA',
      carrier: 'Alder & Pike Life',
      compare: 'anchor-3.ledger-10',
      view: 'open',
    };
    const hash = writeInputsHash(comparisonFields, inputs);
    expect(hash).toBe('#amount=250000&q=life&type=FIA&carrier=Alder+%26+Pike+Life&compare=anchor-3.ledger-10&view=open');
    expect(read(hash)).toEqual({ ...inputs, q: 'life' });
  });

  it.each([
    ['#compare=own-5.a.b', { compare: 'own-5.a.b' }],
    [`#compare=${'x'.repeat(81)}.A.a%20b`, { compare: '' }],
    ['#compare=anchor-3.anchor-3', { compare: 'anchor-3' }],
    ['#compare=anchor-3.ledger-10.steadyterm-5.index-shelter-7', { compare: 'anchor-3.ledger-10.steadyterm-5' }],
    ['#compare=__proto__.<script>&view=shut&type=CD&carrier=Nobody', { compare: '' }],
    [`#q=${'x'.repeat(500)}`, { q: 'x'.repeat(60) }],
    ['#q=%00a', { q: ' a' }],
  ])('%s is %j', (hash, inputs) => {
    expect(read(hash)).toEqual(inputs);
  });

  it('adds and removes products, up to three', () => {
    expect(toggled([], 'anchor-3')).toBe('anchor-3');
    expect(toggled(['anchor-3'], 'own-5')).toBe('anchor-3.own-5');
    expect(toggled(['anchor-3', 'own-5'], 'anchor-3')).toBe('own-5');
    expect(toggled(['anchor-3', 'ledger-10', 'own-5'], 'index-shelter-7')).toBe('anchor-3.ledger-10.own-5');
  });
});

it('offers amount and products by name', () => {
  expect(offeredFigures(three.slice(0, 2), 250_000)).toEqual({
    attachment: {
      kind: 'annuity-comparison',
      version: 1,
      inputs: {
        amount: '$250,000',
        firstProduct: 'SteadyTerm 5, Northmere Life (MYGA, sample)',
        secondProduct: 'Index Shelter 7, Stonewick Annuity Co. (FIA, sample)',
      },
      hash: '#amount=250000&compare=steadyterm-5.index-shelter-7&view=open',
    },
    title: 'Annuity comparison',
    lines: [
      { label: 'Amount', value: '$250,000' },
      { label: 'First product', value: 'SteadyTerm 5, Northmere Life (MYGA, sample)' },
      { label: 'Second product', value: 'Index Shelter 7, Stonewick Annuity Co. (FIA, sample)' },
    ],
  });
});

it('colors grades', () => {
  expect(['A++', 'A+', 'A', 'A-', 'B++', 'C'].map(ratingTone)).toEqual(['leaf', 'leaf', 'blue', 'blue', 'grey', 'grey']);
});
