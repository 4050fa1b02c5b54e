import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCountHash, writeCountHash } from './count-in-hash.ts';
import { readDays } from './read-days.ts';
import { readDelivery, splitWholeDate } from './read-delivery.ts';

describe('readDelivery', () => {
  it.each([
    [{ month: '11', day: '21', year: '2026' }],
    [{ month: ' Nov. ', day: '21', year: '2026' }],
    [{ month: 'november', day: '21', year: ' 2026 ' }],
  ])('reads %j', (entry) => {
    expect(readDelivery(entry)).toEqual({ date: { year: 2026, month: 11, day: 21 }, problems: {} });
  });

  it('knows the ninth month by both of its short names', () => {
    for (const month of ['Sep', 'Sept', 'September', '09']) expect(readDelivery({ month, day: '1', year: '2026' }).date?.month).toBe(9);
  });

  it('has neither date nor problem while a field is empty', () => {
    expect(readDelivery({ month: '11', day: '', year: '' })).toEqual({ date: null, problems: {} });
  });

  it.each([
    [{ month: '13', day: '1', year: '2026' }, 'month'],
    [{ month: 'Nev', day: '1', year: '2026' }, 'month'],
    [{ month: 'Ma', day: '1', year: '2026' }, 'month'],
    [{ month: '2', day: '32', year: '2026' }, 'day'],
    [{ month: '2', day: '29', year: '2027' }, 'day'],
    [{ month: '6', day: '31', year: '2026' }, 'day'],
    [{ month: '6', day: '3', year: '26' }, 'year'],
    [{ month: '6', day: '3', year: '20266' }, 'year'],
  ] as const)('%j: the %s is wrong', (entry, field) => {
    const { date, problems } = readDelivery(entry);
    expect(date).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
  });
});

describe('splitWholeDate', () => {
  it.each([
    ['11/21/2026', '11', '21'],
    ['11-21-2026', '11', '21'],
    ['2026-11-21', '11', '21'],
    ['November 21, 2026', 'November', '21'],
    ['Nov. 21 2026', 'Nov.', '21'],
  ])('takes %s apart', (text, month, day) => {
    expect(splitWholeDate(text)).toEqual({ month, day, year: '2026' });
  });

  it.each(['', '11', '11/21', '2026', 'yesterday'])('leaves %j alone', (text) => {
    expect(splitWholeDate(text)).toBeNull();
  });
});

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
