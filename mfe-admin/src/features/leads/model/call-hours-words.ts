import { clockWords } from '@annuity-lantern/contracts/call-part-hours';
import { callTimeZones, choiceWords, usStates } from '@annuity-lantern/contracts/http';
import { weekdayNameOf } from '@annuity-lantern/domain/calendar-day';
import { type CallHours, callHoursAt, type LawfulHours, lawfulHoursIn, zonesAt, zonesOf } from '@annuity-lantern/domain/call-hours';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { dayNumber } from '@annuity-lantern/domain/open-time';
import type { Answers } from './lead.ts';

/**
 * What time it is at the visitor's place, and whether staff may call: `It is 7:12 a.m. in Arizona. Call after 8:00 a.m.` A preferred time zone counts beside the
 * state's. `now` is in milliseconds since 1970.
 */
export function callHoursWords(
  { state, preferredCallTime }: Answers,
  now: number,
  { callsByState }: Pick<OfficeHours, 'callsByState'>,
): string {
  const own = knownZone(preferredCallTime);
  const zones = zonesAtVisitor({ state, preferredCallTime });
  const [at, place] = [new Date(now), { state, callsByState }];
  const { clocks, ...hours } = callHoursAt(zones, at, place);
  const advice = adviceWords(
    hours,
    clocks.length,
    zones.map((zone) => lawfulHoursIn(zone, place)),
    weekdayAt(now, zones),
  );
  const name = state !== undefined && Object.hasOwn(usStates, state) ? choiceWords(usStates, state) : undefined;
  if (!name && !own) return `The visitor’s state is not known. ${advice}`;
  const isAllInState = name && callHoursAt(zonesOf(state), at, place).clocks.length === clocks.length;
  return `It is ${clocks.map((minutes) => clockWords(minutes / 60)).join(' or ')} ${isAllInState ? `in ${name}` : 'at the visitor’s place'}. ${advice}`;
}

function adviceWords(
  { isLawful, isTooLate, isSunday }: Omit<CallHours, 'clocks'>,
  clocks: number,
  lawful: readonly LawfulHours[],
  weekdays: readonly string[],
): string {
  const several = clocks > 1 ? ` in ${clocks === 2 ? 'both' : 'all'} time zones` : '';
  // Of several zones, the last one that opens and the first one that closes decide.
  const [from, until] = [Math.min(...lawful.map((each) => each.from)), Math.min(...lawful.map((each) => each.until))];
  const sundays = lawful.every((each) => each.sundays);
  const isSaturday = weekdays.includes('Saturday');
  if (isLawful && until < LAST_HOUR) return `Call until ${clockWords(until)}${several}, by our table of states.`;
  if (isLawful) return `Federal law allows calls until ${clockWords(LAST_HOUR)}${several ? `${several}.` : ''} Some states end earlier.`;
  const day = !sundays && isSaturday && (isTooLate || isSunday) ? ' on Monday' : isTooLate || isSunday ? ' tomorrow' : '';
  const why = isSunday ? 'No calls on Sundays, by our table of states. ' : '';
  return `${why}Call after ${clockWords(from)}${several}${day}.`.replace(/\.\.$/, '.');
}

/** Every time zone that the visitor may be in. */
export function zonesAtVisitor({ state, preferredCallTime }: Answers): readonly string[] {
  return zonesAt(state, knownZone(preferredCallTime));
}

function weekdayAt(now: number, zones: readonly string[]): string[] {
  return zones.map((zone) => weekdayNameOf(dayNumber(now, zone)));
}

function knownZone(times: Answers['preferredCallTime']): string | undefined {
  return typeof times === 'object' && Object.hasOwn(callTimeZones, times.timeZone) ? times.timeZone : undefined;
}

/** Of the federal rule. */
const LAST_HOUR = 21;
