import { describe, expect, it, test } from 'vitest';
import { firstCallAt, momentOf, nextOpening, officeDay, wallClock } from './office-hours.ts';

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

  it('is a week away for an office that opens on one day, once that is over', () => {
    expect(nextOpening(at(18, 17), { ...hours, days: ['Wednesday'] })).toEqual(clock(25, 9));
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

describe('the clock of a zone', () => {
  it('shows a moment, and leads back to it', () => {
    expect(wallClock(at(16, 9, 5), 'America/Los_Angeles')).toEqual(new Date(2026, 10, 16, 6, 5));
    for (const zone of ['America/New_York', 'Asia/Tokyo']) expect(momentOf(wallClock(at(16, 9, 5), zone), zone)).toEqual(at(16, 9, 5));
  });

  it('leads back on both sides of a change of the clocks', () => {
    // Clocks in New York go back on Sunday, November 1, 2026, at 2 a.m.
    expect(momentOf(new Date(2026, 10, 1, 0, 30), 'America/New_York')).toEqual(new Date('2026-11-01T04:30:00Z'));
    expect(momentOf(new Date(2026, 10, 1, 9), 'America/New_York')).toEqual(new Date('2026-11-01T14:00:00Z'));
  });
});

test('the day of the office runs from its opening to its closing, by its own clock', () => {
  expect(officeDay(at(16, 23), hours)).toEqual({ opening: at(16, 9), closing: at(16, 17) });
});
