import type { CalendarDay } from '@annuity-lantern/domain/calendar-day';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MonthCalendar } from './month-calendar.tsx';

const day = (year: number, month: number, date: number): CalendarDay => ({ year, month, day: date });

/** Each month as its name, its weekdays, and its days below them. A dot is a place without a day. */
function shown(first: CalendarDay, last: CalendarDay, today: CalendarDay | null = null) {
  render(<MonthCalendar label="Your days." first={first} last={last} today={today} />);
  return [...screen.getByRole('img', { name: 'Your days.' }).children].map((month) => {
    const [name, days] = month.children;
    return [name?.textContent, [...(days?.children ?? [])].map(({ textContent }) => textContent || '.').join(' ')];
  });
}

const weekdays = 'Sun Mon Tue Wed Thu Fri Sat';

describe('MonthCalendar', () => {
  it('names the months, and puts each day below its weekday', () => {
    expect(shown(day(2026, 11, 26), day(2026, 12, 6))).toEqual([
      ['November 2026', `${weekdays} . . . . 26 27 28 29 30`],
      ['December 2026', `${weekdays} . . 1 2 3 4 5 6`],
    ]);
  });

  it('goes over the end of a year, and through a whole month', () => {
    const months = shown(day(2026, 12, 31), day(2027, 2, 1));
    expect(months.map(([name]) => name)).toEqual(['December 2026', 'January 2027', 'February 2027']);
    expect(months[1]?.[1]).toBe(`${weekdays} . . . . . ${Array.from({ length: 31 }, (_, index) => index + 1).join(' ')}`);
  });

  it('shows one day where the first is the last', () => {
    expect(shown(day(2028, 2, 29), day(2028, 2, 29))).toEqual([['February 2028', `${weekdays} . . 29`]]);
  });

  it('explains the marks that it has', () => {
    shown(day(2026, 11, 1), day(2026, 11, 10), day(2026, 11, 5));
    for (const words of ['last day', 'today', 'gone']) expect(screen.getByText(words)).toBeTruthy();
  });

  it('names a day on which to act', () => {
    const act = { day: day(2026, 11, 4), name: 'mail the letter' };
    render(<MonthCalendar label="Your days." first={day(2026, 11, 1)} last={day(2026, 11, 10)} today={null} act={act} />);
    expect(screen.getByText('mail the letter')).toBeTruthy();
    expect([...document.querySelectorAll('.act')].map(({ textContent }) => textContent?.trim())).toEqual(['4', '']);
  });

  it('marks no day while today is not known', () => {
    shown(day(2026, 11, 1), day(2026, 11, 10));
    expect(screen.queryByText('gone')).toBeNull();
    expect(screen.queryByText('today')).toBeNull();
  });
});
