import { weekdayNameOf } from './calendar-day.ts';
import { type OfficeHours, officeDay } from './office-hours.ts';
import { clockFields, hourOf, momentOfHour } from './zone-clock.ts';

type OpenDays = Pick<OfficeHours, 'days' | 'timeZone' | 'closedDays'> & {
  /** The hours of a working day that count. Without them, all: midnight to midnight. */
  readonly counted?: readonly [from: number, until: number];
};

interface OfficeDay {
  /** Of what counts, by the clock of the office, in milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly isOpen: boolean;
}

const DAY = 86_400_000;
/** An office that opens on no day within a year has no working days. */
const MOST_DAYS = 366;

/** Milliseconds from one moment to a later one, without the days on which the office is closed. Moments are in milliseconds since 1970. */
export function openTimeBetween(from: number, to: number, office: OpenDays): number {
  let passed = 0;
  for (let day = dayNumber(from, office.timeZone); ; day += 1) {
    const { start, end, isOpen } = officeDayOf(day, office);
    if (isOpen) passed += Math.max(0, Math.min(end, to) - Math.max(start, from));
    if (end >= to) return passed;
  }
}

/** The moment that lies so much open time after another. Days on which the office is closed pass in between. */
export function addOpenTime(from: number, ms: number, office: OpenDays): number {
  const first = dayNumber(from, office.timeZone);
  let left = ms;
  for (let day = first; day < first + MOST_DAYS; day += 1) {
    const { start, end, isOpen } = officeDayOf(day, office);
    const onThatDay = isOpen ? Math.max(0, end - Math.max(start, from)) : 0;
    if (isOpen && onThatDay >= left) return end - onThatDay + left;
    left -= onThatDay;
  }
  return from + ms;
}

/** The last moment from which so much open time passes until another. Every earlier moment is at least as far away. */
export function subtractOpenTime(to: number, ms: number, office: OpenDays): number {
  const last = dayNumber(to, office.timeZone);
  let left = ms;
  for (let day = last; day > last - MOST_DAYS; day -= 1) {
    const { start, end, isOpen } = officeDayOf(day, office);
    const onThatDay = isOpen ? Math.max(0, Math.min(end, to) - start) : 0;
    if (isOpen && onThatDay >= left) return start + onThatDay - left;
    left -= onThatDay;
  }
  return to - ms;
}

const inHours = new WeakMap<OfficeHours, OpenDays>();

/** The office whose open time runs from opening to closing only. The same one for each call, for what is kept of it. */
export function duringHours(office: OfficeHours): OpenDays {
  const { days, timeZone, closedDays, opens, closes } = office;
  const known = inHours.get(office) ?? { days, timeZone, closedDays, counted: [hourOf(opens), hourOf(closes)] };
  inHours.set(office, known);
  return known;
}

/** Whether the office opens on a day, counted from 1970 as `dayNumber` does. */
export function isOpenOn(day: number, { days, closedDays }: OpenDays): boolean {
  return days.includes(weekdayNameOf(day)) && !closedDays.includes(new Date(day * DAY).toISOString().slice(0, 10));
}

/** Whether the office is open at a moment. */
export function isOpenAt(now: Date, office: OfficeHours): boolean {
  const { opening, closing } = officeDay(now, office);
  return isOpenOn(dayNumber(now.getTime(), office.timeZone), office) && opening <= now && now < closing;
}

/** The day that the clock of a zone shows, as days since January 1, 1970. */
export function dayNumber(at: number, timeZone: string): number {
  const [year, month, date] = clockFields(new Date(at), timeZone);
  return Date.UTC(year, month, date) / DAY;
}

/** The day by the clock of the office, `2026-03-02`. */
export function todayAt(now: Date, { timeZone }: Pick<OfficeHours, 'timeZone'>): string {
  return new Date(dayNumber(now.getTime(), timeZone) * DAY).toISOString().slice(0, 10);
}

const known = new WeakMap<OpenDays, Map<number, OfficeDay>>();

/** Kept for each office: lists ask for the same days again with every row. */
function officeDayOf(day: number, office: OpenDays): OfficeDay {
  const ofOffice = known.get(office) ?? new Map<number, OfficeDay>();
  known.set(office, ofOffice);
  const found = ofOffice.get(day);
  if (found) return found;
  const [from, until] = office.counted ?? [0, 24];
  const [start, end] = [momentOfHour(day, from, office.timeZone), momentOfHour(day, until, office.timeZone)];
  const made = { start, end, isOpen: isOpenOn(day, office) };
  ofOffice.set(day, made);
  return made;
}
