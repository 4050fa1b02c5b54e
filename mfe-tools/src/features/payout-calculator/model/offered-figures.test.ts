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
