import { weekdayNameOf } from './calendar-day.ts';
import { clockFields, hourOf, momentOfHour } from './zone-clock.ts';

/** Minutes after midnight, by the clock of one time zone. */
export type ClockMinutes = number;

export interface CallHours {
  /** The clock in each of the zones, each time once, earliest first. */
  readonly clocks: readonly ClockMinutes[];
  /** Whether calls are allowed now by the clock of every zone. */
  readonly isLawful: boolean;
  /** Where it is too late somewhere, the next lawful hour is a later day's. */
  readonly isTooLate: boolean;
  /** Whether it is a Sunday somewhere, on which no calls are allowed. */
  readonly isSunday: boolean;
}

/** The hours in which a state allows sales calls, where these are fewer than the federal ones: clock times such as `20:00`. */
export interface StateCallHours {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** False: no calls on Sundays. */
  readonly sundays?: boolean | undefined;
}

/** By two-letter code. A state without a row has the federal hours. */
export type CallsByState = Readonly<Record<string, StateCallHours | undefined>>;

/** Where a visitor is, as far as it is known, and the table of the site file. */
export interface CalledPlace {
  readonly state?: string | undefined;
  readonly callsByState?: CallsByState | undefined;
}

/** The hours of a day in which calls are allowed: 20.5 is 8:30 p.m. */
export interface LawfulHours {
  readonly from: number;
  readonly until: number;
  readonly sundays: boolean;
}

/** Source: 47 CFR 64.1200(c)(1): no sales call before 8 a.m. or after 9 p.m. by the clock of the person called. No table widens it. */
const federal: LawfulHours = { from: 8, until: 21, sundays: true };

/**
 * The time zones of each state, and of Washington D.C., by two-letter code. Source: 49 CFR Part 71 (standard time zone boundaries). Arizona also has Denver's: the Navajo Nation there observes daylight saving time.
 */
const zonesOfState: Readonly<Record<string, readonly string[]>> = {
  AL: ['America/Chicago'],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', 'America/Denver'],
  AR: ['America/Chicago'],
  CA: ['America/Los_Angeles'],
  CO: ['America/Denver'],
  CT: ['America/New_York'],
  DE: ['America/New_York'],
  FL: ['America/New_York', 'America/Chicago'],
  GA: ['America/New_York'],
  HI: ['Pacific/Honolulu'],
  ID: ['America/Boise', 'America/Los_Angeles'],
  IL: ['America/Chicago'],
  IN: ['America/Indiana/Indianapolis', 'America/Chicago'],
  IA: ['America/Chicago'],
  KS: ['America/Chicago', 'America/Denver'],
  KY: ['America/New_York', 'America/Chicago'],
  LA: ['America/Chicago'],
  ME: ['America/New_York'],
  MD: ['America/New_York'],
  MA: ['America/New_York'],
  MI: ['America/Detroit', 'America/Menominee'],
  MN: ['America/Chicago'],
  MS: ['America/Chicago'],
  MO: ['America/Chicago'],
  MT: ['America/Denver'],
  NE: ['America/Chicago', 'America/Denver'],
  NV: ['America/Los_Angeles', 'America/Denver'],
  NH: ['America/New_York'],
  NJ: ['America/New_York'],
  NM: ['America/Denver'],
  NY: ['America/New_York'],
  NC: ['America/New_York'],
  ND: ['America/Chicago', 'America/Denver'],
  OH: ['America/New_York'],
  OK: ['America/Chicago'],
  OR: ['America/Los_Angeles', 'America/Boise'],
  PA: ['America/New_York'],
  RI: ['America/New_York'],
  SC: ['America/New_York'],
  SD: ['America/Chicago', 'America/Denver'],
  TN: ['America/New_York', 'America/Chicago'],
  TX: ['America/Chicago', 'America/Denver'],
  UT: ['America/Denver'],
  VT: ['America/New_York'],
  VA: ['America/New_York'],
  WA: ['America/Los_Angeles'],
  DC: ['America/New_York'],
  WV: ['America/New_York'],
  WI: ['America/Chicago'],
  WY: ['America/Denver'],
};

/** The time zones of a state; of all states for a code that is none. */
export function zonesOf(state: string | undefined): readonly string[] {
  return (isKnown(state) ? zonesOfState[state] : undefined) ?? [...new Set(Object.values(zonesOfState).flat())];
}

/** Every time zone that a visitor may be in: those of the state, and the one that they named. */
export function zonesAt(state: string | undefined, own: string | undefined): readonly string[] {
  if (own === undefined) return zonesOf(state);
  return isKnown(state) ? [...new Set([...zonesOf(state), own])] : [own];
}

/** Whether a state is one of ours: otherwise the visitor may be in any. */
function isKnown(state: string | undefined): state is string {
  return state !== undefined && Object.hasOwn(zonesOfState, state);
}

/**
 * The hours in which a visitor may be called, by the clock of one zone: the latest start and the earliest end hold. For a visitor whose state is not known,
 * those that every state of the zone allows.
 */
export function lawfulHoursIn(zone: string, { state, callsByState = {} }: CalledPlace): LawfulHours {
  const rows = isKnown(state)
    ? [callsByState[state] ?? {}]
    : Object.keys(callsByState).flatMap((code) => (zonesOfState[code]?.includes(zone) ? (callsByState[code] ?? []) : []));
  return {
    from: Math.max(federal.from, ...rows.map(({ from }) => (from === undefined ? federal.from : hourOf(from)))),
    until: Math.min(federal.until, ...rows.map(({ until }) => (until === undefined ? federal.until : hourOf(until)))),
    sundays: rows.every(({ sundays }) => sundays !== false),
  };
}

/** When calls are allowed on a day of one zone, counted from 1970, in milliseconds since 1970. On a forbidden Sunday, no time. */
export function callableOn(day: number, zone: string, place: CalledPlace): readonly [start: number, end: number] {
  const { from, until, sundays } = lawfulHoursIn(zone, place);
  const start = momentOfHour(day, from, zone);
  return !sundays && weekdayNameOf(day) === 'Sunday' ? [start, start] : [start, momentOfHour(day, until, zone)];
}

/**
 * Whether a sales call is allowed in every one of these zones: the only definition, for the desk, its service, forms and mails.
 *
 * @param zones IANA names, at least one
 * @throws RangeError for a zone that does not exist
 */
export function callHoursAt(zones: readonly string[], at: Date, place: CalledPlace = {}): CallHours {
  const found = zones.map((zone) => ({ ...clockIn(zone, at), ...lawfulHoursIn(zone, place) }));
  const isTooLate = found.some(({ clock, until }) => clock >= until * 60);
  const isSunday = found.some((each) => each.isSunday && !each.sundays);
  return {
    clocks: [...new Set(found.map(({ clock }) => clock))].sort((one, other) => one - other),
    isTooLate,
    isSunday,
    isLawful: !isTooLate && !isSunday && found.every(({ clock, from }) => clock >= from * 60),
  };
}

/**
 * How many minutes the clock of one zone is ahead of another's, with the day: negative when it is behind.
 *
 * @throws RangeError for a zone that does not exist
 */
export function minutesAhead(zone: string, ofZone: string, at: Date): number {
  return (wallTime(zone, at) - wallTime(ofZone, at)) / 60_000;
}

interface ZoneClock {
  readonly clock: ClockMinutes;
  readonly isSunday: boolean;
}

/** The clocks of one moment: a list of requests asks for each again and again. */
const shown = { at: Number.NaN, clocks: new Map<string, ZoneClock>() };

function clockIn(zone: string, at: Date): ZoneClock {
  if (shown.at !== at.getTime()) {
    shown.at = at.getTime();
    shown.clocks.clear();
  }
  const known = shown.clocks.get(zone);
  if (known) return known;
  const wall = wallTime(zone, at);
  const made = { clock: (wall / 60_000) % (24 * 60), isSunday: new Date(wall).getUTCDay() === 0 };
  shown.clocks.set(zone, made);
  return made;
}

/** What the clock of a zone shows, as the milliseconds at which a clock in UTC shows the same minute. */
function wallTime(zone: string, at: Date): number {
  return Date.UTC(...clockFields(at, zone));
}
