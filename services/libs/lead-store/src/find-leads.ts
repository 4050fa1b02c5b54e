import type { LeadFilter } from './facets.ts';
import type { StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';
import { formatCursor, type LeadCursor } from './list-leads.ts';
import { anyOf, type LeadRange, planFind } from './plan-find.ts';
import { MOST_EXAMINED, readPart } from './read-part.ts';

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
 * One page of the leads that match every filter, by keyset. One filter is answered by its index alone. Of several, the one with the fewest leads is: the others
 * are compared in the leads themselves, in at most 5,000 of them.
 */
export async function findLeads(leads: Leads, { filter, range = {}, sort, limit, after }: Choice): Promise<FoundLeads> {
  const { match, order, rest, candidates } = await planFind(leads, { filter, range, sort, after, most: MOST_EXAMINED });
  const part = { match, sort: order, rest: rest.map((facets) => ({ facets: anyOf(facets) })), limit: limit + 1, candidates };
  const { records: found, isCut } = await readPart(leads, part);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return { records, narrow: isCut, ...(found.length > limit && last ? { nextCursor: formatCursor(last) } : {}) };
}
