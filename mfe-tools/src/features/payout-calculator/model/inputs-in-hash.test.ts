import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageLimits, isAgeWithin } from './calculator-inputs.ts';
import { readInputsHash, writeInputsHash } from './inputs-in-hash.ts';
import { parseAmount } from './parse-amount.ts';

describe('inputs in the address', () => {
  it('come back as they were written', () => {
    const hash = writeInputsHash({ currentAge: 58, startAge: 70 }, 250_000.5);
    expect(hash).toBe('#amount=250000.5&age=58&start=70');
    expect(readInputsHash(hash)).toEqual({ amountText: '250,000.5', currentAge: 58, startAge: 70 });
  });

  it.each([
    '',
    '#',
    '#main',
    '#consultation-form',
    '#amount=&age=&start=',
    '#amount=-5&age=54&start=86',
    '#amount=1e8&age=65.5&start=NaN',
    '#amount=999999999',
  ])('are not taken from %s', (hash) => {
    expect(readInputsHash(hash)).toEqual({});
  });

  it('are taken one by one: a wrong one does not spoil the others', () => {
    expect(readInputsHash('#amount=<script>&age=70&start=999')).toEqual({ currentAge: 70 });
  });

  it('are only ever ones that the page could have written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (amount, age, start) => {
        const inputs = readInputsHash(`#${new URLSearchParams({ amount, age, start })}`);
        expect(inputs.amountText === undefined || parseAmount(inputs.amountText).kind === 'amount').toBe(true);
        expect(inputs.currentAge === undefined || isAgeWithin(inputs.currentAge, ageLimits.current)).toBe(true);
        expect(inputs.startAge === undefined || isAgeWithin(inputs.startAge, ageLimits.start)).toBe(true);
      }),
    );
  });
});
