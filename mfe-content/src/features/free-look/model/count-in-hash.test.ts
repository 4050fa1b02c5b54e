import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCountHash, writeCountHash } from './count-in-hash.ts';
import { readDays } from './read-days.ts';

describe('readDays', () => {
  it.each([
    ['10', 10],
    [' 20 days', 20],
    ['30', 30],
    ['', null],
  ])('reads %j', (text, days) => {
    expect(readDays(text)).toEqual({ days });
  });

  it.each([
    ['9', 'shorter than 10'],
    ['31', 'enter 30: then you are early'],
    ['ten', 'Enter a number of days'],
    ['99999', 'Enter a number of days'],
  ])('says what is wrong with %j', (text, words) => {
    expect(readDays(text)).toMatchObject({ days: null, problem: expect.stringContaining(words) });
  });
});

describe('the count in the address', () => {
  it('comes back as it was written', () => {
    expect(writeCountHash({ year: 2026, month: 1, day: 5 }, 20)).toBe('#delivered=2026-01-05&days=20');
    expect(readCountHash('#delivered=2026-01-05&days=20')).toEqual({ month: '1', day: '5', year: '2026', days: '20' });
    expect(readCountHash(writeCountHash({ year: 2026, month: 1, day: 5 }, null))).toEqual({ month: '1', day: '5', year: '2026' });
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
