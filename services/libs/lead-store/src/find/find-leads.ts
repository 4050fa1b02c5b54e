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
  /** Some may be missing, because finding them would read too many leads. */
  readonly narrow: boolean;
}

interface Choice {
  readonly filter: LeadFilter;
  /** When the leads arrived. */
  readonly range?: LeadRange;
  /** Newest first, or by the time left on the 24-hour clock: waiting leads, longest waiting first. */
  readonly sort: 'newest' | 'left';
  readonly limit: number;
  readonly after?: LeadCursor | undefined;
}

/**
 * One page of the leads that match every filter, by keyset. A single filter is answered by its index alone. With several filters, one uses
 * its index, and the others are compared in the leads themselves. It first reads a few leads of the usually rarest filter. If they do not
 * fill the page, it reads those of the actually rarest one: 5,000 in all.
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
