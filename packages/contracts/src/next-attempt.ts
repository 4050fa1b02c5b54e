import { type CadenceStep, type NextAttempt, nextAttempt, pickTimes } from '@annuity-lantern/domain/call-cadence';
import { zonesAt } from '@annuity-lantern/domain/call-hours';
import type { CalledPerson } from '@annuity-lantern/domain/call-openings';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { callPartHours } from './call-part-hours.ts';
import { hoursOf } from './call-times.ts';
import { chosenCallTimes, type StoredCallTime } from './field-kinds/call-time.ts';

interface Called {
  readonly state?: string | undefined;
  readonly preferredCallTime?: StoredCallTime | undefined;
  readonly calls?: { readonly count: number } | undefined;
}

/** When to call again if the call that ends now did not reach the visitor. Undefined without a cadence, and for a wish that the law never allows. */
export function nextAttemptOf(lead: Called, now: Date, office: OfficeHours, cadence: readonly CadenceStep[]): NextAttempt | undefined {
  return nextAttempt(cadence, (lead.calls?.count ?? 0) + 1, now, personOf(lead, office), office);
}

/** Times to offer for a callback, and for a call that both agree on. */
export function pickTimesFor(lead: Called, now: Date, office: OfficeHours): Date[] {
  return pickTimes(now, personOf(lead, office), office);
}

function personOf({ state, preferredCallTime }: Called, office: OfficeHours): CalledPerson {
  const chosen = chosenCallTimes(preferredCallTime);
  const zones = zonesAt(state, chosen?.timeZone);
  return {
    zones,
    // With neither a state nor a wish, they may be anywhere: by the clock of the office.
    timeZone: chosen?.timeZone ?? (state === undefined ? office.timeZone : (zones[0] ?? office.timeZone)),
    place: { state, callsByState: office.callsByState },
    days: chosen?.days,
    parts: chosen ? chosen.parts.map((part) => hoursOf(part, office)) : Object.values(callPartHours),
  };
}
