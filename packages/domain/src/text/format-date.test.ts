import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, formatClock, formatDay, formatMonth, formatMonthYear, formatShortDay, formatWeekday } from './format-date.ts';

const moments = fc.date({ min: new Date('1000-01-02T12:00:00Z'), max: new Date('9999-12-30T12:00:00Z'), noInvalidDate: true });

it.each([
  ['2025-01-15', 'January 15, 2025', 'Jan 15, 2025'],
  ['2026-05-01', 'May 1, 2026', 'May 1, 2026'],
  ['2028-12-31', 'December 31, 2028', 'Dec 31, 2028'],
])('%s is %s, in short %s', (day, long, short) => {
  expect(formatDay(day)).toBe(long);
  expect(formatShortDay(day)).toBe(short);
  expect(formatMonth(day)).toBe(short.replace(/ \d+,/, ''));
});

it.each([
  [0, 5, '12:05 a.m.'],
  [9, 0, '9 a.m.'],
  [11, 59, '11:59 a.m.'],
  [12, 0, '12 p.m.'],
  [23, 30, '11:30 p.m.'],
])('%i:%i is %s', (hours, minutes, words) => {
  expect(formatClock(new Date(2026, 10, 23, hours, minutes))).toBe(words);
});

it('takes the day from the clock on the wall', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
});

it('writes the same as Intl', () => {
  const platform = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
  const [long, medium] = [platform({ dateStyle: 'long', timeZone: 'UTC' }), platform({ dateStyle: 'medium', timeZone: 'UTC' })];
  const weekday = platform({ weekday: 'long', month: 'long', day: 'numeric' });
  const clock = platform({ timeStyle: 'short' });
  fc.assert(
    fc.property(moments, (moment) => {
      const day = dayOf(moment);
      const atNoon = new Date(`${day}T12:00:00Z`);
      expect(formatDay(day)).toBe(long.format(atNoon));
      expect(formatShortDay(day)).toBe(medium.format(atNoon));
      expect(formatWeekday(moment)).toBe(weekday.format(moment));
      const [time, half] = clock.format(moment).split(/\s/);
      expect(formatClock(moment)).toBe(`${time?.replace(':00', '')} ${half === 'AM' ? 'a.m.' : 'p.m.'}`);
    }),
  );
});

it('writes a month of the calendar out', () => {
  expect(formatMonthYear({ year: 2033, month: 1 })).toBe('January 2033');
});
