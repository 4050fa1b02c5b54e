import { expect, it } from 'vitest';
import { clockFields, momentShowing } from './zone-clock.ts';

it.each([
  ['America/New_York', [2026, 11, 31, 19, 5]],
  ['Asia/Tokyo', [2027, 0, 1, 9, 5]],
])('shows the clock of %s', (zone, fields) => {
  expect(clockFields(new Date('2027-01-01T00:05:00Z'), zone)).toEqual(fields);
});

it('refuses a zone that does not exist', () => {
  expect(() => clockFields(new Date(), 'America/Nowhere')).toThrow(RangeError);
});

it.each([
  // Clocks in New York go back on Sunday, November 1, 2026, at 2 a.m.
  ['America/New_York', Date.UTC(2026, 10, 1, 0, 30), '2026-11-01T04:30:00Z'],
  ['America/New_York', Date.UTC(2026, 10, 1, 9), '2026-11-01T14:00:00Z'],
  ['Asia/Tokyo', Date.UTC(2026, 10, 16, 9, 5), '2026-11-16T00:05:00Z'],
])('finds the moment at which the clock of %s shows %i', (zone, shown, moment) => {
  expect(new Date(momentShowing(shown, zone))).toEqual(new Date(moment));
});
