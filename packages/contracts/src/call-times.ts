import { weekdayNameOf } from '@annuity-lantern/domain/calendar-day';
import { callHoursAt, zonesAt, zonesOf } from '@annuity-lantern/domain/call-hours';
import { callOpenings, type Hours, wholeDay } from '@annuity-lantern/domain/call-openings';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { isOpenAt } from '@annuity-lantern/domain/open-time';
import { usStates } from '@annuity-lantern/domain/us-states';
import { clockFields } from '@annuity-lantern/domain/zone-clock';
import { type CallOffice, type CallPart, callPartHours, callPartsWithin, joinHours } from './call-part-hours.ts';
import { callParts, callTimeZones, chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';
import { keysOf } from './field-kinds/keys-of.ts';

interface Answers {
  readonly state?: string | undefined;
  readonly preferredCallTime?: StoredCallTime | undefined;
}

/** When the office may call a visitor. */
export interface CallWindow {
  /** Whether it has begun. */
  readonly isOpen: boolean;
  /** When it begins, and when it ends. */
  readonly from: Date;
  readonly until: Date;
  /** The clock by which the visitor reads it, an IANA name. */
  readonly timeZone: string;
}

const DAY = 86_400_000;

/**
 * The times at which a visitor may be called, as short words for an index: `America/Chicago/Monday/morning` for each chosen day and part. Without a choice,
 * the zones of the state, where the hours of the law apply. They never change, so that `callTimesAt` finds everyone who may be called at one moment.
 */
export function callTimesOf({ state, preferredCallTime }: Answers): string[] {
  const chosen = chosenCallTimes(preferredCallTime);
  if (!chosen) return [zonesWord(state)];
  return chosen.days.flatMap((day) => chosen.parts.map((part) => `${chosen.timeZone}/${day}/${part}`));
}

/** The times of `callTimesOf` that are now: a visitor may be called now who has one of them. None while the office is closed. */
export function callTimesAt(now: Date, office: OfficeHours): string[] {
  if (!isOpenAt(now, office)) return [];
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
export function closedTimesAt(now: Date, office: OfficeHours): ClosedTimes[] {
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
 * The time at which a visitor may be called now, or else the next one. It lies within office hours, within their wish, and within the lawful hours of each
 * of their zones. Undefined for a wish that is never within these.
 */
export function callWindowOf({ state, preferredCallTime }: Answers, now: Date, office: OfficeHours): CallWindow | undefined {
  const chosen = chosenCallTimes(preferredCallTime);
  const zones = zonesAt(state, chosen?.timeZone);
  const timeZone = chosen?.timeZone ?? zones[0] ?? '';
  const parts = chosen ? joinHours(chosen.parts.map((part) => hoursOf(part, office))) : [wholeDay];
  const place = { state, callsByState: office.callsByState };
  const [found] = callOpenings({ days: chosen?.days, parts, timeZone, zones, place }, now, office);
  if (!found) return undefined;
  const { start: from, end: until } = found;
  return { isOpen: from <= now.getTime(), from: new Date(from), until: new Date(until), timeZone };
}

/** Of each state, and of a visitor whose state is not known; each set of zones once. */
const allZones = new Map([...keysOf(usStates), undefined].map((state) => [zonesWord(state), zonesOf(state)]));

function zonesWord(state: string | undefined): string {
  return state !== undefined && Object.hasOwn(usStates, state) ? zonesOf(state).join(' ') : 'anywhere';
}

/** As the form showed them. A part that the office does not have keeps its own hours: the visitor chose it before the hours changed. */
export function hoursOf(part: CallPart, office: CallOffice): Hours {
  return callPartsWithin(office)[part] ?? callPartHours[part];
}
