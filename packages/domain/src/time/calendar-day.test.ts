import { expect, it } from 'vitest';
import { addYears, fromIso, toIso, weekdayOf } from './calendar-day.ts';

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

it('reads the day that it wrote, and nothing else', () => {
  expect(fromIso(toIso({ year: 2026, month: 3, day: 9 }))).toEqual({ year: 2026, month: 3, day: 9 });
  for (const text of ['', '2026-3-9', '03/09/2026', '0000-00-00']) expect(fromIso(text)).toBeNull();
});
