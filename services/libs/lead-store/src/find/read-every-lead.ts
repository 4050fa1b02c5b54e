import type { mongo } from 'mongoose';
import type { LeadFilter } from '../record/facets.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type LeadRange, plansFor, rarest } from './plan-find.ts';
import { rowProjection } from './read-part.ts';

interface Choice {
  readonly filter: LeadFilter;
  /** Has an end, so that leads arriving meanwhile do not extend the read. */
  readonly range: LeadRange & { readonly until: Date };
  readonly sort: 'newest' | 'left';
}

/** Without its history, but with the number of notes in it. */
export type CountedLead = StoredLead & { readonly notes: number };

/** Leads that MongoDB examines per batch, matching or not, so that each batch takes about as long. */
const BATCH = 100;
/** Filters that match more leads than this count as equally frequent. */
const MOST_COUNTED = 100_000;

/**
 * Every matching lead, batch by batch; batches may be empty. Reads the rarest filter to its end. Omits erased leads and fields that no list
 * shows. Rejects if MongoDB goes away. Ending it early closes the cursor.
 */
export async function* readEveryLead(leads: Leads, { filter, range, sort }: Choice): AsyncGenerator<readonly CountedLead[]> {
  const { match, order, rest } = await rarest(leads, plansFor({ filter, range, sort }), MOST_COUNTED);
  const isWanted = [
    { $ne: ['$status', 'erased'] },
    ...rest.map((facets) => ({ $gt: [{ $size: { $setIntersection: ['$facets', facets] } }, 0] })),
  ];
  const stages = [
    { $match: match },
    { $sort: order },
    // An empty document replaces one that does not match: otherwise MongoDB would search until a batch is full.
    { $replaceWith: { $cond: [{ $and: isWanted }, '$$ROOT', {}] } },
    { $set: { notes: { $size: { $filter: { input: { $ifNull: ['$history', []] }, cond: { $ifNull: ['$$this.note', false] } } } } } },
    { $project: rowProjection },
  ];
  const cursor: mongo.AggregationCursor = leads.any.collection.aggregate(stages as mongo.Document[], { batchSize: BATCH });
  try {
    while (await cursor.hasNext()) {
      const looked = cursor.readBufferedDocuments() as CountedLead[];
      yield looked.filter(({ _id }) => _id !== undefined);
    }
  } finally {
    await cursor.close().catch(() => {});
  }
}
