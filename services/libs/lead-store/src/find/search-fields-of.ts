import { callTimesOf } from '@annuity-lantern/contracts/call-times';
import { leadFieldNames, rowOf } from '@annuity-lantern/contracts/http';
import type { LeadCompletion } from '../outbox/finish-effects.ts';
import { lastingFacets } from '../record/facets.ts';
import type { LeadRecord } from '../record/lead-record.ts';
import { contactKeys } from '../record/normalize-contact.ts';
import { nameKeys } from './search-keys.ts';
import { wordsOf } from './words-of.ts';

type Lead = Parameters<typeof lastingFacets>[0] & Partial<Pick<LeadRecord, 'firstName' | 'lastName' | 'email' | 'phone'>>;

const TAIL = 4;
/** The answers that are free text. */
const concerns = leadFieldNames.filter((name) => rowOf(name).kind === 'longText');

/**
 * The fields by which staff find a lead and its person, and by which queues are sorted, beside those derived from status, owner and effects.
 * Written by `persist`, and anew when e-mail or phone change. The insert, for which a visitor waits, writes the contact's keys alone.
 */
export function searchFieldsOf(lead: Lead): LeadCompletion {
  const { firstName = '', lastName = '' } = lead;
  const keys = contactKeys(lead);
  const words = wordsOf(concerns.map((name) => lead[name] ?? '').join(' '));
  return {
    ...nameKeys({ firstName, lastName }),
    facets: lastingFacets(lead),
    callTimes: callTimesOf(lead as Parameters<typeof callTimesOf>[0]),
    ...(words.length > 0 ? { words } : {}),
    ...keys,
    ...(keys.phoneNormalised ? { phoneTail: keys.phoneNormalised.slice(-TAIL) } : {}),
  };
}
