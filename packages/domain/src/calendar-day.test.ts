import { expect, it } from 'vitest';
import { addYears, dayOf, toIso, weekdayOf } from './calendar-day.ts';

it.each([
  [{ year: 2024, month: 2, day: 29 }, 1, '2025-02-28'],
  [{ year: 2024, month: 2, day: 29 }, 4, '2028-02-29'],
  [{ year: 2026, month: 12, day: 31 }, 10, '2036-12-31'],
])('%j and %i years more is %s', (day, years, later) => {
  expect(toIso(addYears(day, years))).toBe(later);
});

it('knows the weekday, also of a leap day', () => {
  expect(weekdayOf({ year: 2024, month: 2, day: 29 })).toBe('Thursday');
  expect(weekdayOf({ year: 2026, month: 11, day: 22 })).toBe('Sunday');
});

it('takes the day of the device’s own clock, to its last minute', () => {
  expect(toIso(dayOf(new Date(2026, 11, 31, 23, 59)))).toBe('2026-12-31');
});
