import { addDays, type CalendarDay, daysBetween, daysInMonth, toIso } from '@annuity-lantern/domain/calendar-day';
import { sayDay } from '@annuity-lantern/tool-kit/say-day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFreeLook } from './count-free-look.ts';
import { sayFreeLook } from './say-free-look.ts';

const at = (iso: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

describe('countFreeLook', () => {
  it.each([
    ['2026-06-01', 10, '2026-06-11'],
    ['2026-11-10', 20, '2026-11-30'],
    ['2026-12-20', 30, '2027-01-19'],
    // A leap day counts. A daylight saving change adds no day.
    ['2028-02-20', 10, '2028-03-01'],
    ['2027-02-20', 10, '2027-03-02'],
    ['2026-10-25', 10, '2026-11-04'],
  ])('delivered on %s, %i days: the last is %s', (delivered, days, last) => {
    expect(toIso(countFreeLook(at(delivered), days, 'cover', null).lastDay)).toBe(last);
  });

  it.each([
    ['2026-11-09', 'not-delivered', 21],
    ['2026-11-10', 'open', 20],
    ['2026-11-29', 'open', 1],
    ['2026-11-30', 'last-day', 0],
    ['2026-12-01', 'over', -1],
  ])('on %s it is %s', (today, phase, daysLeft) => {
    expect(countFreeLook(at('2026-11-10'), 20, 'cover', at(today))).toMatchObject({ phase, daysLeft });
  });

  it('counts no days left while today is unknown', () => {
    expect(countFreeLook(at('2026-11-10'), 20, 'cover', null)).toMatchObject({ phase: 'counted', daysLeft: null });
  });

  it.each([
    // Four days before the last one, or the weekday before that.
    ['2026-11-10', 20, null, '2026-11-26'],
    ['2026-11-18', 10, null, '2026-11-24'],
    ['2026-11-14', 11, null, '2026-11-20'],
    ['2026-11-14', 11, '2026-11-20', '2026-11-20'],
    // That day has passed, but not the last one.
    ['2026-11-14', 11, '2026-11-21', '2026-11-21'],
    ['2026-11-14', 11, '2026-11-25', '2026-11-25'],
    ['2026-11-14', 11, '2026-11-26', null],
    // Never before the contract is there.
    ['2026-11-18', 3, '2026-11-10', '2026-11-19'],
  ])('a letter for %s and %i days is mailed, on %s, by %s', (delivered, count, today, mailed) => {
    const { mailBy } = countFreeLook(at(delivered), count, 'cover', today === null ? null : at(today));
    expect(mailBy && toIso(mailBy)).toBe(mailed);
  });

  const days = fc.record({
    year: fc.integer({ min: 2000, max: 2098 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });

  it('ends exactly that many days after delivery, in every year', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 10, max: 30 }), (delivered, count) => {
        const { lastDay } = countFreeLook(delivered, count, 'cover', null);
        expect(daysBetween(delivered, lastDay)).toBe(count);
        expect(addDays(lastDay, -count)).toEqual(delivered);
        expect(lastDay.day).toBeLessThanOrEqual(daysInMonth(lastDay.year, lastDay.month));
      }),
    );
  });
});

describe('sayFreeLook', () => {
  const say = (today: string | null) => sayFreeLook(countFreeLook(at('2026-11-10'), 20, 'cover', today ? at(today) : null));

  it.each([
    [null, 'The last day is Monday, November 30, 2026.'],
    [
      '2026-11-05',
      'Tuesday, November 10, 2026 is still to come. Delivered then, with 20 days, the last day would be Monday, November 30, 2026.',
    ],
    ['2026-11-29', 'The last day is Monday, November 30, 2026. 1 day left after today.'],
    ['2026-11-30', 'Today is the last day: Monday, November 30, 2026.'],
    ['2026-12-03', 'By this count the free look ended 3 days ago, on Monday, November 30, 2026.'],
  ])('today %s', (today, sentence) => {
    expect(say(today)).toBe(sentence);
  });

  it('names the weekday', () => {
    expect(sayDay(at('2026-11-21'))).toBe('Saturday, November 21, 2026');
  });
});
