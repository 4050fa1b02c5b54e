import { expect, it } from 'vitest';
import { clockFields } from './zone-clock.ts';

it.each([
  ['America/New_York', [2026, 11, 31, 19, 5]],
  ['Asia/Tokyo', [2027, 0, 1, 9, 5]],
])('shows the clock of %s', (zone, fields) => {
  expect(clockFields(new Date('2027-01-01T00:05:00Z'), zone)).toEqual(fields);
});

it('refuses a zone that does not exist', () => {
  expect(() => clockFields(new Date(), 'America/Nowhere')).toThrow(RangeError);
});
