import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askList } from './ask-list.ts';
import { type CheckTexts, checkFields, isUnsure, NOT_SURE } from './check-fields.ts';
import { checkResult } from './check-result.ts';
import { exampleAnswers } from './contract-example.ts';
import { exchangeGeometry } from './exchange-geometry.ts';
import { exchangeView } from './exchange-view.ts';
import { figuresOf, missingForExchange, missingForRollUp } from './figures-of.ts';
import { parsePercents } from './parse-percents.ts';
import { questionGroups, questionNames, questionOf } from './questions.ts';
import { type Answers, readAnswers } from './read-answers.ts';
import { sayFinding } from './say-finding.ts';
import { offeredFigures, showAnswers } from './show-answers.ts';

const empty = initialInputs(checkFields);
function answersTo(texts: Partial<CheckTexts>): Answers {
  const parsed = readAnswers({ ...empty, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}

const everything: Partial<CheckTexts> = {
  value: '$150,000',
  paidIn: '120k',
  credit: 'cap',
  rate: '6',
  fees: '3.4%',
  period: '12',
  left: '8 years',
  charge: '9',
  schedule: '8, 7 6',
  free: '5',
  mva: 'yes',
  needAmount: '60,000',
  needYears: '3',
  bonus: '8',
  bonusBack: 'yes',
  rollUp: '8',
  rollUpKind: 'simple',
  rollUpYears: '10',
  payout: '5',
  asCash: 'yes',
  earned: '3',
  newRate: '5.5',
  newFees: 'not sure',
  newBonus: '5',
  newYears: '2',
};

describe('the questions', () => {
  it('are each asked once', () => {
    const asked = questionGroups.flatMap(({ names, more }) => [...names, ...(more?.names ?? [])]);
    expect([...asked].sort()).toEqual([...questionNames].sort());
    for (const { names } of questionGroups) expect(names.length).toBeLessThanOrEqual(7);
  });

  it('say where to find the answer and what to ask', () => {
    for (const name of questionNames) {
      const { label, where, ask } = questionOf(name);
      for (const words of [label, where]) expect(words.length).toBeGreaterThan(3);
      expect(label.length).toBeLessThanOrEqual(80);
      expect(ask).toMatch(/\?$/);
    }
  });
});

describe('an answer', () => {
  it.each(['Not sure', 'not sure', ' unsure ', '?', '??', 'don’t know', "I don't know", 'do not know', 'no idea', 'unknown'])(
    '%s is not sure',
    (text) => {
      expect(isUnsure(text)).toBe(true);
      expect(answersTo({ value: text }).value).toEqual({ kind: 'unsure' });
    },
  );

  it.each(['', 'sure', '5', 'dont', 'not'])('%s is something else', (text) => expect(isUnsure(text)).toBe(false));

  it('that cannot be read stops the rest', () => {
    expect(readAnswers({ ...empty, ...everything, fees: 'lots' }).kind).toBe('wrong');
    expect(readAnswers({ ...empty, charge: '26' }).kind).toBe('wrong');
    expect(readAnswers({ ...empty, schedule: '8, x' }).kind).toBe('wrong');
    expect(readAnswers(empty)).toEqual({ kind: 'good', good: {} });
  });

  it.each<[string, readonly number[] | string]>([
    ['8, 7, 6', [8, 7, 6]],
    ['8% 7.5 % 6', [8, 7.5, 6]],
    ['8/7/0', [8, 7, 0]],
    ['', 'empty'],
    ['8, 26', 'wrong'],
    ['eight', 'wrong'],
    [Array(16).fill('1').join(' '), 'wrong'],
  ])('the schedule %s', (text, expected) => {
    const parsed = parsePercents(text);
    expect(parsed.kind === 'percents' ? parsed.percents : parsed.kind).toEqual(expected);
  });
});

describe('a link', () => {
  it('restores every answer, unsure ones included', () => {
    const texts = { ...empty, ...everything };
    const back = { ...empty, ...readInputsHash(checkFields, writeInputsHash(checkFields, texts)) };
    expect(readAnswers(back)).toEqual(readAnswers(texts));
    expect(back.newFees).toBe(NOT_SURE);
  });

  it('leaves out unanswered questions', () => {
    expect(writeInputsHash(checkFields, empty)).toBe('');
    expect(writeInputsHash(checkFields, { ...empty, mva: 'unsure', left: '0' })).toBe('#left=0&mva=unsure');
  });

  it('ignores values that the page could not have written', () => {
    expect(readInputsHash(checkFields, '#value=<b>&fees=1e9&mva=maybe&schedule=a,b&left=-1&charge=26&credit=&nothing=1')).toEqual({});
  });
});

describe('figures', () => {
  it('add the parts of the fees that are known, unless the whole is', () => {
    expect(figuresOf(answersTo({ feeRider: '1', feeFunds: '0.9', feeAdmin: '?' })).feesPercent).toBeCloseTo(1.9, 10);
    expect(figuresOf(answersTo({ fees: '3', feeRider: '1' })).feesPercent).toBe(3);
    expect(figuresOf(answersTo({ fees: 'not sure' })).feesPercent).toBeNull();
  });

  it('hold fees only against a rate or a cap', () => {
    for (const credit of ['fixed', 'cap']) expect(figuresOf(answersTo({ credit, rate: '6' })).mostCreditPercent).toBe(6);
    for (const credit of ['participation', 'spread', 'funds', 'unsure', '']) {
      expect(figuresOf(answersTo({ credit, rate: '6' })).mostCreditPercent).toBeNull();
    }
  });

  it('use a guaranteed rate as the return, and no charge after the surrender years', () => {
    const known = { value: '100k', newRate: '5', newYears: '5', left: '0' };
    expect(figuresOf(answersTo({ ...known, credit: 'fixed', rate: '3' })).exchange).toMatchObject({ oldRatePercent: 3, chargePercent: 0 });
    expect(figuresOf(answersTo({ ...known, credit: 'cap', rate: '6' })).exchange).toBeNull();
    expect(missingForExchange(answersTo({ ...known, credit: 'cap', rate: '6' }))).toEqual(['What your contract earns a year, before fees']);
    expect(missingForExchange({})).toHaveLength(5);
    expect(missingForExchange(answersTo(everything))).toEqual([]);
  });

  it('look at a roll-up only when all of it is known', () => {
    expect(figuresOf(answersTo(everything)).rollUp).toEqual({ percent: 8, kind: 'simple', years: 10, payoutPercent: 5 });
    expect(figuresOf(answersTo({ ...everything, rollUpKind: 'unsure' })).rollUp).toBeNull();
  });
});

describe('a roll-up of 7%', () => {
  const flagOf = (texts: Partial<CheckTexts>) => checkResult(answersTo(texts)).flags.find(({ check }) => check === 'roll-up');

  it('is flagged by its return, simple or compound', () => {
    const seven = { rollUp: '7', rollUpYears: '10', payout: '5' };
    for (const rollUpKind of ['simple', 'compound']) expect(flagOf({ ...seven, rollUpKind })?.flag).toBe('warn');
  });

  it('asks for missing inputs, on the page and on the list for the insurer, unless the answer is unsure', () => {
    const answers = answersTo({ rollUp: '7' });
    expect(missingForRollUp(answers)).toEqual(['rollUpKind', 'rollUpYears', 'payout']);
    expect(askList([], answers)).toContain('What is the payout rate at the age at which I start, for one life and for two?');
    expect(missingForRollUp(answersTo({ rollUp: '7', rollUpKind: 'unsure', rollUpYears: '10', payout: '5' }))).toEqual([]);
    for (const rollUp of ['', '0', '?']) expect(missingForRollUp(answersTo({ rollUp }))).toEqual([]);
  });
});

describe('the words of a flag', () => {
  const answers = answersTo(everything);
  const said = new Map(checkResult(answers).flags.map((finding) => [finding.check, sayFinding(finding, answers)]));

  it.each([
    ['yearly-fees', 'Yearly fees of 3.40%', '$150,000 × 3.40% = $5,100 a year'],
    ['fees-against-credit', 'Fees take much of the interest', '6.00% at best − 3.40% fees = 2.60% left: $3,900 a year'],
    ['surrender-period', 'A surrender period of 12 years', '$150,000 − $7,500 free this year = $142,500 with a charge'],
    ['charge-now', 'A charge of 9.00% for leaving today', '$150,000 × 9.00% = $13,500; $136,500 would be yours'],
    ['free-withdrawal', 'You can take out only 5.00% a year without a charge', '$150,000 × 5.00% = $7,500 a year'],
    [
      'money-needed',
      'You need $60,000 before the charges end',
      '$60,000 − $7,500 free in one year = $52,500; × 9.00% = $4,725 at today’s charge',
    ],
    [
      'market-value',
      'A market value adjustment, with 8 years left',
      '1 − (1.04 ÷ 1.05) to the power of 8 = 7.37%: $11,055 on top of the charge',
    ],
    ['bonus', 'A bonus of 8.00%', '$120,000 × 8.00% = $9,600'],
    ['roll-up', 'A roll-up of 8.00%: you would earn about 2.98% a year', '8.00% − 2.98% = 5.02 points. Income: $10,800 a year.'],
    ['base-as-cash', 'The income base was called cash', '$120,000 × (1 + 8.00% × 10) = $216,000 on paper, $0 of it as cash'],
    [
      'exchange',
      'An exchange that pays only after 4.1 years',
      '$26,186 of market value adjustment + $123,814 × 9.00% = $37,329 to make up for',
    ],
  ] as const)('%s', (check, title, sum) => {
    expect(said.get(check)).toMatchObject({ title, sum });
  });

  it('do not say of a guaranteed rate that other years leave less', () => {
    const said = (credit: string) => {
      const given = answersTo({ credit, rate: '6', fees: '3.4' });
      const found = checkResult(given).flags.find(({ check }) => check === 'fees-against-credit');
      return found ? Object.values(sayFinding(found, given)).join(' ') : '';
    };
    expect(said('fixed')).toContain('6.00% − 3.40% fees = 2.60% left');
    expect(said('fixed')).not.toContain('leaves less');
    expect(said('cap')).toContain('Any year below the cap leaves less.');
  });

  it('say how many payments the return of a roll-up is based on', () => {
    const found = said.get('roll-up');
    expect(found?.what).toContain('if you get 20 yearly payments and nothing is left at death');
  });

  it('show the sum of the parts, and the inputs missing for dollars', () => {
    const parts = answersTo({ feeRider: '1.25', feeFunds: '2' });
    const [fees] = checkResult(parts).flags;
    expect(fees && sayFinding(fees, parts).sum).toBe('1.25% + 2.00% = 3.25%. Type the contract value to see it in dollars.');
  });

  it('do not count the years of an exchange that pays very late', () => {
    const late = answersTo({ value: '1000', charge: '9', earned: '3', newRate: '3.01', newYears: '5' });
    const flags = checkResult(late).flags.map((finding) => sayFinding(finding, late).title);
    expect(flags).toContain('An exchange that does not pay within 40 years');
  });

  it('say that a new contract has no charges, not charges in its first 0 years', () => {
    const free = answersTo({ value: '100k', charge: '9', earned: '3', newRate: '4', newYears: '0' });
    const found = checkResult(free).flags.find(({ check }) => check === 'exchange');
    expect(found && sayFinding(found, free).what).toContain('The new contract has no charge for leaving.');
  });

  it('tell of an exchange that is ahead for some years only, and call it severe', () => {
    const brief = answersTo({ value: '100k', charge: '3', earned: '5', newRate: '4', newBonus: '5', newYears: '0' });
    const found = checkResult(brief).flags.find(({ check }) => check === 'exchange');
    expect(found?.flag).toBe('severe');
    expect(found && sayFinding(found, brief).title).toBe('An exchange that is ahead only until year 1.9');
  });

  it('count the findings', () => {
    expect(checkResult(exampleAnswers).words).toBe('3 red flags, 1 of them severe');
    expect(checkResult(answersTo({ fees: '1' })).words).toBe('no red flag');
    expect(checkResult(answersTo({ fees: '3' })).words).toBe('1 red flag');
    expect(checkResult(answersTo({ fees: 'not sure' })).words).toBe('nothing to check yet');
    expect(checkResult(answersTo(everything)).flags.map(({ flag }) => flag)).toEqual([
      ...Array(6).fill('severe'),
      ...Array(5).fill('warn'),
    ]);
  });
});

describe('the questions to ask', () => {
  it('come from severe flags, unsure answers and warnings, and are never empty', () => {
    const answers = answersTo({ fees: '3', period: '12', mva: 'unsure', charge: '?' });
    const list = askList(checkResult(answers).flags, answers);
    expect(list[0]).toContain('On which date does the last charge end');
    expect(list[1]).toContain('What is the surrender charge today');
    expect(list[2]).toContain('Is there a market value adjustment');
    expect(list[3]).toContain('Which fees are these');
    expect(list).toHaveLength(7);
    expect(new Set(list).size).toBe(list.length);
  });
});

describe('what is handed over', () => {
  it('is empty without answers, otherwise every answer in words and within its limits', () => {
    expect(offeredFigures({})).toBeNull();
    const offered = offeredFigures(answersTo(everything));
    expect(offered?.attachment.kind).toBe('contract-check');
    expect(offered?.attachment.inputs).toMatchObject({
      value: '$150,000',
      credit: 'An index, up to a cap',
      left: '8 years',
      newFees: 'Not sure',
      schedule: '8.00%, 7.00%, 6.00%',
    });
    expect(offered?.lines).toHaveLength(25);
    expect(showAnswers(answersTo({ credit: 'unsure' }))).toEqual([{ name: 'credit', label: 'How it earns interest', value: 'Not sure' }]);
    const again = { ...initialInputs(checkFields), ...readInputsHash(checkFields, offered?.attachment.hash ?? '') };
    expect(readAnswers(again)).toEqual({ kind: 'good', good: answersTo(everything) });
    expect(JSON.stringify(offered?.attachment).length).toBeLessThan(2000);
  });
});

describe('leave or stay', () => {
  const view = (texts: Partial<CheckTexts>) => {
    const { exchange } = figuresOf(answersTo({ value: '150,000', charge: '6', earned: '3', newRate: '5.5', newYears: '5', ...texts }));
    if (!exchange) throw new Error('not complete');
    return exchangeView(exchange);
  };

  it.each<[Partial<CheckTexts>, RegExp]>([
    [{}, /paid for itself after about 2.6 years\.$/],
    [{ newRate: '3' }, /never pays for itself/],
    [{ newRate: '2.5' }, /never pays for itself/],
    [{ charge: '0', newRate: '3' }, /brings nothing/],
    [{ charge: '0' }, /earns more from the first day/],
    [
      { charge: '3', earned: '5', newRate: '4', newBonus: '5', newYears: '0' },
      /^Leaving costs \$4,500\. The new bonus makes up for it at once\. But it earns less: after about 1\.9 years/,
    ],
    [
      { charge: '3', earned: '4', newRate: '5', newBonus: '5', newYears: '0' },
      /^Leaving costs \$4,500\. The new bonus makes up for it at once\.$/,
    ],
    [
      { charge: '0', earned: '5', newRate: '4', newBonus: '5', newYears: '0' },
      /^Leaving costs no charge, and the new bonus puts you ahead at once\. But it earns less: after about 5\.1 years/,
    ],
    [
      { charge: '0', newRate: '2', newBonus: '10' },
      /^The new contract is ahead only once its bonus is yours, after 5 years\. But it earns less: after about 9\.8 years you would have more by staying\.$/,
    ],
    [{ charge: '5', newRate: '2.9', newBonus: '6' }, /only once its bonus is yours, after 5 years\..* after about 7\.2 years/],
    [{ charge: '0', newRate: '2.99', newBonus: '10', newYears: '0' }, /after more than 40 years you would have more by staying/],
    [{ newRate: '3.01' }, /not pay for itself within 40 years/],
    [{ newRate: '3', newBonus: '8' }, /after about 5 years\. We count the new bonus/],
  ])('%o', (texts, headline) => {
    expect(view(texts).headline).toMatch(headline);
  });

  it('counts a market value adjustment, and asks for the years of charges without which it is not known', () => {
    const adjusted = { charge: '5', mva: 'yes' };
    const { headline, sentence } = view({ ...adjusted, left: '6' });
    expect(headline).toBe('The exchange has paid for itself after about 8.1 years.');
    expect(sentence).toMatch(/^The market value adjustment takes about \$20,103 at once, then the charge \$129,897 × 5\.00% = \$6,495\./);
    const answers = answersTo({ value: '150,000', earned: '3', newRate: '5.5', newYears: '5', ...adjusted });
    expect(figuresOf(answers).exchange).toBeNull();
    expect(missingForExchange(answers)).toEqual(['Years of charges left, for the market value adjustment']);
    expect(view({ ...adjusted, left: '6', newRate: '2', newBonus: '20' }).sentence).toContain('may add something: it isn’t counted');
    expect(view({ ...adjusted, left: '0' }).headline).toMatch(/earns more from the first day/);
  });

  it('says what both hold', () => {
    expect(view({}).sentence).toBe(
      'Leaving costs $150,000 × 6.00% = $9,000 at once. After 10 years the new contract holds $240,848, $39,261 more than if you stay ($201,587).',
    );
    expect(view({ newRate: '3' }).sentence).toContain('$12,095 less than if you stay');
  });

  it('draws the bonus as a step, so that the lines cross where the page says', () => {
    const stepped = exchangeGeometry(view({ charge: '0', newRate: '2', newBonus: '10' }), 760);
    const at = stepped.points[5]?.x;
    expect(stepped.leavePath.split('L').filter((point) => point.startsWith(`${at},`))).toHaveLength(2);
    expect(stepped.crossings.map(({ words }) => words)).toEqual(['Year 5', 'Year 9.8']);
  });

  it('says of an exchange without a charge that there is none', () => {
    expect(view({ charge: '0' }).sentence).toMatch(/^Leaving costs no charge\. After 10 years/);
  });

  it('draws everything inside, at every width and for every offer', () => {
    const rates = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        rates,
        rates,
        fc.double({ min: 0, max: 25, noNaN: true }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 240, max: 900 }),
        (oldRate, newRate, charge, newYears, width) => {
          const drawn = exchangeView({
            value: 100_000,
            chargePercent: charge,
            oldRatePercent: oldRate,
            oldFeesPercent: 0,
            newRatePercent: newRate,
            newFeesPercent: 0,
            newBonusPercent: 0,
            newSurrenderYears: newYears,
            adjustedYears: 0,
          });
          const place = exchangeGeometry(drawn, width);
          for (const { x, stayY, leaveY } of place.points) {
            expect(x).toBeGreaterThanOrEqual(place.left);
            expect(x).toBeLessThanOrEqual(place.right + 0.1);
            for (const y of [stayY, leaveY]) {
              expect(y).toBeGreaterThanOrEqual(place.top);
              expect(y).toBeLessThanOrEqual(place.bottom);
            }
          }
          expect(Math.abs(place.stayNameY - place.leaveNameY)).toBeGreaterThanOrEqual(43.9);
          expect(`${place.stayPath}${place.leavePath}`).not.toMatch(/NaN|Infinity/);
          for (const { x } of place.crossings) expect(x).toBeLessThanOrEqual(place.right + 0.1);
        },
      ),
    );
  });
});
