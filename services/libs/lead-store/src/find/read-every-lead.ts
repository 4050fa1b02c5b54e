import type { mongo } from 'mongoose';
import type { LeadFilter } from '../record/facets.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type LeadRange, plansFor, rarest } from './plan-find.ts';
import { rowProjection } from './read-part.ts';

interface Choice {
  readonly filter: LeadFilter;
  /** With an end, so that leads that come in meanwhile are not waited for. */
  readonly range: LeadRange & { readonly until: Date };
  readonly sort: 'newest' | 'left';
}

/** Leads that MongoDB looks at for one batch, whether they match or not: each batch takes about as long. */
const BATCH = 100;
/** Filters that match more leads than this count as equally frequent. */
const MOST_COUNTED = 100_000;

/**
 * Every lead that matches, batch by batch, some of them empty. The rarest of the filters is read to its end. Erased leads are left out, and so are the fields that no row of a
 * list shows. Rejects if MongoDB goes away. Ending it early closes the cursor.
 */
export async function* readEveryLead(leads: Leads, { filter, range, sort }: Choice): AsyncGenerator<readonly StoredLead[]> {
  const { match, order, rest } = await rarest(leads, plansFor({ filter, range, sort }), MOST_COUNTED);
  const isWanted = [
    { $ne: ['$status', 'erased'] },
    ...rest.map((facets) => ({ $gt: [{ $size: { $setIntersection: ['$facets', facets] } }, 0] })),
  ];
  const stages = [
    { $match: match },
    { $sort: order },
    // An empty document in place of one that does not match: MongoDB would otherwise look on until a batch is full.
    { $replaceWith: { $cond: [{ $and: isWanted }, '$$ROOT', {}] } },
    { $project: rowProjection },
  ];
  const cursor: mongo.AggregationCursor = leads.any.collection.aggregate(stages as mongo.Document[], { batchSize: BATCH });
  try {
    while (await cursor.hasNext()) {
      const looked = cursor.readBufferedDocuments() as StoredLead[];
      yield looked.filter(({ _id }) => _id !== undefined);
    }
  } finally {
    await cursor.close().catch(() => {});
  }
}
