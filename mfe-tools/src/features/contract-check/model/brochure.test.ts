import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askList } from './ask-list.ts';
import { type ClaimId, claimIds, claimOf } from './brochure-claims.ts';
import type { CheckTexts } from './check-fields.ts';
import { checkResult } from './check-result.ts';
import { figuresOf } from './figures-of.ts';
import { type KeptTexts, keptFields, limitsOf, percentName, pickName } from './kept-fields.ts';
import { type QuestionName, questionNames, questionOf } from './questions.ts';
import { type Answers, parseAnswer, readAnswers } from './read-answers.ts';
import { listPhrases, readBrochure } from './read-brochure.ts';
import { takeOver } from './take-over.ts';
import { paperNumber } from './verdict.ts';

const empty = initialInputs(keptFields);
const texts = (part: Partial<KeptTexts>): KeptTexts => ({ ...empty, ...part });
const picks = (...ids: readonly ClaimId[]): Partial<KeptTexts> => Object.fromEntries(ids.map((id) => [pickName(id), 'yes']));

function meaning(id: ClaimId, amount: string, part: Partial<KeptTexts> = {}): string {
  return readBrochure(texts({ ...picks(id), amount, ...part })).picked[0]?.means ?? '';
}

/** The answers of the check after "Yes, that's right". */
function takenFrom(part: Partial<KeptTexts>): Answers {
  const inputs = texts(part);
  const parsed = readAnswers({ ...inputs, ...takeOver(readBrochure(inputs), inputs, {}).part });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}

describe('every phrase', () => {
  it.each(claimIds)('%s names questions that exist, in values that they can read', (id) => {
    const { fills, ask, figure } = claimOf(id);
    const filled = Object.entries(fills(String(figure?.usual ?? ''))) as [QuestionName, string][];
    expect(filled.length).toBeGreaterThan(0);
    for (const [name, text] of filled) {
      expect(questionNames).toContain(name);
      expect(['number', 'choice', 'unsure']).toContain(parseAnswer(questionOf(name), text).kind);
      const question = questionOf(name);
      if (question.kind === 'choice' && text !== 'unsure') expect(question.options.map(({ value }) => value)).toContain(text);
    }
    expect(questionNames).toContain(ask);
  });

  it.each(claimIds)('%s has a usual figure within the limits of its question, and fills that question', (id) => {
    const { figure, fills } = claimOf(id);
    if (!figure) return expect(percentName(id)).toBeNull();
    expect(parseNumber(String(figure.usual), limitsOf(figure.question))).toEqual({ kind: 'number', number: figure.usual });
    expect(fills('3.25')).toMatchObject({ [figure.question]: '3.25' });
  });

  it.each(claimIds)('%s has a clause, words to look for, and dollars in sentences that can be read', (id) => {
    const { clause, look, words, basis = '' } = claimOf(id);
    for (const one of [clause, words, ...look]) expect(one.length).toBeGreaterThan(2);
    const said = meaning(id, '150,000');
    expect(said).toMatch(/\$[1-9]/);
    for (const sentence of `${said} ${basis}`.split(/(?<=[.:]) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(30);
  });

  it('says dollars for every amount and every figure within the limits', () => {
    for (const id of claimIds) {
      const { figure, means } = claimOf(id);
      const { from, to } = figure ? limitsOf(figure.question) : { from: 0, to: 0 };
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.double({ min: from, max: to, noNaN: true }), (amount, percent) => {
          expect(means(amount, percent)).toMatch(/\$\d/);
          expect(means(amount, percent)).not.toMatch(/NaN|Infinity|undefined|\u2212/);
        }),
      );
    }
  });

  it.each<[ClaimId, string]>([
    ['rollUp', '$255,000 after 10 years is on paper: you can’t take it out. As income it pays $12,750 a year.'],
    ['bonus', 'Your $150,000 reads $165,000 on day one. Leave early, and the insurer may take back up to $15,000.'],
    ['cap', 'If the index rises 16.5%, you get $9,750, not $24,750.'],
    ['fixed', 'You earn $7,500 in the first year. After the guarantee period, the insurer sets the rate.'],
    ['linked', 'Each 1% of a rise that doesn’t count is $1,500 you don’t get. The phrase doesn’t say how much counts.'],
    ['noFees', 'Each 1% that a rider, a cap or a spread holds back is $1,500 a year. The phrase doesn’t say how much that is.'],
    ['protected', 'In a year without interest, a 1% fee leaves $148,500 of your $150,000.'],
    ['noRisk', 'If rates rise one point, leaving 5 years early could take $7,008, on top of any charge.'],
    ['income', 'Say $9,900 a year from 65. Until about age 80, that is your own $150,000 paid back.'],
    ['free', '$15,000 a year comes out without a charge. The other $135,000 can cost one.'],
    ['walkAway', 'You can leave on any day, at that day’s charge. At 7% you get $139,500 of your $150,000.'],
  ])('%s says: %s', (id, said) => expect(meaning(id, '150,000')).toBe(said));

  const asksFor = (answers: Answers, name: QuestionName) => askList(checkResult(answers).flags, answers).includes(questionOf(name).ask);
  const usual = (answers: Answers) => checkResult(answers).usual.map(({ check }) => check);

  it.each<[ClaimId, (answers: Answers) => unknown, unknown]>([
    ['rollUp', (answers) => paperNumber(answers)?.short, 'The 7% earns about 1.4 to 2.2% a year.'],
    ['bonus', (answers) => [figuresOf(answers).bonusPercent, asksFor(answers, 'bonusBack')], [10, true]],
    ['cap', (answers) => figuresOf(answers).mostCreditPercent, 6.5],
    ['fixed', (answers) => [figuresOf(answers).mostCreditPercent, answers.credit], [5, { kind: 'choice', choice: 'fixed' }]],
    ['linked', (answers) => asksFor(answers, 'credit'), true],
    ['noFees', (answers) => [asksFor(answers, 'fees'), usual(answers)], [true, []]],
    ['protected', (answers) => asksFor(answers, 'charge'), true],
    ['noRisk', (answers) => asksFor(answers, 'mva'), true],
    ['income', (answers) => asksFor(answers, 'payout'), true],
    ['free', usual, ['free-withdrawal']],
    ['walkAway', (answers) => [asksFor(answers, 'period'), asksFor(answers, 'left'), usual(answers)], [true, true, []]],
  ])('%s gives the check what fits, and never a clean result by itself', (id, look, expected) => {
    const answers = takenFrom({ ...picks(id), amount: '150,000' });
    expect(look(answers)).toEqual(expected);
    expect(figuresOf(answers).value).toBe(150_000);
  });

  it('raises a flag where its figure alone does', () => {
    const flags = (part: Partial<KeptTexts>) => checkResult(takenFrom(part)).flags.map(({ check }) => check);
    expect(flags({ ...picks('free'), 'percent-free': '5' })).toEqual(['free-withdrawal']);
    expect(flags({ ...picks('cap'), fees: '3.4' })).toEqual(['yearly-fees', 'fees-against-credit']);
    expect(flags({ ...picks('bonus'), period: '9' })).toEqual(['surrender-period', 'bonus']);
    expect(flags({ ...picks('rollUp'), rollUpKind: 'simple', rollUpYears: '10', payout: '5' })).toEqual(['roll-up']);
  });
});

describe('the brochure', () => {
  it('is read with an example until there is an amount, and with usual figures until another can be read', () => {
    expect(meaning('noFees', '')).toContain('$1,000 a year');
    expect(readBrochure(texts(picks('cap', 'rollUp')))).toMatchObject({
      amount: null,
      wrong: null,
      picked: [{ phrase: '7% roll-up' }, { phrase: '6.5% cap' }],
    });
    expect(readBrochure(texts({ ...picks('cap'), 'percent-cap': '8.25' })).picked[0]?.phrase).toBe('8.25% cap');
    for (const wrong of ['99', 'much', '', ' ']) {
      const read = readBrochure(texts({ ...picks('cap'), 'percent-cap': wrong }));
      expect([read.wrong, read.picked[0]?.phrase]).toEqual(['percent-cap', '6.5% cap']);
    }
    expect(readBrochure(texts({ 'percent-cap': '99' })).wrong).toBeNull();
    expect(readBrochure(texts({ ...picks('cap'), 'percent-cap': '99', amount: 'lots' })).wrong).toBe('amount');
  });

  it('is in a link without usual figures, and comes back from it', () => {
    expect(writeInputsHash(keptFields, empty)).toBe('');
    expect(writeInputsHash(keptFields, texts(picks('rollUp', 'noFees')))).toBe('#said=rollUp.noFees');
    const told = texts({ ...picks('rollUp', 'bonus'), 'percent-rollUp': '8', amount: '$150k' });
    const hash = writeInputsHash(keptFields, told);
    expect(hash).toBe('#amount=150000&said=rollUp.bonus&percent-rollUp=8');
    expect(readBrochure({ ...empty, ...readInputsHash(keptFields, hash) })).toEqual(readBrochure(told));
    expect(readInputsHash(keptFields, '#said=other&percent-rollUp=21&amount=-1&says-rollUp=yes')).toEqual({});
  });

  it('lists three phrases on paper', () => {
    const { picked } = readBrochure(texts(picks('noFees', 'rollUp', 'income', 'linked')));
    expect(listPhrases(picked)).toBe('“7% roll-up”; “Market-linked growth”; “No fees”; 1 more');
    expect(listPhrases(picked.slice(0, 1))).toBe('“7% roll-up”');
  });

  it('adds its questions after those of severe flags, each once', () => {
    const inputs = texts({ ...picks('noFees', 'bonus'), period: '12' });
    const { picked } = readBrochure(inputs);
    const answers = takenFrom(inputs);
    const list = askList(checkResult(answers).flags, answers, picked);
    expect(list.slice(0, 3)).toEqual([
      'On which date does the last charge end, and does a later payment start a new period?',
      questionOf('bonusBack').ask,
      questionOf('fees').ask,
    ]);
    expect(new Set(list).size).toBe(list.length);
  });
});

describe('"Yes, that’s right"', () => {
  const take = (part: Partial<KeptTexts>, before: Partial<CheckTexts> = {}) => takeOver(readBrochure(texts(part)), texts(part), before);

  it('fills what is empty, and says so', () => {
    expect(take({ ...picks('rollUp', 'noFees'), amount: '150k' })).toMatchObject({
      part: { value: '150,000', rollUp: '7', fees: 'Not sure' },
      said: 'Filled in: Contract value today: $150,000; All yearly fees together: Not sure; Roll-up rate of the income rider: 7.00%.',
    });
  });

  it('says what is not sure after a label that is a question', () => {
    expect(take(picks('bonus')).said).toBe('Filled in: Bonus: 10.00%; Can the insurer take the bonus back if you leave? Not sure.');
  });

  it('leaves what was there, and names it', () => {
    expect(take({ ...picks('rollUp'), rollUp: '8', amount: '150k' })).toEqual({
      part: { value: '150,000' },
      own: { value: '150,000' },
      said: 'Filled in: Contract value today: $150,000. You already have Roll-up rate of the income rider: 8.00%. It stays.',
    });
    expect(take({ ...picks('rollUp'), rollUp: 'much' })).toEqual({
      part: {},
      own: {},
      said: 'Nothing was filled in. You already have Roll-up rate of the income rider: much. It stays.',
    });
    expect(take({ ...picks('noFees'), fees: '3' })).toEqual({ part: {}, own: {}, said: 'Nothing was filled in.' });
    expect(take({ amount: '150k', value: '0' }).part).toEqual({});
    expect(take({ amount: '150k', value: ' ' }).part).toEqual({ value: '150,000' });
  });

  it('takes the first of two phrases that answer one question', () => {
    const { part, said } = take(picks('linked', 'fixed', 'cap'));
    expect(part).toEqual({ credit: 'cap', rate: '6.5' });
    expect(said).toBe(
      'Filled in: How it earns interest: An index, up to a cap; Guaranteed rate or cap this year: 6.50%. Two phrases differ. We used How it earns interest: An index, up to a cap.',
    );
  });

  it('fills nothing of a phrase that contradicts an answer', () => {
    expect(take({ ...picks('cap'), credit: 'fixed' })).toEqual({
      part: {},
      own: {},
      said: 'Nothing was filled in. You already have How it earns interest: A guaranteed rate. It stays.',
    });
    expect(take({ ...picks('bonus'), bonus: '8' }).part).toEqual({});
    expect(take({ ...picks('cap'), credit: 'cap' }).part).toEqual({ rate: '6.5' });
  });

  it('replaces "Not sure" by what a phrase says', () => {
    expect(take({ ...picks('linked', 'cap'), credit: 'unsure', rate: '?' }).part).toEqual({ credit: 'cap', rate: '6.5' });
    expect(take({ ...picks('linked', 'cap'), credit: 'cap', rate: '7' }, { credit: 'cap', rate: '6.5' }).part).toEqual({});
  });

  it('replaces what it filled in earlier, and nothing that the visitor typed', () => {
    const again = { ...picks('fixed'), amount: '150k', credit: 'cap', rate: '6.5', fees: 'Not sure' };
    const before = { value: '100,000', credit: 'cap', rate: '6.5', fees: 'Not sure' };
    expect(take({ ...again, value: '100,000' }, before)).toEqual({
      part: { value: '150,000', credit: 'fixed', rate: '5' },
      own: { value: '150,000', credit: 'fixed', rate: '5', fees: 'Not sure' },
      said: 'Filled in: Contract value today: $150,000; How it earns interest: A guaranteed rate; Guaranteed rate or cap this year: 5.00%.',
    });
    expect(take({ ...again, value: '120,000' }, before).said).toContain('You already have Contract value today: $120,000. It stays.');
  });

  it('is the same twice as once', () => {
    for (const amount of ['', '150k']) {
      const inputs = texts({ ...picks(...claimIds), amount, rollUp: '8' });
      const first = takeOver(readBrochure(inputs), inputs, {});
      const again = takeOver(readBrochure(inputs), { ...inputs, ...first.part }, first.own);
      expect(again).toEqual({ ...first, part: {} });
    }
  });
});
