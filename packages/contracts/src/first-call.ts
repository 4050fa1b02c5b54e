import { zonesOf } from '@annuity-lantern/domain/call-hours';
import { callOpenings, wholeDay } from '@annuity-lantern/domain/call-openings';
import { formatWeekday } from '@annuity-lantern/domain/format-date';
import { type OfficeHours, shortZoneName, wallClock } from '@annuity-lantern/domain/office-hours';
import { callHoursOf, hourWords } from './call-part-hours.ts';
import { callTimeZones, chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';
import { keysOf } from './field-kinds/keys-of.ts';
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

const HOUR = 3_600_000;
/** A chosen time that ends sooner is too short for staff to see the request and call. */
const SHORTEST = HOUR / 2;

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
  if (!chosen) return anyTimeCall({ createdAt, state }, now, office, timeZone, 'none');
  const place = { state, callsByState: office.callsByState };
  const wish = {
    days: chosen.days,
    parts: callHoursOf(chosen.parts, office),
    timeZone: chosen.timeZone,
    zones: [chosen.timeZone],
    place,
  };
  for (const { start, end } of callOpenings(wish, now, office)) {
    if (end - Math.max(start, now.getTime()) >= SHORTEST) return { ...span(start, end, now), timeZone: chosen.timeZone, wish: 'kept' };
  }
  return anyTimeCall({ createdAt, state }, now, office, chosen.timeZone, 'missed');
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

/** The time zone of a state, of those that the forms list; undefined for a state with several. */
export function onlyZoneOf(state: string | undefined): keyof typeof callTimeZones | undefined {
  const [zone, ...others] = zonesOf(state);
  return others.length > 0 ? undefined : keysOf(callTimeZones).find((name) => name === zone);
}

function anyTimeCall(
  { createdAt, state }: Request,
  now: Date,
  office: OfficeHours,
  timeZone: string,
  wish: 'none' | 'missed',
): FirstCall | undefined {
  const { dueAt } = dueTimes(createdAt.getTime(), office);
  let call: FirstCall | undefined;
  const place = { state, callsByState: office.callsByState };
  for (const { start: from, end: until } of callOpenings({ timeZone, zones: [timeZone], parts: [wholeDay], place }, now, office)) {
    // While the office is open, the call may also come later within the 24 hours.
    if (call && (call.from || from >= dueAt)) break;
    const end = dueAt > Math.max(from, now.getTime()) ? Math.min(until, dueAt) : until;
    call = { ...(call ? { until: new Date(end) } : span(from, end, now)), timeZone, wish };
  }
  return call;
}

function span(from: number, until: number, now: Date): Pick<FirstCall, 'from' | 'until'> {
  return { ...(from > now.getTime() ? { from: new Date(from) } : {}), until: new Date(until) };
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
