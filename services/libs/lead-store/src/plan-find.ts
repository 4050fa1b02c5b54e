import { leadFields } from '@annuity-lantern/contracts/http';
import type { mongo } from 'mongoose';
import { facetsWanted, type LeadFilter } from './facets.ts';
import type { Leads } from './leads.ts';
import type { LeadCursor } from './list-leads.ts';
import type { Filter } from './read-part.ts';

export interface LeadRange {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

interface Wish {
  readonly filter: LeadFilter;
  readonly range: LeadRange;
  readonly sort: 'newest' | 'left';
  readonly after?: LeadCursor | undefined;
  /** Filters that more leads match than this count as equally frequent. */
  readonly most: number;
}

/** How leads that match every filter are read. */
interface Plan {
  /** What one index answers. */
  readonly match: Filter;
  /** In the order of that index. */
  readonly order: { readonly createdAt: 1 | -1; readonly _id: 1 | -1 };
  /** Compared in the leads that the index finds: of each, a lead has one. */
  readonly rest: readonly (readonly string[])[];
  /** How many the index finds, counted up to `most`; 0 where there is nothing to compare. */
  readonly candidates: number;
}

/** Lets the index answer one filter: of several, the one with the fewest leads. */
export async function planFind(leads: Leads, { filter, range, sort, after, most }: Wish): Promise<Plan> {
  const wanted = facetsWanted(sort === 'left' ? { ...filter, waiting: true } : filter);
  const direction = sort === 'left' ? 1 : -1;
  const order = { createdAt: direction, _id: direction } as const;
  const where = (facets: readonly string[]): Filter => ({ facets: anyOf(facets), ...between(range, sort, after) });
  const [only] = wanted;
  if (!only) return { match: { kind: anyOf(Object.keys(leadFields)), ...between(range, sort, after) }, order, rest: [], candidates: 0 };
  if (wanted.length === 1) return { match: where(only), order, rest: [], candidates: 0 };
  const counts = await Promise.all(wanted.map((facets) => countUpTo(leads, where(facets), most + 1)));
  const candidates = Math.min(...counts);
  const rarest = wanted[counts.indexOf(candidates)] ?? only;
  return { match: where(rarest), order, rest: wanted.filter((facets) => facets !== rarest), candidates };
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

export function anyOf(values: readonly string[]) {
  return values.length === 1 ? values[0] : { $in: values };
}
