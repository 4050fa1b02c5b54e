import { describe, expect, it } from 'vitest';
import { changedParts, completedParts, readDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    [{ month: '11', day: '21', year: '2026' }],
    [{ month: ' Nov. ', day: '21', year: '2026' }],
    [{ month: 'november', day: '21', year: ' 2026 ' }],
    [{ month: '１１', day: '\u200b21', year: '2026\u00a0' }],
  ])('reads %j', (entry) => {
    expect(readDate(entry)).toEqual({ date: { year: 2026, month: 11, day: 21 }, problems: {} });
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
    [{ month: '2', day: '30', year: '2026' }, 'day'],
    [{ month: '6', day: '3', year: '26' }, 'year'],
    [{ month: '6', day: '3', year: '20266' }, 'year'],
  ] as const)('%j: the %s is wrong', (entry, field) => {
    const { date, problems } = readDate(entry);
    expect(date).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
  });
});

describe('changedParts', () => {
  const whole = { month: '11', day: '21', year: '2026' };

  it.each(['11/21/2026', '11/21/26', '11-21-2026', '2026-11-21', '２０２６-１１-２１'])('takes the pasted date %s apart', (text) => {
    expect(changedParts('month', text)).toEqual(whole);
  });

  it.each([
    ['11/21/2026', whole],
    ['2026-11-21', whole],
    ['21 Nov 2026', { month: 'Nov', day: '21', year: '2026' }],
    ['Nov 21, 2026', { month: 'Nov', day: '21', year: '2026' }],
  ])('takes %s apart at its last letter, if it is typed', (text, parts) => {
    const steps = Array.from(text, (_, place) => changedParts('month', text.slice(0, place + 1), text.slice(0, place)));
    expect(steps.slice(0, -1)).toEqual(Array.from(text.slice(0, -1), (_, place) => ({ month: text.slice(0, place + 1) })));
    expect(steps.at(-1)).toEqual(parts);
  });

  it.each(['', '11', '11/21', '2026', 'yesterday'])('leaves %j in its field', (text) => {
    expect(changedParts('day', text)).toEqual({ day: text });
  });
});

describe('completedParts', () => {
  it('takes a whole date apart when its field is left', () => {
    expect(completedParts('month', '11/21/26')).toEqual({ month: '11', day: '21', year: '2026' });
  });

  it('writes out a year of two digits', () => {
    expect(completedParts('year', '26')).toEqual({ year: '2026' });
    expect(completedParts('year', ' ２６ ')).toEqual({ year: '2026' });
  });

  it.each([
    ['year', '2026'],
    ['year', ''],
    ['year', '2'],
    ['year', '20'],
    ['day', '26'],
    ['month', '11'],
  ] as const)('has nothing to complete in the %s %j', (part, text) => {
    expect(completedParts(part, text)).toBeUndefined();
  });
});
