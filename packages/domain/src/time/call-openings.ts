import { weekdayNameOf } from './calendar-day.ts';
import { type CalledPlace, callableOn } from './call-hours.ts';
import type { OfficeHours } from './office-hours.ts';
import { dayNumber, isOpenOn } from './open-time.ts';
import { hourOf, momentOfHour } from './zone-clock.ts';

/** Hours of a day, by the visitor's clock: `[8, 12]` is 8 a.m. to noon. */
export type Hours = readonly [from: number, to: number];

/** Whom to call, as far as the request says it. */
export interface CalledPerson {
  /** Every zone that they may be in. The law must allow the call in each. */
  readonly zones: readonly string[];
  /** The clock by which they read times. */
  readonly timeZone: string;
  readonly place: CalledPlace;
  /** The weekdays that they chose; absent if any suits. */
  readonly days?: readonly string[] | undefined;
  /** The parts of the day at which they may be called. */
  readonly parts: readonly Hours[];
}

/** In milliseconds since 1970. */
export interface Opening {
  /** The part of the day within which it lies. */
  readonly part: Hours;
  readonly start: number;
  readonly end: number;
}

/** A wish that no office day meets for so long is not kept. */
export const DAYS_AHEAD = 60;

export const wholeDay: Hours = [0, 24];

/** The times that end after now at which the office is open and a visitor may be called: the only definition, for forms, mails and desk. */
export function* callOpenings(person: CalledPerson, now: Date, office: OfficeHours): Generator<Opening> {
  const today = dayNumber(now.getTime(), office.timeZone);
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    for (const opening of openingsOn(day, person, office)) if (opening.end > now.getTime()) yield opening;
  }
}

/**
 * Those of one day, earliest first; none if the office is closed on it.
 *
 * @param inOffice without it, at any hour of the day: for a wish outside of office hours
 */
export function openingsOn(
  day: number,
  { zones, timeZone, place, days, parts }: CalledPerson,
  office: OfficeHours,
  inOffice = true,
): readonly Opening[] {
  if (!isOpenOn(day, office)) return [];
  const spanOf = (on: number, [from, to]: Hours, zone: string) => [momentOfHour(on, from, zone), momentOfHour(on, to, zone)] as const;
  const worked = spanOf(day, inOffice ? [hourOf(office.opens), hourOf(office.closes)] : wholeDay, office.timeZone);
  // The calendar of the visitor can be a day ahead or behind.
  return [day - 1, day, day + 1]
    .filter((theirs) => !days || days.includes(weekdayNameOf(theirs)))
    .flatMap((theirs) =>
      parts.map((part) => {
        const spans = [worked, spanOf(theirs, part, timeZone), ...zones.map((zone) => callableOn(theirs, zone, place))];
        return { part, start: Math.max(...spans.map(([start]) => start)), end: Math.min(...spans.map(([, end]) => end)) };
      }),
    )
    .filter(({ start, end }) => start < end)
    .toSorted((one, other) => one.start - other.start);
}
