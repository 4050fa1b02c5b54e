import { clockFields } from './zone-clock.ts';

/** Minutes after midnight, by the clock of one time zone. */
export type ClockMinutes = number;

export interface CallHours {
  /** The clock in each of the zones, each time once, earliest first. */
  readonly clocks: readonly ClockMinutes[];
  /** Whether the clock of every zone is between 8 a.m. and 9 p.m. */
  readonly isLawful: boolean;
  /** Where it is too late somewhere, the next lawful hour is tomorrow's. */
  readonly isTooLate: boolean;
}

const OPENS: ClockMinutes = 8 * 60;
const CLOSES: ClockMinutes = 21 * 60;

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
  const known = new Map(Object.entries(zonesOfState));
  return known.get(state ?? '') ?? [...new Set([...known.values()].flat())];
}

/**
 * Whether it is a lawful hour for a sales call in every one of these zones. Source: 47 CFR 64.1200(c)(1) under the Telephone Consumer Protection Act: none
 * before 8 a.m. or after 9 p.m. by the clock of the person called. Some states allow fewer hours; these are not known here.
 *
 * @param zones IANA names, at least one
 * @throws RangeError for a zone that does not exist
 */
export function callHoursAt(zones: readonly string[], at: Date): CallHours {
  const clocks = [...new Set(zones.map((zone) => clockIn(zone, at)))].sort((one, other) => one - other);
  const isTooLate = clocks.some((clock) => clock >= CLOSES);
  return { clocks, isTooLate, isLawful: !isTooLate && clocks.every((clock) => clock >= OPENS) };
}

/**
 * How many minutes the clock of one zone is ahead of another's, with the day: negative when it is behind.
 *
 * @throws RangeError for a zone that does not exist
 */
export function minutesAhead(zone: string, ofZone: string, at: Date): number {
  return (wallTime(zone, at) - wallTime(ofZone, at)) / 60_000;
}

function clockIn(zone: string, at: Date): ClockMinutes {
  return (wallTime(zone, at) / 60_000) % (24 * 60);
}

/** What the clock of a zone shows, as the milliseconds at which a clock in UTC shows the same minute. */
function wallTime(zone: string, at: Date): number {
  return Date.UTC(...clockFields(at, zone));
}
