import type { LeadRow } from '@annuity-lantern/contracts/http';
import type { mongo } from 'mongoose';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

/** A condition assembled from parts, for the driver. */
export type Filter = Readonly<Record<string, unknown>>;

/** Most leads that one page may compare with filters. */
export const MOST_EXAMINED = 5000;

/** Leads compared at first. MongoDB reads thousands ahead of a condition; if most leads match, a few are enough. */
export const FIRST_LOOK = 100;

interface Part {
  /** The condition that one index answers. */
  readonly match: Filter;
  /** In the order of that index. */
  readonly sort: Readonly<Record<string, 1 | -1>>;
  /** Compared in the leads that the index finds. */
  readonly rest: readonly Filter[];
  readonly limit: number;
  /** Most leads to read. Default: 5,000. */
  readonly most?: number;
}

export interface ReadPart {
  readonly records: readonly StoredLead[];
  /** The page is not full, and some leads that `match` finds were not compared. */
  readonly isCut: boolean;
  /** The most leads that were read for it. */
  readonly examined: number;
}

/** Fields that no list shows. One that a row has does not compile. */
export const rowProjection = {
  effects: 0,
  history: 0,
  attachments: 0,
  reception: 0,
  facets: 0,
  words: 0,
  callTimes: 0,
  queue: 0,
  tally: 0,
} as const satisfies { readonly [Field in Exclude<keyof StoredLead, keyof LeadRow>]?: 0 };

/** Reads leads by one index in its order, and skips those that do not match the rest. Uses the driver, because lists read many leads. */
export async function readPart(leads: Leads, { match, sort, rest, limit, most = MOST_EXAMINED }: Part): Promise<ReadPart> {
  const { collection } = leads.any;
  if (rest.length === 0) {
    const found = await collection
      .find(match as mongo.Filter<mongo.Document>, { projection: rowProjection })
      .sort(sort)
      .limit(limit)
      .toArray();
    return { records: found as unknown as StoredLead[], isCut: false, examined: found.length };
  }
  const look = async (at: number) => {
    // MongoDB keeps a condition behind a limit. So it uses the index of `match` and reads no more than the limit.
    const stages: mongo.Document[] = [
      { $match: match },
      { $sort: sort },
      { $limit: at },
      { $match: { $and: [...rest] } },
      { $limit: limit },
      { $project: rowProjection },
    ];
    return (await collection.aggregate(stages).toArray()) as unknown as StoredLead[];
  };
  const few = Math.min(most, FIRST_LOOK);
  const found = await look(few);
  if (found.length === limit) return { records: found, isCut: false, examined: few };
  // A second look reads the first leads again.
  const many = Math.max(few, most - few);
  const candidates = await countUpTo(leads, match, many + 1);
  const records = candidates > few && many > few ? await look(many) : found;
  return { records, isCut: candidates > many && records.length < limit, examined: many > few ? few + Math.min(candidates, many) : few };
}

/** How many leads match, up to `most`; reads index keys only. */
export function countUpTo(leads: Leads, match: Filter, most: number): Promise<number> {
  return leads.any.collection.countDocuments(match as mongo.Filter<mongo.Document>, { limit: most });
}
