import { type CalledPerson, DAYS_AHEAD, type Hours, type Opening, openingsOn, wholeDay } from './call-openings.ts';
import type { OfficeHours } from './office-hours.ts';
import { dayNumber, isOpenOn } from './open-time.ts';
import { clockFields, momentOfHour } from './zone-clock.ts';

/** What the office does after one more call that did not reach the visitor. */
export interface CadenceStep {
  /** Working days from that call to the next one. 0: the same day, at another part of it. */
  readonly workingDays: number;
  /** A mail asks the visitor before that next call. */
  readonly mail?: boolean | undefined;
}

export interface NextAttempt {
  readonly at: Date;
  readonly mail: boolean;
}

const HOUR = 3_600_000;
/** A call that is planned right before the end of a time would often come too late. */
const SHORTEST = HOUR / 2;
/** A second call on the same day comes no sooner. */
const SAME_DAY_GAP = 2 * HOUR;

/**
 * When to call again after a call that did not reach the visitor. The law and their wish come first; office hours are left only for a wish outside of
 * them. Another part of the day than the last call comes first. Undefined for a wish that the law allows at no time.
 *
 * @param tries calls so far, this one included. Beyond the cadence, its last step repeats without the mail
 */
export function nextAttempt(
  cadence: readonly CadenceStep[],
  tries: number,
  now: Date,
  person: CalledPerson,
  office: OfficeHours,
): NextAttempt | undefined {
  const step = cadence[Math.min(tries, cadence.length) - 1];
  if (!step) return undefined;
  const mail = step.mail === true && tries <= cadence.length;
  const isSameDay = step.workingDays === 0;
  const today = dayNumber(now.getTime(), office.timeZone);
  const first = workingDayAfter(today, step.workingDays, office);
  const earliest = now.getTime() + (isSameDay ? SAME_DAY_GAP : 0);
  const tried = person.parts.find((part) => isIn(part, hourAt(now, person.timeZone)));
  for (const inOffice of [true, false]) {
    for (let day = first; day < first + DAYS_AHEAD; day += 1) {
      const found = openingsOn(day, person, office, inOffice).filter(({ start, end }) => end - Math.max(start, earliest) >= SHORTEST);
      const other = found.find(({ part }) => part !== tried) ?? (isSameDay && day === today ? undefined : found[0]);
      if (other) return { at: momentIn(other, earliest, person.timeZone), mail };
    }
  }
  return undefined;
}

/** Times to offer for a call that both agree on: 10 a.m. and 3 p.m. by the visitor's clock, on the next two working days that allow it. */
export function pickTimes(now: Date, { timeZone, zones, place }: Omit<CalledPerson, 'parts' | 'days'>, office: OfficeHours): Date[] {
  const today = dayNumber(now.getTime(), office.timeZone);
  const picks: Date[] = [];
  for (let day = today + 1; day < today + DAYS_AHEAD && picks.length < 4; day += 1) {
    const openings = openingsOn(day, { timeZone, zones, place, parts: [wholeDay] }, office);
    const at = [10, 15].map((hour) => momentOfHour(day, hour, timeZone));
    picks.push(
      ...at.filter((moment) => openings.some(({ start, end }) => start <= moment && moment < end)).map((moment) => new Date(moment)),
    );
  }
  return picks;
}

/** The middle of the part, such as 10 a.m. in the morning, if that is possible; otherwise the first half hour that is. */
function momentIn({ part: [from, to], start, end }: Opening, earliest: number, timeZone: string): Date {
  const begin = Math.max(start, earliest);
  const usual = momentOfHour(dayNumber(start, timeZone), Math.floor((from + to) / 2), timeZone);
  if (begin <= usual && usual <= end - SHORTEST) return new Date(usual);
  return new Date(Math.ceil(begin / SHORTEST) * SHORTEST);
}

function workingDayAfter(from: number, count: number, office: OfficeHours): number {
  let left = count;
  let day = from;
  while (left > 0 && day < from + 366) {
    day += 1;
    if (isOpenOn(day, office)) left -= 1;
  }
  return day;
}

function hourAt(at: Date, timeZone: string): number {
  const [, , , hour, minute] = clockFields(at, timeZone);
  return hour + minute / 60;
}

function isIn([from, to]: Hours, hour: number): boolean {
  return from <= hour && hour < to;
}
