import { initialInputs, readInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { expect, it } from 'vitest';
import { offeredFigures } from './offered-figures.ts';
import { type PlannerInputs, parseInputs, plannerFields } from './planner-inputs.ts';

const couple = { spouse: 'yes', spouseSocial: '1,250', spouseAge: '60', spouseClaim: '66', cut: 'yes', payable: '81' };
const pension = { pension: '1,200', pensionAge: '60', pensionRises: 'yes', pensionKeeps: 'two-thirds' };

const changed = { birthday: 'ahead', sex: 'female', realRate: '-1.5', earns: '4', spouse: 'yes', spouseSex: 'male' };
const changedOfCouple = { ...changed, spouseSocial: '1,500', spouseAge: '62', spouseClaim: '67' };

it.each([
  ['one person', {}, {}],
  ['a couple and a cut', couple, couple],
  ['a pension', pension, pension],
  ['a birth year, sexes and interest', changed, changedOfCouple],
  ['somebody who already gets Social Security', { since: '62' }, { since: '62' }],
  ['somebody of 72 who has not claimed', { age: '72', start: '72', since: 'no' }, { age: '72', start: '72', since: 'no' }],
])('opens the planner again with what was shown for %s', (_whom, typed, linked) => {
  const texts = { ...initialInputs(plannerFields), social: '0', amount: '300000', age: '63', inflation: '3.25', ...typed };
  const { good } = parseInputs(texts) as { good: PlannerInputs };
  const { hash } = offeredFigures(good, '2026-11-26').attachment;
  const shown = { social: '0', amount: '300,000', age: '63', start: '67', inflation: '3.25', ...linked };
  expect(readInputsHash(plannerFields, hash ?? '')).toEqual(shown);
});

it('shows each choice that was changed', () => {
  const { good } = parseInputs({ ...initialInputs(plannerFields), ...changed }) as { good: PlannerInputs };
  expect(offeredFigures(good, '2026-11-26').lines.slice(-5)).toEqual([
    { label: 'Birth year', value: '1963: birthday still to come' },
    { label: 'Sex', value: 'Woman' },
    { label: 'Spouse’s sex', value: 'Man' },
    { label: 'Interest above inflation', value: '−1.5%' },
    { label: 'Your money earns', value: '4%' },
  ]);
});
