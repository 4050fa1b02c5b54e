import { readPhone } from '@annuity-lantern/contracts/http';
import type { LeadCompletion } from '../outbox/finish-effects.ts';
import type { LeadRecord } from '../record/lead-record.ts';
import { searchFieldsOf } from './search-fields-of.ts';

type Lead = Pick<LeadRecord, 'email' | 'phone'> & Parameters<typeof searchFieldsOf>[0];

/** Normalized email and phone, name keys and facets, so that staff can find a person again. */
export function completeLead(lead: Lead): LeadCompletion {
  const phoneNormalised = normalisePhone(lead.phone);
  return { ...searchFieldsOf(lead), emailNormalised: normaliseEmail(lead.email), ...(phoneNormalised ? { phoneNormalised } : {}) };
}

/** One spelling per mailbox: composed characters, lower case. Dots and plus tags stay, because only some hosts ignore them. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** E.164 (`+14155552671`) without the extension, so that requests by one line match. Null for what is no US number. */
export function normalisePhone(phone: string): string | null {
  const read = readPhone(phone);
  return read ? `+1${read.national}` : null;
}
