import type { LeadPage } from '../api/read-leads.ts';

/**
 * Lays freshly read newest leads over those already shown. New leads push older ones out of the freshly read part: these stay,
 * with the old cursor, so that a row does not vanish under the eyes of the person who is reading it.
 */
export function mergeNewest(shown: LeadPage, fresh: LeadPage): LeadPage {
  if (fresh.next === null) return fresh;
  const known = new Set(fresh.leads.map((lead) => lead.id));
  const lastShared = shown.leads.findLastIndex((lead) => known.has(lead.id));
  if (lastShared === -1) return fresh;
  const pushedOut = shown.leads.slice(lastShared + 1);
  if (pushedOut.length === 0) return fresh;
  return { leads: [...fresh.leads, ...pushedOut], next: shown.next };
}
