import { callHoursAt, zonesOf } from '@annuity-lantern/domain/call-hours';
import { dayNumber, weekdayNameOf } from '@annuity-lantern/domain/open-time';
import { usStates } from '@annuity-lantern/domain/us-states';
import { clockFields, momentShowing } from '@annuity-lantern/domain/zone-clock';
import { type CallPart, callPartHours, callPartsWithin, type Hours, joinHours } from './call-part-hours.ts';
import { callParts, callTimeZones, chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';
import { keysOf } from './field-kinds/keys-of.ts';

interface Answers {
  readonly state?: string | undefined;
  readonly preferredCallTime?: StoredCallTime | undefined;
}

type PartHours = Parameters<typeof callPartsWithin>[0];

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
/** Telemarketing rules allow calls from 8 a.m. to 9 p.m. by the visitor's clock (47 CFR 64.1200). */
const lawful: Hours = [8, 21];
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
export function callTimesAt(now: Date, office: PartHours): string[] {
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

/** The time at which a visitor may be called now, or else the next one. It follows their wish alone: they are called by hand on any day. */
export function callWindowOf({ state, preferredCallTime }: Answers, now: Date, office: PartHours): CallWindow | undefined {
  const chosen = chosenCallTimes(preferredCallTime);
  const zones = chosen ? [chosen.timeZone] : zonesOf(state);
  const [timeZone = ''] = zones;
  const hours = chosen ? joinHours(chosen.parts.map((part) => hoursOf(part, office))) : [lawful];
  const days: readonly string[] | undefined = chosen?.days;
  const today = Math.min(...zones.map((zone) => dayNumber(now.getTime(), zone)));
  for (let day = today; day < today + DAYS_AHEAD; day += 1) {
    if (days && !days.includes(weekdayNameOf(day))) continue;
    for (const [opens, closes] of hours) {
      // Where a state has several zones, all must allow it.
      const from = Math.max(...zones.map((zone) => momentShowing(day * DAY + opens * HOUR, zone)));
      const until = Math.min(...zones.map((zone) => momentShowing(day * DAY + closes * HOUR, zone)));
      if (from < until && until > now.getTime())
        return { isOpen: from <= now.getTime(), from: new Date(from), until: new Date(until), timeZone };
    }
  }
  return undefined;
}

/** Of each state, and of a visitor whose state is not known; each set of zones once. */
const allZones = new Map([...keysOf(usStates), undefined].map((state) => [zonesWord(state), zonesOf(state)]));

function zonesWord(state: string | undefined): string {
  return state !== undefined && Object.hasOwn(usStates, state) ? zonesOf(state).join(' ') : 'anywhere';
}

/** As the form showed them. A part that the office does not have keeps its own hours: the visitor chose it before the hours changed. */
function hoursOf(part: CallPart, office: PartHours): Hours {
  return callPartsWithin(office)[part] ?? callPartHours[part];
}
