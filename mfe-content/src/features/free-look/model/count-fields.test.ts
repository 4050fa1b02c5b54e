import { initialInputs, readInputsHash, writeInputsHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { parseNumber } from '@annuity-lantern/tool-kit/parse-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeLookDays, freeLookFields } from './count-fields.ts';

const readCountHash = (hash: string) => readInputsHash(freeLookFields, hash);
const hashOf = (days: string) =>
  writeInputsHash(freeLookFields, { ...initialInputs(freeLookFields), month: '1', day: '5', year: '2026', days, name: 'Ada' });

describe('the number of days', () => {
  it.each([
    ['10', { kind: 'number', number: 10 }],
    [' 20 days', { kind: 'number', number: 20 }],
    ['30', { kind: 'number', number: 30 }],
    // New York, where the contract replaces another.
    ['60', { kind: 'number', number: 60 }],
    ['', { kind: 'empty' }],
  ])('is read from %j', (text, days) => {
    expect(parseNumber(text, freeLookDays)).toEqual(days);
  });

  it.each([
    ['9', 'under 10'],
    ['61', 'enter 60. Then you’re early'],
    ['ten', 'Enter a number of days'],
    ['99999', 'Enter a number of days'],
  ])('says what is wrong with %j', (text, words) => {
    expect(parseNumber(text, freeLookDays)).toMatchObject({ kind: 'wrong', message: expect.stringContaining(words) });
  });
});

describe('the count in the address', () => {
  it('is read back as written', () => {
    expect(hashOf('20')).toBe('#delivered=2026-01-05&days=20');
    expect(readCountHash('#delivered=2026-01-05&days=20')).toEqual({ month: '1', day: '5', year: '2026', days: '20' });
    expect(readCountHash(hashOf(''))).toEqual({ month: '1', day: '5', year: '2026' });
  });

  it.each(['', '#letter', '#delivered=2026-02-30&days=99', '#delivered=<script>&days=1e1', '#delivered=11/21/2026'])(
    'is not taken from %s',
    (hash) => {
      expect(readCountHash(hash)).toEqual({});
    },
  );

  it('never carries anything but a date and days', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (delivered, days) => {
        const read = readCountHash(`#${new URLSearchParams({ delivered, days, name: 'x', contractNumber: 'y' })}`);
        expect(Object.keys(read).every((name) => ['month', 'day', 'year', 'days'].includes(name))).toBe(true);
      }),
    );
  });
});
