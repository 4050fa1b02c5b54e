import { leadFields } from '@annuity-lantern/contracts/http';
import type { mongo } from 'mongoose';
import { facetsWanted, type LeadFilter } from './facets.ts';
import type { StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';
import { formatCursor, type LeadCursor } from './list-leads.ts';
import { type Filter, MOST_EXAMINED, readPart } from './read-part.ts';

export interface LeadRange {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

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
  const wanted = facetsWanted(sort === 'left' ? { ...filter, waiting: true } : filter);
  const order = sort === 'left' ? 1 : -1;
  const where = (facets: readonly string[]): Filter => ({ facets: anyOf(facets), ...between(range, sort, after) });
  const { match, rest, candidates } = await planned();
  const part = { match, sort: { createdAt: order, _id: order }, rest, limit: limit + 1, candidates } as const;
  const { records: found, isCut } = await readPart(leads, part);
  const records = found.slice(0, limit);
  const last = records.at(-1);
  return { records, narrow: isCut, ...(found.length > limit && last ? { nextCursor: formatCursor(last) } : {}) };

  async function planned(): Promise<{ match: Filter; rest: readonly Filter[]; candidates: number }> {
    const [only] = wanted;
    if (!only) return { match: { kind: anyOf(Object.keys(leadFields)), ...between(range, sort, after) }, rest: [], candidates: 0 };
    if (wanted.length === 1) return { match: where(only), rest: [], candidates: 0 };
    const counts = await Promise.all(wanted.map((facets) => countUpTo(leads, where(facets), MOST_EXAMINED + 1)));
    const candidates = Math.min(...counts);
    const rarest = wanted[counts.indexOf(candidates)] ?? only;
    const rest = wanted.filter((facets) => facets !== rarest).map((facets): Filter => ({ facets: anyOf(facets) }));
    return { match: where(rarest), rest, candidates };
  }
}

/** How many leads match, up to `most`; reads index keys only. */
export function countUpTo(leads: Leads, match: Filter, most: number): Promise<number> {
  return leads.any.collection.countDocuments(match as mongo.Filter<mongo.Document>, { limit: most });
}

/** The range and what follows the cursor, in the order of the indexes. */
function between({ from, until }: LeadRange, sort: 'newest' | 'left', after: LeadCursor | undefined): Filter {
  const { createdAt, id } = after ?? {};
  const isUp = sort === 'left';
  const bounds = {
    ...(from ? { $gte: from } : {}),
    ...(until ? { $lt: until } : {}),
    ...(createdAt && isUp && !(from && from > createdAt) ? { $gte: createdAt } : {}),
    ...(createdAt && !isUp ? { $lte: createdAt } : {}),
  };
  return {
    ...(Object.keys(bounds).length > 0 ? { createdAt: bounds } : {}),
    ...(createdAt && isUp ? { $or: [{ createdAt: { $gt: createdAt } }, { _id: { $gt: id } }] } : {}),
    ...(createdAt && !isUp ? { $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] } : {}),
  };
}

function anyOf(values: readonly string[]) {
  return values.length === 1 ? values[0] : { $in: values };
}
