import { describe, expect, it } from 'vitest';
import { readDate, splitWholeDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    [{ month: '11', day: '21', year: '2026' }],
    [{ month: ' Nov. ', day: '21', year: '2026' }],
    [{ month: 'november', day: '21', year: ' 2026 ' }],
  ])('reads %j', (entry) => {
    expect(readDate(entry)).toEqual({ date: { year: 2026, month: 11, day: 21 }, problems: {} });
  });

  it('reads both short names of September', () => {
    for (const month of ['Sep', 'Sept', 'September', '09']) expect(readDate({ month, day: '1', year: '2026' }).date?.month).toBe(9);
  });

  it('has neither date nor problem while a field is empty', () => {
    expect(readDate({ month: '11', day: '', year: '' })).toEqual({ date: null, problems: {} });
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
    const { date, problems } = readDate(entry);
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
