import federalHolidays from '@18f/us-federal-holidays';
import { weekdayNameOf } from '@annuity-lantern/domain/calendar-day';
import type { Site } from '@annuity-lantern/site';

/** Reports look back twelve weeks. Every page carries the days ahead, so operators restart once a year. */
const DAYS_BACK = 120;
const DAYS_AHEAD = 400;
const DAY = 86_400_000;

/**
 * The days on which the office is closed although it opens on their weekday, such as `2026-11-26`, earliest first: four months back and a year ahead. A
 * federal holiday on a weekend counts on its own day, too, for an office that opens on Saturdays.
 */
export function closedDaysOf(
  { holidays: { federal, closed, open }, hours: { days } }: Pick<Site, 'hours' | 'holidays'>,
  now: Date,
): string[] {
  const dayAfter = (ahead: number) => new Date(now.getTime() + ahead * DAY).toISOString().slice(0, 10);
  const [first, last] = [dayAfter(-DAYS_BACK), dayAfter(DAYS_AHEAD)];
  const all = new Set([...(federal ? federalDays(Number(first.slice(0, 4)), Number(last.slice(0, 4))) : []), ...closed]);
  const isOfUse = (day: string) => day >= first && day <= last && days.some((name) => name === weekdayNameOf(Date.parse(day) / DAY));
  return [...all].filter((day) => isOfUse(day) && !open.includes(day)).sort();
}

/** As observed and as dated. January 1 of the year after may be observed on December 31. */
function federalDays(from: number, to: number): string[] {
  const years = Array.from({ length: to - from + 2 }, (_, index) => from + index);
  const dated = { shiftSaturdayHolidays: false, shiftSundayHolidays: false };
  return years.flatMap((year) =>
    [...federalHolidays.allForYear(year), ...federalHolidays.allForYear(year, dated)].map(({ dateString }) => dateString),
  );
}
