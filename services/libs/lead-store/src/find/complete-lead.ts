import type { LeadCompletion } from '../outbox/finish-effects.ts';
import { normalizeContact } from '../record/normalize-contact.ts';
import { searchFieldsOf } from './search-fields-of.ts';

type Lead = Parameters<typeof normalizeContact>[0] & Parameters<typeof searchFieldsOf>[0];

/** Normalized email and phone, name keys and facets, so that staff can find a person again. */
export function completeLead(lead: Lead): LeadCompletion {
  return { ...searchFieldsOf(lead), ...normalizeContact(lead) };
}
