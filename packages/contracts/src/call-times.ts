import { callableOn, callHoursAt, zonesAt, zonesOf } from '@annuity-lantern/domain/call-hours';
import { dayNumber, weekdayNameOf } from '@annuity-lantern/domain/open-time';
import { usStates } from '@annuity-lantern/domain/us-states';
import { clockFields, momentShowing } from '@annuity-lantern/domain/zone-clock';
import { type CallOffice, type CallPart, callPartHours, callPartsWithin, type Hours, joinHours } from './call-part-hours.ts';
import { callParts, callTimeZones, chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';
import { keysOf } from './field-kinds/keys-of.ts';

interface Answers {
  readonly state?: string | undefined;
  readonly preferredCallTime?: StoredCallTime | undefined;
}

/** When a visitor may be called: the times that they chose, and without a choice the hours of the law. */
export interface CallWindow {
  /** Whether it has begun. */
  readonly isOpen: boolean;
  /** When it begins, and when it ends. */
  readonly from: Date;
  readonly until: Date;
  /** The clock by which the visitor reads it, an IANA name. */
  readonly timeZone: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Every weekday comes within a week. */
const DAYS_AHEAD = 8;

/**
 * The times at which a visitor may be called, as short words for an index: `America/Chicago/Monday/morning` for each chosen day and part. Without a choice,
 * the zones of the state, where the hours of the law apply. They never change, so that `callTimesAt` finds everyone who may be called at one moment.
 */
export function callTimesOf({ state, preferredCallTime }: Answers): string[] {
  const chosen = chosenCallTimes(preferredCallTime);
  if (!chosen) return [zonesWord(state)];
  return chosen.days.flatMap((day) => chosen.parts.map((part) => `${chosen.timeZone}/${day}/${part}`));
}

/** The times of `callTimesOf` that are now: a visitor may be called now who has one of them. */
export function callTimesAt(now: Date, office: CallOffice): string[] {
  const anyTime = [...allZones].filter(([, zones]) => callHoursAt(zones, now).isLawful).map(([word]) => word);
  const chosen = keysOf(callTimeZones).flatMap((zone) => {
    const [year, month, date, hour, minute] = clockFields(now, zone);
    const day = weekdayNameOf(Date.UTC(year, month, date) / DAY);
    const at = hour + minute / 60;
    const isNow = (part: CallPart) => {
      const [from, to] = hoursOf(part, office);
      return from <= at && at < to;
    };
    return keysOf(callParts)
      .filter(isNow)
      .map((part) => `${zone}/${day}/${part}`);
  });
  return [...anyTime, ...chosen];
}

/** Requests that `callTimesAt` finds although their state allows no call now. */
export interface ClosedTimes {
  readonly times: readonly string[];
  readonly states: readonly string[];
  /** Also those whose state is not known. */
  readonly isUnknownClosed: boolean;
}

/** Which of the times of `callTimesAt` are closed, by state. Apart from the words of the index, so that a changed table holds for stored requests, too. */
export function closedTimesAt(now: Date, office: CallOffice): ClosedTimes[] {
  const found = callTimesAt(now, office);
  return [undefined, ...keysOf(callTimeZones)].flatMap((own) => {
    const times = found.filter((time) => (own === undefined ? allZones.has(time) : time.startsWith(`${own}/`)));
    if (times.length === 0) return [];
    const isClosed = (state: string | undefined) =>
      !callHoursAt(zonesAt(state, own), now, { state, callsByState: office.callsByState }).isLawful;
    const states = keysOf(usStates).filter(isClosed);
    const isUnknownClosed = isClosed(undefined);
    return states.length > 0 || isUnknownClosed ? [{ times, states, isUnknownClosed }] : [];
  });
}

/**
 * The time at which a visitor may be called now, or else the next one. It lies within their wish, and within the lawful hours of each of their zones.
 * They are called by hand on any day. Undefined for a wish outside of these hours all week.
 */
export function callWindowOf({ state, preferredCallTime }: Answers, now: Date, office: CallOffice): CallWindow | undefined {
  const chosen = chosenCallTimes(preferredCallTime);
  const zones = zonesAt(state, chosen?.timeZone);
  const timeZone = chosen?.timeZone ?? zones[0] ?? '';
  const wished = chosen ? joinHours(chosen.parts.map((part) => hoursOf(part, office))) : [wholeDay];
  const days: readonly string[] | undefined = chosen?.days;
  const today = Math.min(...zones.map((zone) => dayNumber(now.getTime(), zone)));
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    if (days && !days.includes(weekdayNameOf(day))) continue;
    for (const [opens, closes] of wished) {
      const spans = [
        [momentShowing(day * DAY + opens * HOUR, timeZone), momentShowing(day * DAY + closes * HOUR, timeZone)] as const,
        // All zones must allow it.
        ...zones.map((zone) => callableOn(day, zone, { state, callsByState: office.callsByState })),
      ];
      const from = Math.max(...spans.map(([start]) => start));
      const until = Math.min(...spans.map(([, end]) => end));
      if (from < until && until > now.getTime())
        return { isOpen: from <= now.getTime(), from: new Date(from), until: new Date(until), timeZone };
    }
  }
  return undefined;
}

const wholeDay: Hours = [0, 24];

/** Of each state, and of a visitor whose state is not known; each set of zones once. */
const allZones = new Map([...keysOf(usStates), undefined].map((state) => [zonesWord(state), zonesOf(state)]));

function zonesWord(state: string | undefined): string {
  return state !== undefined && Object.hasOwn(usStates, state) ? zonesOf(state).join(' ') : 'anywhere';
}

/** As the form showed them. A part that the office does not have keeps its own hours: the visitor chose it before the hours changed. */
export function hoursOf(part: CallPart, office: CallOffice): Hours {
  return callPartsWithin(office)[part] ?? callPartHours[part];
}
