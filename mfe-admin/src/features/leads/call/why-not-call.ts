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
  const place = { state: lead.state, callsByState };
  return callHoursAt(zonesAtVisitor(lead), new Date(now), place).isLawful ? null : 'No calls at this hour';
}
