import type { mongo } from 'mongoose';
import type { StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';

/** A condition put together from parts, for the driver. */
export type Filter = Readonly<Record<string, unknown>>;

/** Most leads that one page may compare with filters. */
export const MOST_EXAMINED = 5000;

interface Part {
  /** What one index answers. */
  readonly match: Filter;
  /** In the order of that index. */
  readonly sort: Readonly<Record<string, 1 | -1>>;
  /** Compared in the leads that the index finds. */
  readonly rest: readonly Filter[];
  readonly limit: number;
  /** How many the index finds, counted up to one more than `most`; without `rest` it is not needed. */
  readonly candidates: number;
  readonly most?: number;
}

export interface ReadPart {
  readonly records: readonly StoredLead[];
  /** Leads beyond `most` were not compared, and the page is not full. */
  readonly isCut: boolean;
}

/** Leads that are compared at first, for each one that the page may show. */
const FIRST_LOOK = 2;

/** What a row of a list does not show. */
export const rowProjection = { effects: 0, history: 0, attachments: 0, reception: 0, facets: 0 } as const;

/** Reads leads by one index, in its order, and leaves out those that do not match the rest. By the driver: lists read many leads. */
export async function readPart(leads: Leads, part: Part): Promise<ReadPart> {
  const { match, sort, rest, limit, candidates, most = MOST_EXAMINED } = part;
  const { collection } = leads.any;
  if (rest.length === 0) {
    const records = await collection
      .find(match as mongo.Filter<mongo.Document>, { projection: rowProjection })
      .sort(sort)
      .limit(limit)
      .toArray();
    return { records: records as unknown as StoredLead[], isCut: false };
  }
  const look = async (at: number) => {
    // A condition behind a limit stays there, so that the index of `match` is used and no more than the limit are read.
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
  // MongoDB reads thousands ahead of a condition, and where most leads match, few are enough.
  const few = Math.min(most, Math.max(limit, FIRST_LOOK * (limit - 1)));
  const found = await look(few);
  const isEnough = found.length === limit || few === most || candidates <= few;
  const records = isEnough ? found : await look(most);
  return { records, isCut: candidates > most && records.length < limit };
}
