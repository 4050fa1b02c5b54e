import { initialInputs, readInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { expect, it } from 'vitest';
import { parseInputs, payoutFields } from './calculator-inputs.ts';
import { offeredFigures } from './offered-figures.ts';

it('reopens the calculator with the shown figures only', () => {
  const typed = { ...initialInputs(payoutFields), amount: '$251,937', age: '61', start: '70', sex: 'female', target: '900' };
  const { good } = parseInputs(typed) as { good: Parameters<typeof offeredFigures>[0] };
  const { hash } = offeredFigures(good).attachment;
  expect(readInputsHash(payoutFields, hash ?? '')).toEqual({ amount: '251,937', age: '61', start: '70' });
});

it('shows and carries both people of an income for two, as the estimate depends on them', () => {
  const typed = { ...initialInputs(payoutFields), pays: 'half', spouseAge: '63', sex: 'male', spouseHealth: 'poor' };
  const { good } = parseInputs(typed) as { good: Parameters<typeof offeredFigures>[0] };
  const { attachment, lines } = offeredFigures(good);
  expect(lines.slice(3)).toEqual([
    { label: 'Pays', value: 'Me, then my spouse (half), our estimate' },
    { label: 'Spouse’s age', value: '63' },
    { label: 'Life expectancy based on', value: 'Man; spouse: Average of both' },
  ]);
  expect(Object.values(attachment.inputs)).toEqual(lines.map(({ value }) => value));
  expect({ ...initialInputs(payoutFields), ...readInputsHash(payoutFields, attachment.hash ?? '') }).toEqual({
    ...typed,
    spouseHealth: 'average',
  });
});
