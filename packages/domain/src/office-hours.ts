import { formatClock, formatWeekday } from './format-date.ts';
import { clockFields } from './zone-clock.ts';

/** When the office calls. `opens` and `closes` are clock times (`09:00`) in `timeZone`, an IANA name; `days` are weekdays in full. */
export interface OfficeHours {
  readonly opens: string;
  readonly closes: string;
  readonly days: readonly string[];
  readonly timeZone: string;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When the first call can be expected, such as "Monday, November 23, from 9 a.m. ET"; undefined while the office is open. */
export function firstCallAt(now: Date, hours: OfficeHours): string | undefined {
  const opening = nextOpening(now, hours);
  return opening && `${formatWeekday(opening)}, from ${formatClock(opening)} ${shortZoneName(now, hours.timeZone)}`;
}

/**
 * When the office opens next, or undefined while it is open. The result's local fields (`getHours` and so on) show the clock of the office, not of
 * the visitor.
 */
export function nextOpening(now: Date, hours: OfficeHours): Date | undefined {
  const clock = wallClock(now, hours.timeZone);
  if (isWorkday(clock, hours.days) && clock >= at(clock, hours.opens) && clock < at(clock, hours.closes)) return undefined;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = new Date(clock.getFullYear(), clock.getMonth(), clock.getDate() + ahead);
    const opening = at(day, hours.opens);
    if (isWorkday(day, hours.days) && opening > clock) return opening;
  }
  return undefined;
}

/** The wall clock of a time zone at a moment, in the local fields of a Date. */
export function wallClock(now: Date, timeZone: string): Date {
  const [year, month, date, hour, minute] = clockFields(now, timeZone);
  return new Date(year, month, date, hour, minute);
}

/** The other way round: the moment at which the wall clock of a time zone shows the local fields of a Date. */
export function momentOf(clock: Date, timeZone: string): Date {
  const wanted = Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate(), clock.getHours(), clock.getMinutes());
  const shownAhead = (moment: number) => Date.UTC(...clockFields(new Date(moment), timeZone)) - moment;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  return new Date(wanted - shownAhead(wanted - shownAhead(wanted)));
}

/** `ET`. */
export function shortZoneName(now: Date, timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

/** The moments at which the office opens and closes on the day that its clock shows. */
export function officeDay(now: Date, { opens, closes, timeZone }: OfficeHours): { readonly opening: Date; readonly closing: Date } {
  const today = wallClock(now, timeZone);
  return { opening: momentOf(at(today, opens), timeZone), closing: momentOf(at(today, closes), timeZone) };
}

function isWorkday(day: Date, days: readonly string[]): boolean {
  return days.some((name) => weekdays.indexOf(name) === day.getDay());
}

function at(day: Date, time: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour, minute);
}
