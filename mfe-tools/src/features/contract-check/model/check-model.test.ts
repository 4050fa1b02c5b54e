import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { describe, expect, it } from 'vitest';
import { parsePercents } from '../../../inputs/parse-percents.ts';
import { askList } from './ask-list.ts';
import { type CheckTexts, checkFields, isUnsure, NOT_SURE } from './check-fields.ts';
import { checkResult } from './check-result.ts';
import { exampleAnswers } from './contract-example.ts';
import { figuresOf, missingForExchange, missingForRollUp } from './figures-of.ts';
import { leaveLink } from './leave-link.ts';
import { nextSteps } from './next-steps.ts';
import { firstQuestions, questionGroups, questionNames, questionOf } from './questions.ts';
import { type Answers, readAnswers } from './read-answers.ts';
import { sayFinding } from './say-finding.ts';
import { offeredFigures, showAnswers } from './show-answers.ts';
import { openPoints, verdictOf, withinLimits } from './verdict.ts';

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
    const asked = [...firstQuestions, ...questionGroups.flatMap(({ names }) => names)];
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
    const adjusted = answersTo({ value: '150,000', charge: '5', earned: '3', newRate: '5.5', newYears: '5', mva: 'yes' });
    expect(figuresOf(adjusted).exchange).toBeNull();
    expect(missingForExchange(adjusted)).toEqual(['Years of charges left, for the market value adjustment']);
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
      '1 − (1.03 ÷ 1.055) to the power of 8 = 17.46%: $26,186 on top of the charge',
    ],
    ['bonus', 'A bonus of 8.00%', '$120,000 × 8.00% = $9,600'],
    ['roll-up', 'A roll-up of 8.00%: a number on paper', '8.00% − 2.98% = 5.02 points. Income: $10,800 a year.'],
    ['base-as-cash', 'The income base was called cash', '$120,000 × (1 + 8.00% × 10) = $216,000 on paper, $0 of it as cash'],
    [
      'exchange',
      'An exchange that pays only after 4.4 years',
      '$26,186 of market value adjustment + $13,500 of charge ($150,000 × 9.00%) = $39,686 to make up for. Contracts differ: we take the charge and the adjustment each from the whole value, which costs more.',
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
    expect(found?.what).toContain('Live to 90, and 20 yearly payments earn you 2.98% a year.');
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

  it('say of a market value adjustment which rates it is worked out with', () => {
    const answers = answersTo({ value: '150,000', charge: '5', earned: '3', newRate: '5.5', newYears: '5', left: '6', mva: 'yes' });
    const found = checkResult(answers).flags.find(({ check }) => check === 'market-value');
    const { bound, sum } = found ? sayFinding(found, answers) : { bound: '', sum: '' };
    expect(bound).toContain('We took the rates you gave (5.5%, not 3%).');
    expect(sum).toBe('1 − (1.03 ÷ 1.055) to the power of 6 = 13.40%: $20,103 on top of the charge');
  });

  it('say that a market value adjustment would make an exchange later, until there is an answer about it', () => {
    const said = (texts: Partial<CheckTexts>) => {
      const given = answersTo({ value: '100k', charge: '6', earned: '3', newRate: '5.5', newYears: '5', left: '6', ...texts });
      const found = checkResult(given).flags.find(({ check }) => check === 'exchange');
      return found ? sayFinding(found, given).what : '';
    };
    expect(said({})).toContain('A market value adjustment would make it later.');
    expect(said({ mva: 'no' })).not.toContain('market value adjustment');
    expect(said({ left: '0', newBonus: '5' })).not.toContain('market value adjustment');
  });

  it('count the findings in words', () => {
    expect(checkResult(exampleAnswers).words).toBe('two red flags');
    expect(checkResult(answersTo({ fees: '1' })).words).toBe('no red flag');
    expect(checkResult(answersTo({ fees: '3' })).words).toBe('one red flag');
    expect(checkResult(answersTo({ fees: '4' })).words).toBe('one red flag, severe');
    expect(checkResult(answersTo({ fees: '4', period: '12' })).words).toBe('two red flags, both severe');
    expect(checkResult(answersTo({ fees: '4', period: '12', charge: '11' })).words).toBe('three red flags, all of them severe');
    expect(checkResult(answersTo({ fees: '4', period: '9' })).words).toBe('two red flags, one of them severe');
    expect(checkResult(answersTo({ fees: 'not sure' })).words).toBe('no verdict yet');
    expect(checkResult(answersTo(everything)).words).toBe('eleven red flags, six of them severe');
    expect(checkResult(answersTo(everything)).flags.map(({ flag }) => flag)).toEqual([
      ...Array(6).fill('severe'),
      ...Array(5).fill('warn'),
    ]);
  });
});

describe('the verdict', () => {
  const whole = (texts: Partial<CheckTexts>) => {
    const answers = answersTo(texts);
    return verdictOf(checkResult(answers), answers);
  };
  const verdict = (texts: Partial<CheckTexts>) => whole(texts).sentences;
  const four = { value: '150,000', fees: '3.4', period: '10', rollUp: '7' };

  it('says of 7%, 10 years and 3.4% what the 7% earns, then what the fees take', () => {
    expect(verdict(four)).toEqual(['Fees take $5,100 a year, even in a year without interest.']);
    expect(whole(four).paper).toEqual({
      words: 'The 7% is a paper number: it earns about 1.4 to 2.2% a year if you live to 85.',
      short: 'The 7% earns about 1.4 to 2.2% a year.',
      assumed: 'Our assumptions: bought at 60, income after 10 years, a 5% payout, simple or compound growth.',
    });
  });

  it('uses the terms of a roll-up that are known', () => {
    const known = { ...four, rollUpKind: 'simple', rollUpYears: '10', payout: '5' };
    const paper = (texts: Partial<CheckTexts>) => whole(texts).paper;
    expect(paper(known)?.words).toBe('The 7% is a paper number: it earns about 1.4% a year if you live to 85.');
    expect(paper(known)?.assumed).toBe('Our assumptions: bought at 60.');
    expect(paper({ ...known, rollUpYears: '30' })).toMatchObject({
      words: 'The 7% is a paper number: by 85 it has paid no income.',
      short: 'The 7% has paid no income by 85.',
    });
    expect(paper({ rollUp: '3' })?.words).toContain('earns about \u22120.1 to 0.0% a year');
    for (const rollUp of ['', '0', '?']) expect(paper({ fees: '1', rollUp })).toBeNull();
  });

  it('names severe findings first, the largest loss before the others', () => {
    expect(verdict({ ...four, rollUp: '', charge: '12', period: '11' })).toEqual([
      'Leaving today costs a charge of $18,000.',
      'You pay a charge to leave in the first 11 years.',
    ]);
    expect(verdict({ ...four, asCash: 'yes' })[0]).toBe('The income base isn’t cash: you can never take it out.');
  });

  it.each<[Partial<CheckTexts>, string]>([
    [{ period: '12', left: '8' }, 'You pay a charge to leave for 8 years more.'],
    [{ charge: '8' }, 'Leaving today costs a charge of 8.00%.'],
    [{ value: '100k', free: '4' }, 'You can take out only $4,000 a year without a charge.'],
    [
      { value: '100k', free: '5', left: '5', needAmount: '20k', needYears: '1', charge: '6' },
      'The money you may need costs $900 to take out.',
    ],
    [
      { value: '100k', free: '5', left: '5', needAmount: '20k', needYears: '1' },
      'You may need more than you can take out without a charge.',
    ],
    [{ mva: 'yes', left: '5' }, 'A market value adjustment could take 4.67% if you leave.'],
    [{ bonus: '8', bonusBack: 'yes', paidIn: '100k' }, 'The insurer can take back the bonus of $8,000.'],
    [{ bonus: '8', period: '9', bonusBack: 'no' }, 'The bonus of 8.00% comes with years of charges.'],
    [{ credit: 'cap', rate: '6', fees: '3.5', period: '1' }, 'Fees leave you 2.50% of interest in the best year.'],
    [{ credit: 'cap', rate: '2', fees: '2.5' }, 'Fees take all of the interest.'],
    [
      { value: '150k', charge: '5', earned: '3', newRate: '5.5', newYears: '5', left: '6', mva: 'yes' },
      'The offered exchange pays for itself after about 8.5 years.',
    ],
    [{ value: '150k', charge: '5', earned: '3', newRate: '3', newYears: '5' }, 'The offered exchange never pays for itself.'],
  ])('%o: %s', (texts, sentence) => {
    expect(verdict(texts)).toContain(sentence);
  });

  it('calls figures "within our limits" only if nothing that leaving costs is open', () => {
    const within = /within our limits/;
    expect(verdict({ fees: '1' })[0]).toMatch(within);
    expect(verdict({ fees: '1', charge: '?' })[0]).toMatch(/within our limits\. What you aren’t sure of isn’t checked\.$/);
    expect(verdict({ fees: '1', mva: 'yes' })).toEqual([
      'What the market value adjustment takes isn’t checked yet. Add the years of charges left.',
    ]);
    expect(verdict({ fees: '1', newRate: '5' })[0]).toMatch(
      /^The offered exchange isn’t judged yet\. Still missing: Contract value today;/,
    );
    // Without an adjustment it pays after 2.1 of 7 years, with one after 8.5.
    const offer = { value: '150,000', charge: '5', earned: '3', newRate: '5.5', newYears: '7', left: '6' };
    expect(verdict(offer)[0]).toBe(
      'The offered exchange isn’t judged yet. Is there a market value adjustment? It can cost more than the charge.',
    );
    expect(verdict({ ...offer, mva: '?' })[0]).toMatch(/isn’t judged yet/);
    expect(verdict({ ...offer, mva: 'yes' })).toContain('The offered exchange pays for itself after about 8.5 years.');
    expect(verdict({ ...offer, mva: 'no' })[0]).toMatch(within);
    const answers = answersTo({ ...offer, period: '8' });
    expect(openPoints(checkResult(answers).usual, answers)).toHaveLength(1);
  });

  it('does not call the charge within the limits while an adjustment comes on top', () => {
    const within = (texts: Partial<CheckTexts>) => {
      const answers = answersTo(texts);
      return withinLimits(checkResult(answers).usual, answers).map(({ check }) => check);
    };
    expect(within({ charge: '5' })).toEqual(['charge-now']);
    expect(within({ charge: '5', mva: 'yes' })).toEqual([]);
    expect(within({ charge: '5', mva: 'yes', left: '7' })).toEqual(['surrender-period']);
    expect(within({ charge: '5', mva: 'yes', left: '1' })).toEqual(['surrender-period', 'charge-now', 'market-value']);
    expect(within({ charge: '5', mva: 'no' })).toEqual(['charge-now', 'market-value']);
  });

  it('asks for fees or years while nothing can be checked', () => {
    expect(verdict({ value: '100k' })).toEqual(['Add the yearly fees, or the years of surrender charges.']);
    expect(verdict({ rollUp: '7' })).toHaveLength(1);
  });
});

describe('what to do next', () => {
  const tools = (texts: Partial<CheckTexts>) => nextSteps(answersTo(texts)).map(({ tool }) => tool);

  it.each<[Partial<CheckTexts>, readonly string[]]>([
    [{ fees: '3.4', period: '10' }, ['free-look']],
    [{ period: '10', left: '10' }, ['free-look']],
    [{ period: '10', left: '5' }, []],
    [{ left: '6' }, []],
    [{ left: '1' }, ['renewal-window']],
    [{ left: '0' }, ['renewal-window']],
    [{ period: '10', left: '4', rollUp: '7' }, ['roll-up-decoder']],
  ])('%o leads to %o', (texts, expected) => expect(tools(texts)).toEqual(expected));
});

describe('the link to "Leave or stay"', () => {
  it('carries the answers that it asks for, worked out where the check does', () => {
    expect(leaveLink({})).toBe('');
    expect(leaveLink(answersTo(everything))).toBe(
      '#value=150000&charge=9&earned=3&newRate=5.5&left=8&mva=yes&fees=3.4&newBonus=5&newYears=2&schedule=8%2C+7%2C+6&free=5',
    );
    expect(leaveLink(answersTo({ credit: 'fixed', rate: '3', left: '0', feeRider: '1', feeFunds: '0.9' }))).toBe(
      '#charge=0&earned=3&left=0&fees=1.9',
    );
    expect(leaveLink(answersTo({ feeRider: '0.95', feeFunds: '0.15' }))).toBe('#fees=1.1');
  });

  it('carries no figure above what is read there', () => {
    expect(leaveLink(answersTo({ credit: 'fixed', rate: '21', feeRider: '10', feeAdmin: '0.01', feeFunds: '10' }))).toBe('');
  });
});

describe('the questions to ask', () => {
  it('come from the flags, severe ones first, then from unsure answers, and are never empty', () => {
    const answers = answersTo({ fees: '3', period: '12', mva: 'unsure', charge: '?' });
    const list = askList(checkResult(answers).flags, answers);
    expect(list[0]).toContain('On which date does the last charge end');
    expect(list[1]).toContain('Which fees are these');
    expect(list[2]).toContain('What is the surrender charge today');
    expect(list[3]).toContain('Is there a market value adjustment');
    expect(list).toHaveLength(7);
    expect(new Set(list).size).toBe(list.length);
    expect(askList([], {})).toHaveLength(3);
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
