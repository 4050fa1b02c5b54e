import { deriveFields } from './derived-fields.ts';
import type { StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';
import { searchFieldsOf } from './search-fields-of.ts';

/** Most leads in one call. */
const MOST_AT_ONCE = 500;

/**
 * Gives leads their facets and name keys that have none: an earlier version wrote them, or their `persist` has not been done. Without them they are in the
 * lists of their kind, but no filter and no search by name finds them. Returns how many it gave them to.
 */
export async function addSearchFields(leads: Leads): Promise<number> {
  const found = await leads.any
    .find({ nameKey: null } as never, { kind: 1, status: 1, firstName: 1, lastName: 1, state: 1, assets: 1, preferredCallTime: 1 })
    .limit(MOST_AT_ONCE)
    .lean<StoredLead[]>();
  if (found.length === 0) return 0;
  const { modifiedCount } = await leads.any.collection.bulkWrite(
    found.map((lead) => {
      const { nameKey, givenKey, facets: own } = searchFieldsOf(lead);
      const lasting = { $literal: own };
      const facets = { $concatArrays: [lasting, { $setDifference: [{ $ifNull: ['$facets', []] }, lasting] }] };
      // A typed name may begin with `$`.
      const fields = { nameKey: { $literal: nameKey }, givenKey: { $literal: givenKey }, facets };
      // Another worker may have been faster.
      const filter = { _id: lead._id, nameKey: { $exists: false } } as never;
      return { updateOne: { filter, update: [{ $set: fields }, deriveFields] as never } };
    }),
    { ordered: false },
  );
  return modifiedCount;
}
