import { leadKinds } from '@annuity-lantern/contracts/http';
import { facetsWanted, type LeadFilter } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import type { LeadCursor } from './list-leads.ts';
import { countUpTo, type Filter } from './read-part.ts';

export interface LeadRange {
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

interface Wish {
  readonly filter: LeadFilter;
  readonly range: LeadRange;
  readonly sort: 'newest' | 'left';
  readonly after?: LeadCursor | undefined;
}

/** How leads that match every filter are read. */
export interface Plan {
  /** The condition that one index answers. */
  readonly match: Filter;
  /** In the order of that index. */
  readonly order: { readonly createdAt: 1 | -1; readonly _id: 1 | -1 };
  /** Compared in the leads that the index finds: a lead must have one facet of each group. */
  readonly rest: readonly (readonly string[])[];
}

/** A plan for each filter, starting with the one that usually matches the fewest leads. */
export function plansFor({ filter, range, sort, after }: Wish): [Plan, ...Plan[]] {
  const direction = sort === 'left' ? 1 : -1;
  const order = { createdAt: direction, _id: direction } as const;
  const wanted = facetsWanted(sort === 'left' ? { ...filter, waiting: '1' } : filter);
  const [usual, ...others] = wanted.map((facets) => ({
    match: { facets: anyOf(facets), ...between(range, sort, after) },
    order,
    rest: wanted.filter((other) => other !== facets),
  }));
  return usual
    ? [usual, ...others]
    : [{ match: { kind: anyOf(leadKinds), ...notErased, ...between(range, sort, after) }, order, rest: [] }];
}

/** The plan whose filter matches the fewest leads. Filters that match more than `most` leads count as equal. */
export async function rarest(leads: Leads, plans: [Plan, ...Plan[]], most: number): Promise<Plan> {
  const [usual] = plans;
  if (plans.length === 1) return usual;
  const counts = await Promise.all(plans.map(({ match }) => countUpTo(leads, match, most + 1)));
  return plans[counts.indexOf(Math.min(...counts))] ?? usual;
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

/** A range, to be compared in leads. */
export function inRange({ from, until }: LeadRange): Filter[] {
  return from || until ? [{ createdAt: { ...(from ? { $gte: from } : {}), ...(until ? { $lt: until } : {}) } }] : [];
}

export function anyOf<Value>(values: readonly Value[]) {
  return values.length === 1 ? values[0] : { $in: values };
}
