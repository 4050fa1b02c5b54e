import { callBan } from '@annuity-lantern/contracts/exits';
import { callHoursAt } from '@annuity-lantern/domain/call-hours';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { zonesAtVisitor } from '../model/call-hours-words.ts';
import type { Lead } from '../model/lead.ts';

/**
 * Why no one may call this visitor now; null if one may. Consent to automated calls does not matter: a person dials.
 *
 * @param now milliseconds since 1970
 * @param office of the site file, with its table of states
 */
export function whyNotCall(lead: Lead, now: number, office: Pick<OfficeHours, 'callsByState'>): string | null {
  return callBan(lead) ?? hourBan(lead, now, office);
}

function hourBan(lead: Lead, now: number, { callsByState }: Pick<OfficeHours, 'callsByState'>): string | null {
  const { isLawful, isSunday, isTooLate } = callHoursAt(zonesAtVisitor(lead), new Date(now), { state: lead.state, callsByState });
  if (isLawful) return null;
  if (lead.state || typeof lead.preferredCallTime === 'object') return 'No calls at this hour';
  // Hawaii's clock is the last to reach the morning.
  return `No state given: ${isTooLate ? 'it is night in parts of the country' : isSunday ? 'some states allow no calls on Sundays' : 'it is still early in Hawaii'}`;
}
