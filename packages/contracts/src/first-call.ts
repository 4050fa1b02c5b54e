import { type CalledPlace, hourOf, lawfulHoursIn, zonesOf } from '@annuity-lantern/domain/call-hours';
import { formatWeekday } from '@annuity-lantern/domain/format-date';
import { type OfficeHours, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import { dayNumber, isOpenOn, weekdayNameOf } from '@annuity-lantern/domain/open-time';
import { momentShowing } from '@annuity-lantern/domain/zone-clock';
import { callHoursOf, cutHours, type Hours, hourWords } from './call-part-hours.ts';
import { callTimeZones, chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';
import { dueTimes } from './sla.ts';

export interface FirstCall {
  /** Absent if the time has begun: the call may come at any moment. */
  readonly from?: Date;
  readonly until: Date;
  /** The clock by which the visitor reads it, an IANA name. */
  readonly timeZone: string;
  /** The visitor chose times. `missed`: none of them is within office hours, so this is the next time at which the office can call. */
  readonly wish: 'none' | 'kept' | 'missed';
}

interface Request {
  readonly createdAt: Date;
  readonly state?: string | undefined;
  readonly preferredCallTime?: StoredCallTime | undefined;
}

/** By the clock of the visitor. */
interface Wish {
  readonly days?: readonly string[];
  readonly hours: readonly Hours[];
  /** False: no calls on Sundays. */
  readonly sundays: boolean;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A chosen time that ends sooner is too short for staff to see the request and call. */
const SHORTEST = HOUR / 2;
/** Wishes that no office day meets for so long are not kept. */
const DAYS_AHEAD = 60;

/**
 * When the visitor can expect the first call: the only definition, for forms, mails and desk. It follows the visitor's wish, the hours of the office, and
 * the days on which the office is closed. Without a wish it is never later than the end of the promised 24 hours, unless these are over. Undefined if the
 * office is never open at an hour at which calls are allowed.
 *
 * @param timeZone the visitor's, if known
 */
export function firstCallOf(
  { createdAt, state, preferredCallTime }: Request,
  now: Date,
  office: OfficeHours,
  timeZone = office.timeZone,
): FirstCall | undefined {
  const chosen = chosenCallTimes(preferredCallTime);
  const place = { state, callsByState: office.callsByState };
  if (!chosen) return anyTimeCall(createdAt, now, office, timeZone, { wish: 'none', place });
  const lawful = lawfulHoursIn(chosen.timeZone, place);
  const wish = {
    days: chosen.days,
    hours: callHoursOf(chosen.parts, office).flatMap((hours) => cutHours(hours, lawful)),
    sundays: lawful.sundays,
  };
  for (const [from, until] of openings(wish, now, office, chosen.timeZone)) {
    if (until - Math.max(from, now.getTime()) >= SHORTEST) return { ...span(from, until, now), timeZone: chosen.timeZone, wish: 'kept' };
  }
  return anyTimeCall(createdAt, now, office, chosen.timeZone, { wish: 'missed', place });
}

/** `on Tuesday, December 1, 9 a.m. to noon ET`, `by Friday, November 27, 3:12 p.m. ET`. */
export function firstCallWords({ from, until, timeZone, wish }: FirstCall): string {
  const end = wallClock(until, timeZone);
  const day = formatWeekday(from ? wallClock(from, timeZone) : end);
  const till = `${clockWords(end)} ${zoneWords(timeZone, until)}`;
  if (from) return `on ${day}, ${clockWords(wallClock(from, timeZone))} to ${till}`;
  return wish === 'kept' ? `on ${day}, before ${till}` : `by ${day}, ${till}`;
}

/** One moment by the visitor's clock: `Tuesday, December 1, 3 p.m. CT`. */
export function momentForVisitor(at: Date, timeZone: string): string {
  const clock = wallClock(at, timeZone);
  return `${formatWeekday(clock)}, ${clockWords(clock)} ${zoneWords(timeZone, at)}`;
}

/** The sentence for visitors: `We’ll try Tuesday, December 1, 9 a.m. to noon ET.` */
export function firstCallSentence(call: FirstCall | undefined): string {
  if (!call) return 'We’ll call when our office is open.';
  const words = firstCallWords(call);
  const sentence = words.startsWith('by ') ? `Expect the first call ${words}.` : `We’ll try ${words.replace(/^on /, '')}.`;
  return call.wish === 'missed' ? `Our office is closed at the times you chose. ${sentence}` : sentence;
}

/** The clock by which a visitor reads times: that of the chosen zone, or else of the state. */
export function visitorZoneOf({
  state,
  preferredCallTime,
}: { readonly state?: string | undefined } & Omit<Request, 'createdAt'>): string | undefined {
  return chosenCallTimes(preferredCallTime)?.timeZone ?? (state === undefined ? undefined : zonesOf(state)[0]);
}

interface AnyTime {
  readonly wish: 'none' | 'missed';
  readonly place: CalledPlace;
}

function anyTimeCall(createdAt: Date, now: Date, office: OfficeHours, timeZone: string, { wish, place }: AnyTime): FirstCall | undefined {
  const { from: earliest, until: latest, sundays } = lawfulHoursIn(timeZone, place);
  const { dueAt } = dueTimes(createdAt.getTime(), office);
  let call: FirstCall | undefined;
  for (const [from, until] of openings({ hours: [[earliest, latest]], sundays }, now, office, timeZone)) {
    // While the office is open, the call may also come later within the 24 hours.
    if (call && (call.from || from >= dueAt)) break;
    const end = dueAt > Math.max(from, now.getTime()) ? Math.min(until, dueAt) : until;
    call = { ...(call ? { until: new Date(end) } : span(from, end, now)), timeZone, wish };
  }
  return call;
}

type Span = readonly [from: number, until: number];

/** The times at which the office is open and the visitor may be called, that end after now. */
function* openings({ days, hours, sundays }: Wish, now: Date, office: OfficeHours, timeZone: string): Generator<Span> {
  const [opens, closes] = [hourOf(office.opens), hourOf(office.closes)];
  const today = dayNumber(now.getTime(), office.timeZone);
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    if (!isOpenOn(day, office)) continue;
    const [opening, closing] = [momentOf(day, opens, office.timeZone), momentOf(day, closes, office.timeZone)];
    // The calendar of the visitor can be a day ahead or behind.
    for (const theirs of [day - 1, day, day + 1]) {
      const weekday = weekdayNameOf(theirs);
      if ((days && !days.includes(weekday)) || (!sundays && weekday === 'Sunday')) continue;
      for (const [from, to] of hours) {
        const [start, end] = [Math.max(opening, momentOf(theirs, from, timeZone)), Math.min(closing, momentOf(theirs, to, timeZone))];
        if (start < end && end > now.getTime()) yield [start, end];
      }
    }
  }
}

function span(from: number, until: number, now: Date): Pick<FirstCall, 'from' | 'until'> {
  return { ...(from > now.getTime() ? { from: new Date(from) } : {}), until: new Date(until) };
}

function momentOf(day: number, hour: number, timeZone: string): number {
  return momentShowing(day * DAY + hour * HOUR, timeZone);
}

function clockWords(clock: Date): string {
  return hourWords(clock.getHours() + clock.getMinutes() / 60);
}

/** `ET` where it is common, otherwise `Hawaii time`, `Central European Time`. */
function zoneWords(timeZone: string, at: Date): string {
  const short = shortZoneName(at, timeZone);
  return short && /^[ECMP]T$/.test(short) ? short : longZoneWords(timeZone, at);
}

/** `Pacific time`; for a zone that the forms do not list, its name in English at that moment. */
export function longZoneWords(timeZone: string, at: Date): string {
  const listed: Readonly<Record<string, string>> = callTimeZones;
  if (listed[timeZone]) return listed[timeZone];
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
