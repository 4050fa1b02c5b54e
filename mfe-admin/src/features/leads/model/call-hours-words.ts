import { callTimeZones, choiceWords, usStates } from '@annuity-lantern/contracts/http';
import { callHoursAt, zonesOf } from '@annuity-lantern/domain/call-hours';
import type { Answers } from './lead.ts';

/**
 * What time it is at the visitor's place, and whether staff may call: `It is 7:12 a.m. in Arizona. Call after 8 a.m.` A preferred time zone counts beside the
 * state's. `now` is in milliseconds since 1970.
 */
export function callHoursWords({ state, preferredCallTime }: Answers, now: number): string {
  const own = knownZone(preferredCallTime);
  const zones = state === undefined && own ? [own] : zonesOf(state);
  const at = new Date(now);
  const { clocks, isLawful, isTooLate } = callHoursAt(zonesAtVisitor({ state, preferredCallTime }), at);
  const several = clocks.length > 1 ? ` in ${clocks.length === 2 ? 'both' : 'all'} time zones` : '';
  const advice = isLawful
    ? `Federal law allows calls until 9 p.m.${several ? `${several}.` : ''} Some states end earlier`
    : `Call after 8 a.m.${several}${isTooLate ? ' tomorrow' : ''}`;
  const end = advice.endsWith('.') ? advice : `${advice}.`;
  const place = state !== undefined && Object.hasOwn(usStates, state) ? choiceWords(usStates, state) : undefined;
  if (!place && !own) return `The visitor’s state is not known. ${end}`;
  const isAllInState = place && callHoursAt(zones, at).clocks.length === clocks.length;
  return `It is ${clocks.map(clockWords).join(' or ')} ${isAllInState ? `in ${place}` : 'at the visitor’s place'}. ${end}`;
}

/** Every time zone that the visitor may be in. */
export function zonesAtVisitor({ state, preferredCallTime }: Answers): readonly string[] {
  const own = knownZone(preferredCallTime);
  if (!own) return zonesOf(state);
  return state === undefined ? [own] : [...zonesOf(state), own];
}

function knownZone(times: Answers['preferredCallTime']): string | undefined {
  return typeof times === 'object' && Object.hasOwn(callTimeZones, times.timeZone) ? times.timeZone : undefined;
}

function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
