import { describe, expect, it } from 'vitest';
import { nextOpening } from './next-opening.ts';

const hours = { opens: '09:00', closes: '17:00', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] };

/** November 2026: the 16th is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('nextOpening', () => {
  it.each([
    ['Monday at nine', at(16, 9)],
    ['Wednesday at noon', at(18, 12)],
    ['Friday, a minute before closing', at(20, 16, 59)],
  ])('is nothing while the office is open: %s', (_when, now) => {
    expect(nextOpening(now, hours)).toBeUndefined();
  });

  it.each([
    ['before opening', at(16, 8, 59), at(16, 9)],
    ['after closing', at(17, 17), at(18, 9)],
    ['Friday evening', at(20, 17), at(23, 9)],
    ['Saturday', at(21, 11), at(23, 9)],
    ['Sunday night', at(22, 23, 59), at(23, 9)],
  ])('is the next working morning: %s', (_when, now, opening) => {
    expect(nextOpening(now, hours)).toEqual(opening);
  });

  it('is nothing for an office that never opens', () => {
    expect(nextOpening(at(16, 12), { ...hours, days: [] })).toBeUndefined();
  });
});
