import { initialInputs, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { describe, expect, it } from 'vitest';
import { type LeaveTexts, leaveFields } from './leave-fields.ts';
import { leaveView } from './leave-view.ts';
import { offeredFigures } from './offered-figures.ts';
import { readLeaving } from './read-leaving.ts';
import { stepsView } from './steps-view.ts';

const example = initialInputs(leaveFields);

function leavingOf(texts: Partial<LeaveTexts>) {
  const parsed = readLeaving({ ...example, ...texts });
  if (parsed.kind !== 'good') throw new Error('not readable');
  return parsed.good;
}
const stepsOf = (texts: Partial<LeaveTexts>) => stepsView(leaveView(leavingOf(texts)), 2026);
const columnsOf = (texts: Partial<LeaveTexts>) => stepsOf(texts).table?.columns.map(({ label }) => label);

describe('leaving in steps', () => {
  it('is held against leaving today and staying, with both answers until the visitor knows of an adjustment', () => {
    expect(stepsOf({}).sentences).toEqual([
      'If yours doesn’t adjust with interest rates, leaving in steps keeps about $12,132 less than leaving today by year 11.',
      'If it does, leaving in steps keeps about $24,095 more than leaving today by year 11.',
      'By year 11 you would have about $244,666 in steps, $220,571 leaving today ($256,798 if yours doesn’t adjust) and $207,635 staying.',
      'If yours doesn’t adjust with interest rates, the cheapest day to leave all at once is today, with about $256,798 by year 11.',
      'If it does, it is after 6 years, with about $234,087 by year 11.',
    ]);
    expect(stepsOf({}).facts).toEqual([
      {
        label: 'Steps of 10%, year 11',
        value: 'about $12,132 less than leaving today; if it adjusts, about $24,095 more',
      },
      { label: 'Cheapest day to leave all', value: 'today; if it adjusts, after 6 years' },
    ]);
    expect(stepsOf({ mva: 'yes' }).sentences[0]).toBe('Leaving in steps keeps about $24,095 more than leaving today by year 11.');
    expect(stepsOf({ mva: 'yes' }).sentences.at(-1)).toBe(
      'The cheapest day to leave all at once is after 6 years, with about $234,087 by year 11.',
    );
  });

  it('names one cheapest day if it is the same with and without an adjustment', () => {
    expect(stepsOf({ charge: '20' }).sentences.at(-1)).toBe(
      'The cheapest day to leave all at once is after 6 years, whether yours adjusts or not.',
    );
    expect(stepsOf({ charge: '20' }).facts.at(-1)?.value).toBe('after 6 years');
  });

  it('says that staying keeps more, where it does', () => {
    expect(stepsOf({ newRate: '2' }).sentences.at(-1)).toBe('Staying until year 10 keeps more than leaving on any of these days.');
    expect(stepsOf({}).sentences.join()).not.toContain('Staying until');
  });

  it('has a row for each day: today, each year of charges, and the one after them', () => {
    const { table } = stepsOf({ mva: 'yes' });
    expect(table?.rows.map(({ day }) => day)).toEqual([
      'Today',
      'After 1 year',
      'After 2 years',
      'After 3 years',
      'After 4 years',
      'After 5 years',
      'After 6 years (cheapest)',
    ]);
    expect(table?.rows[1]).toMatchObject({
      charge: '$6,438',
      adjustment: '$17,458',
      left: '$130,604',
      atHorizon: '$223,091',
      step: '$13,905',
    });
    expect(columnsOf({ mva: 'no' })).toEqual(['If you leave all', 'Charge', 'You move', 'Worth in year 10', 'Each step']);
    expect(columnsOf({ free: '0' })).not.toContain('Each step');
    expect(stepsOf({ left: '30', newYears: '20' }).table?.rows).toHaveLength(31);
  });

  it('follows the schedule, and says where the charge is assumed', () => {
    expect(
      stepsOf({ mva: 'no', schedule: '4, 3, 2' })
        .table?.rows.map(({ charge }) => charge)
        .slice(1, 5),
    ).toEqual(['$6,180', '$4,774', '$3,278', '$2,251']);
    expect(stepsOf({}).assumptions).toContain('We let today’s charge fall evenly to zero over 6 years.');
    expect(stepsOf({ schedule: '4, 3, 2' }).assumptions).toContain('After the years you entered, we let the charge fall evenly to zero.');
    expect(stepsOf({ schedule: '4, 3, 2, 2, 1' }).assumptions).not.toContain('evenly');
    expect(stepsOf({ charge: '0' }).assumptions).not.toContain('evenly');
  });

  it('has no steps without a free withdrawal, and no days once the charges are over', () => {
    expect(stepsOf({ free: '0' }).sentences[0]).toMatch(/^Without a free withdrawal there are no steps/);
    expect(stepsOf({ free: '0' }).facts.map(({ label }) => label)).toEqual(['Cheapest day to leave all']);
    const over = stepsOf({ left: '0', schedule: '4' });
    expect(over).toMatchObject({ table: null, assumptions: '', working: [], facts: [] });
    expect(over.sentences).toEqual(['Your charges are over. You can move all of it today without a charge.']);
  });

  it('keeps as much as leaving today where nothing is lost and nothing gained', () => {
    expect(stepsOf({ charge: '0', newRate: '3' }).sentences[0]).toBe('Leaving in steps keeps as much as leaving today by year 10.');
    expect(stepsOf({ charge: '0', newRate: '3' }).facts[0]?.value).toBe('as much as leaving today');
  });

  it('survives a contract that leaving takes all of', () => {
    expect(JSON.stringify(stepsOf({ charge: '25', earned: '0', newRate: '20', left: '30' }))).not.toMatch(/NaN|Infinity/);
  });
});

describe('what ends with the contract', () => {
  const ending = { base: '220,000', payout: '5.5', death: '180,000', age: '70' };

  it('is the rider’s income beside what the money buys, and a death benefit times the chance of dying', () => {
    const { ending: said, endingNote, facts, working } = stepsOf({ ...ending, mva: 'no' });
    expect(said).toEqual([
      'Your rider would pay $12,100 a year for life, starting at 70. It ends when you leave.',
      'The $142,500 you would have after leaving today buys about $10,830 a year at our table’s rate for 70, 7.60%. That is about $1,270 less a year.',
      'If you die, your heirs get $30,000 more than the value today. That ends when you leave.',
      expect.stringMatching(
        /^Of 100 people your age, about \d\d die within 10 years\. So what you give up is worth about \$\d,\d{3}, an estimate\.$/,
      ),
    ]);
    expect(endingNote).toContain(
      'We take the part above the value as the same in all 10 years, without interest. Chances: SSA cohort life table',
    );
    expect(facts.slice(1)).toEqual([{ label: 'You give up', value: 'rider, $12,100 a year; $30,000 at death' }]);
    expect(working.map(({ name }) => name)).toEqual([
      'Charges',
      'Leaving all today',
      'In steps',
      'Income of the rider',
      'Income that the money buys',
      'Death benefit',
    ]);
  });

  it('names what the money buys without and with an adjustment until the visitor knows', () => {
    const { ending: said, working } = stepsOf({ ...ending, death: '' });
    expect(said.slice(1)).toEqual([
      'If yours doesn’t adjust with interest rates, the $142,500 you would have after leaving today buys about $10,830 a year at our table’s rate for 70, 7.60%. That is about $1,270 less a year.',
      'If it does, $122,397 buys about $9,302 a year. That is about $2,798 less a year.',
    ]);
    expect(working.map(({ name, sum }) => `${name}: ${sum}`)).toEqual([
      expect.stringMatching(/^Charges: /),
      expect.stringMatching(/^Leaving all after 6 years, if yours adjusts: /),
      expect.stringMatching(/^In steps: /),
      expect.stringMatching(/^Income of the rider: /),
      'Income that the money buys: $142,500 × 7.60% = $10,830',
      'If yours adjusts: $122,397 × 7.60% = $9,302',
    ]);
  });

  it('asks for what is missing, and is empty while nothing was given', () => {
    expect(stepsOf({}).ending).toEqual([]);
    expect(stepsOf({ payout: '5' }).ending).toEqual(['Still missing: Income base of your rider; Your age.']);
    expect(stepsOf({ death: '180,000' }).ending).toEqual(['Still missing: Your age.']);
    expect(stepsOf({ age: '70' }).ending).toEqual([]);
  });

  it('is nothing for a death benefit that isn’t above the value', () => {
    const { ending: said, facts } = stepsOf({ death: '150,000', age: '70' });
    expect(said).toEqual(['Your death benefit isn’t above the value, so nothing of it is lost by leaving.']);
    expect(facts).toHaveLength(2);
  });

  it('names the table’s own age for one beyond it', () => {
    expect(stepsOf({ ...ending, age: '88' }).ending[1]).toContain('at our table’s rate for 80, 9.30%');
  });

  it('goes along with the figures only if it was given', () => {
    const inputs = offeredFigures(leavingOf({ ...ending, value: '265k', free: '5', sex: 'male' }))?.attachment.inputs;
    expect(inputs).toMatchObject({
      freeWithdrawal: '5.00%',
      incomeBase: '$220,000',
      payoutRate: '5.50%',
      deathBenefit: '$180,000',
      age: '70',
      lifeExpectancyBasedOn: 'Man',
    });
    const bare = offeredFigures(leavingOf({ value: '265k' }))?.attachment;
    for (const name of ['freeWithdrawal', 'incomeBase', 'age', 'lifeExpectancyBasedOn']) expect(bare?.inputs).not.toHaveProperty(name);
    expect(bare?.hash).toBe('#value=265000&charge=5&earned=3&newRate=5.5&left=6&mva=unsure');
  });

  it('is refused beyond its bounds, and its usual values make no link longer', () => {
    for (const wrong of [{ free: '101' }, { free: '' }, { base: 'much' }, { payout: '0' }, { age: '49' }, { death: '-5' }])
      expect(readLeaving({ ...example, ...wrong }).kind).toBe('wrong');
    expect(writeInputsHash(leaveFields, { ...example, free: '5', age: '70' })).toMatch(/&mva=unsure&free=5&age=70$/);
  });
});
