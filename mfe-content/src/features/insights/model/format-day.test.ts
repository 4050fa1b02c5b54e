import { expect, it } from 'vitest';
import { formatDay } from './format-day.ts';

it('writes a day in the format of the locale, and never shifts it', () => {
  expect(formatDay('2026-11-05', 'en-US')).toBe('November 5, 2026');
  expect(formatDay('2026-11-05', 'de')).toBe('5. November 2026');
});

it('shows what is no date as it came', () => {
  expect(formatDay('soon')).toBe('soon');
});
