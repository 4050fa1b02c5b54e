import { lastingFacets } from '../record/facets.ts';
import type { LeadRecord } from '../record/lead-record.ts';
import { nameKeys } from './search-keys.ts';

type Lead = Parameters<typeof lastingFacets>[0] & Partial<Pick<LeadRecord, 'firstName' | 'lastName'>>;

/**
 * The fields by which the desk finds a lead, beside those derived from status and effects. Not written at the insert, for which a visitor
 * waits.
 */
export function searchFieldsOf(lead: Lead) {
  const { firstName = '', lastName = '' } = lead;
  return { ...nameKeys({ firstName, lastName }), facets: lastingFacets(lead) };
}
