import { expect, it } from 'vitest';
import { addYears, toIso } from './calendar-day.ts';

it.each([
  [{ year: 2024, month: 2, day: 29 }, 1, '2025-02-28'],
  [{ year: 2024, month: 2, day: 29 }, 4, '2028-02-29'],
  [{ year: 2026, month: 12, day: 31 }, 10, '2036-12-31'],
])('%j and %i years more is %s', (day, years, later) => {
  expect(toIso(addYears(day, years))).toBe(later);
});
