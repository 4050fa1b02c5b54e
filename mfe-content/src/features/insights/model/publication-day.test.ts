import { expect, it } from 'vitest';
import { publicationDay } from './publication-day.ts';

it.each([
  ['2026-11-05', 'November 5, 2026'],
  ['2026-11-05T23:30:00.000Z', 'November 5, 2026'],
])('writes %s as %s', (date, words) => {
  expect(publicationDay(date)).toBe(words);
});

it.each(['soon', '', '2026-13-05', '2026-11-05 or later'])('shows "%s", which is no date, as it came', (date) => {
  expect(publicationDay(date)).toBe(date);
});
