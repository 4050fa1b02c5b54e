import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountField, choiceField, dateInputs, numberField, privateField, wholeNumbers } from './input-fields.ts';
import { initialInputs, readInputsHash, unreadInHash, writeInputsHash } from './inputs-in-hash.ts';
import { parseAmount } from './parse-amount.ts';

const fields = {
  amount: amountField('200,000'),
  age: choiceField('65', wholeNumbers({ from: 55, to: 80 })),
  rate: numberField('2.5', { from: 0, to: 10, decimals: 2, words: 'a rate' }),
  couple: choiceField('', ['yes', '']),
};

describe('inputs in the address', () => {
  it('are read back as written', () => {
    const hash = writeInputsHash(fields, { amount: '$250k', age: '58', rate: '3.25 %', couple: 'yes' });
    expect(hash).toBe('#amount=250000&age=58&rate=3.25&couple=yes');
    expect(readInputsHash(fields, hash)).toEqual({ amount: '250,000', age: '58', rate: '3.25', couple: 'yes' });
  });

  it('are left out if their text is invalid', () => {
    expect(writeInputsHash(fields, { ...initialInputs(fields), amount: 'much', rate: '99' })).toBe('#age=65&couple=');
  });

  it.each([
    '',
    '#',
    '#main',
    '#consultation-form',
    '#amount=&age=&rate=',
    '#amount=-5&age=54&rate=11',
    '#amount=1e8&age=65.5&rate=NaN',
    '#amount=999999999&couple=no',
    '#amount=0',
  ])('are not taken from %s', (hash) => {
    expect(readInputsHash(fields, hash)).toEqual({});
  });

  it('are parsed separately, so that an invalid one does not affect the others', () => {
    expect(readInputsHash(fields, '#amount=<script>&age=70&rate=999')).toEqual({ age: '70' });
  });

  it('may have no amount if the tool does not require one', () => {
    const optional = { savings: amountField('0', { mayBeEmpty: true }) };
    expect(writeInputsHash(optional, { savings: '' })).toBe('#savings=0');
    expect(readInputsHash(optional, '#savings=0')).toEqual({ savings: '0' });
    expect(readInputsHash(optional, '#savings=nothing')).toEqual({});
  });

  it('have a date as one value, once it is valid', () => {
    const term = { ...dateInputs('ends'), name: privateField('') };
    expect(writeInputsHash(term, { month: 'March', day: '1', year: '2027', name: 'Ada' })).toBe('#ends=2027-03-01');
    expect(readInputsHash(term, '#ends=2027-03-01&name=Ada')).toEqual({ month: '3', day: '1', year: '2027' });
    expect(writeInputsHash(term, { month: '2', day: '30', year: '2027', name: 'Ada' })).toBe('');
    expect(readInputsHash(term, '#ends=2027-02-30')).toEqual({});
  });

  it('find a choice whose last point was lost', () => {
    expect(readInputsHash({ carrier: choiceField('', ['Alder Life Co.']) }, '#carrier=Alder+Life+Co')).toEqual({
      carrier: 'Alder Life Co.',
    });
  });

  it('are named if they cannot be read, and so are unknown ones', () => {
    expect(unreadInHash(fields, '#amount=much&age=70&rate=&couple=yes&agee=1')).toEqual(['amount=much', 'agee=1']);
    expect(unreadInHash(fields, '#amount=5000&couple=')).toEqual([]);
    expect(unreadInHash(fields, '#main')).toEqual([]);
  });

  it('are never values that the page could not have written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (amount, age, rate) => {
        const inputs = readInputsHash(fields, `#${new URLSearchParams({ amount, age, rate })}`);
        expect(inputs.amount === undefined || parseAmount(inputs.amount).kind === 'amount').toBe(true);
        expect(inputs.age === undefined || (Number(inputs.age) >= 55 && Number(inputs.age) <= 80)).toBe(true);
        expect(inputs.rate === undefined || (Number(inputs.rate) >= 0 && Number(inputs.rate) <= 10)).toBe(true);
      }),
    );
  });
});
