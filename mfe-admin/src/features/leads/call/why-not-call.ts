import { callBan } from '@annuity-lantern/contracts/exits';
import { callHoursAt } from '@annuity-lantern/domain/call-hours';
import { zonesAtVisitor } from '../model/call-hours-words.ts';
import type { Lead } from '../model/lead.ts';

/**
 * Why no one may call this visitor now; null if one may. Consent to automated calls does not matter: a person dials.
 *
 * @param now milliseconds since 1970
 */
export function whyNotCall(lead: Lead, now: number): string | null {
  return callBan(lead) ?? hourBan(lead, now);
}

function hourBan(lead: Lead, now: number): string | null {
  return callHoursAt(zonesAtVisitor(lead), new Date(now)).isLawful ? null : 'No calls at this hour';
}
