import { sampleSite } from '@annuity-lantern/site/sample';
import { describe, expect, it } from 'vitest';
import { closedDaysOf } from './closed-days-of.ts';

const { hours, holidays: federal } = sampleSite;
const everyDay = { ...hours, days: [...hours.days, 'Saturday' as const, 'Sunday' as const] };
const inYear = (year: number, holidays = federal, office = everyDay) =>
  closedDaysOf({ hours: office, holidays }, new Date(`${year}-04-01T12:00:00Z`)).filter((day) => day.startsWith(String(year)));

/** As the Office of Personnel Management lists them, with the dated day beside the observed one. */
const table: Readonly<Record<number, readonly string[]>> = {
  2026: [
    ['2026-01-01'],
    ['2026-01-19'],
    ['2026-02-16'],
    ['2026-05-25'],
    ['2026-06-19'],
    // Saturday, observed on Friday.
    ['2026-07-03', '2026-07-04'],
    ['2026-09-07'],
    ['2026-10-12'],
    ['2026-11-11'],
    ['2026-11-26'],
    ['2026-12-25'],
  ].flat(),
  2027: [
    ['2027-01-01'],
    ['2027-01-18'],
    ['2027-02-15'],
    ['2027-05-31'],
    // Saturday, observed on Friday.
    ['2027-06-18', '2027-06-19'],
    // Sunday, observed on Monday.
    ['2027-07-04', '2027-07-05'],
    ['2027-09-06'],
    ['2027-10-11'],
    ['2027-11-11'],
    ['2027-11-25'],
    // Saturday, observed on Friday. New Year’s Day of 2028 is a Saturday, too.
    ['2027-12-24', '2027-12-25', '2027-12-31'],
  ].flat(),
  2028: [
    ['2028-01-01'],
    ['2028-01-17'],
    ['2028-02-21'],
    ['2028-05-29'],
    ['2028-06-19'],
    ['2028-07-04'],
    ['2028-09-04'],
    ['2028-10-09'],
    // Saturday, observed on Friday.
    ['2028-11-10', '2028-11-11'],
    ['2028-11-23'],
    ['2028-12-25'],
  ].flat(),
};

describe('the closed days of an office', () => {
  it.each(Object.entries(table))('are the federal holidays of %s', (year, days) => {
    expect(inYear(Number(year))).toEqual(days);
  });

  it('go by the days of the operator, with the federal ones or without', () => {
    const own = { federal: true, closed: ['2026-11-27'], open: ['2026-10-12'] };
    expect(inYear(2026, own)).toEqual([...(table[2026] ?? []), '2026-11-27'].filter((day) => day !== '2026-10-12').sort());
    expect(inYear(2026, { ...own, federal: false })).toEqual(['2026-11-27']);
    expect(inYear(2026, { federal: false, closed: [], open: [] })).toEqual([]);
  });

  it('leave out weekdays on which the office never opens', () => {
    expect(inYear(2026, federal, hours)).toEqual(table[2026]?.filter((day) => day !== '2026-07-04'));
    expect(inYear(2026, federal, { ...hours, days: ['Saturday'] })).toEqual(['2026-07-04']);
  });

  it('reach from four months back to a year ahead, past December 31', () => {
    const around = (now: string) => closedDaysOf({ hours, holidays: federal }, new Date(now));
    expect(around('2026-12-01T12:00:00Z')[0]).toBe('2026-09-07');
    expect(around('2026-12-01T12:00:00Z').at(-1)).toBe('2027-12-31');
  });
});
