import { expect, it, test } from 'vitest';
import { officeDay, shortZoneName, wallClock } from './office-hours.ts';

const hours = {
  opens: '09:00',
  closes: '17:00',
  timeZone: 'America/New_York',
};

/** A moment by the clock of New York, in standard time. November 2026: the 16th is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour + 5, minute));
it('shows a moment by the clock of a zone', () => {
  expect(wallClock(at(16, 9, 5), 'America/Los_Angeles')).toEqual(new Date(2026, 10, 16, 6, 5));
});

test('the day of the office runs from its opening to its closing, by its own clock', () => {
  expect(officeDay(at(16, 23), hours)).toEqual({ opening: at(16, 9), closing: at(16, 17) });
});

it('names a zone the same in summer and winter', () => {
  for (const month of [0, 6]) expect(shortZoneName(new Date(Date.UTC(2026, month, 15)), 'America/Chicago')).toBe('CT');
});
