import { describe, expect, it } from 'vitest';
import { firstCallAt, nextOpening } from './next-opening.ts';

const hours = {
  opens: '09:00',
  closes: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  timeZone: 'America/New_York',
};

/** A moment by the clock of New York, in standard time. November 2026: the 16th is a Monday. */
const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour + 5, minute));
/** What the clock of the office shows. */
const clock = (day: number, hour: number) => new Date(2026, 10, day, hour);

describe('nextOpening', () => {
  it.each([
    ['Monday at nine', at(16, 9)],
    ['Wednesday at noon', at(18, 12)],
    ['Friday, a minute before closing', at(20, 16, 59)],
  ])('is nothing while the office is open: %s', (_when, now) => {
    expect(nextOpening(now, hours)).toBeUndefined();
  });

  it.each([
    ['before opening', at(16, 8, 59), clock(16, 9)],
    ['after closing', at(17, 17), clock(18, 9)],
    ['Friday evening', at(20, 17), clock(23, 9)],
    ['Saturday', at(21, 11), clock(23, 9)],
    ['Sunday night', at(22, 23, 59), clock(23, 9)],
    ['just after midnight', at(17, 0, 30), clock(17, 9)],
  ])('is the next working morning: %s', (_when, now, opening) => {
    expect(nextOpening(now, hours)).toEqual(opening);
  });

  it('goes by the clock of the office, wherever the visitor is', () => {
    const noonInNewYork = at(18, 12);
    expect(nextOpening(noonInNewYork, { ...hours, timeZone: 'Pacific/Honolulu' })).toEqual(clock(18, 9));
    expect(nextOpening(noonInNewYork, { ...hours, timeZone: 'Asia/Tokyo' })).toEqual(clock(19, 9));
    expect(nextOpening(new Date('2026-07-06T13:00:00Z'), hours)).toBeUndefined();
  });

  it('is nothing for an office that never opens', () => {
    expect(nextOpening(at(16, 12), { ...hours, days: [] })).toBeUndefined();
  });
});

describe('firstCallAt', () => {
  it('names day, time and time zone while the office is closed', () => {
    expect(firstCallAt(at(21, 11), hours)).toBe('Monday, November 23, from 9 a.m. ET');
    expect(firstCallAt(at(21, 11), { ...hours, opens: '08:30', timeZone: 'America/Chicago' })).toBe(
      'Monday, November 23, from 8:30 a.m. CT',
    );
  });

  it('is nothing while the office is open', () => {
    expect(firstCallAt(at(16, 9), hours)).toBeUndefined();
  });
});
