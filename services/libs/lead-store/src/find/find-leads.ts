import type { LeadFilter } from '../record/facets.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { formatCursor, type LeadCursor } from './list-leads.ts';
import { anyOf, type LeadRange, type Plan, plansFor, rarest } from './plan-find.ts';
import { FIRST_LOOK, MOST_EXAMINED, readPart } from './read-part.ts';

export interface FoundLeads {
  readonly records: readonly StoredLead[];
  /** Present if there are more. For the next call. */
  readonly nextCursor?: string;
  /** Some may be missing: too many leads would have to be read. */
  readonly narrow: boolean;
}

interface Choice {
  readonly filter: LeadFilter;
  /** When they came in. */
  readonly range?: LeadRange;
  /** Newest first, or by the time left on the 24-hour clock: those that wait, longest waiting first. */
  readonly sort: 'newest' | 'left';
  readonly limit: number;
  readonly after?: LeadCursor | undefined;
}

/**
 * One page of the leads that match every filter, by keyset. One filter is answered by its index alone. Of several, one is: the others are compared in the leads
 * themselves. First in a few that match the filter which is usually rare; if they do not fill the page, in those that match the one which is, 5,000 in all.
 */
export async function findLeads(leads: Leads, { filter, range = {}, sort, limit, after }: Choice): Promise<FoundLeads> {
  const plans = plansFor({ filter, range, sort, after });
  const read = ({ match, order, rest }: Plan, most: number) =>
    readPart(leads, { match, sort: order, rest: rest.map((facets) => ({ facets: anyOf(facets) })), limit: limit + 1, most });
  const few = await read(plans[0], FIRST_LOOK);
  const { records: found, isCut } = few.isCut ? await read(await rarest(leads, plans, MOST_EXAMINED), MOST_EXAMINED - FIRST_LOOK) : few;
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return { records, narrow: isCut, ...(found.length > limit && last ? { nextCursor: formatCursor(last) } : {}) };
}
