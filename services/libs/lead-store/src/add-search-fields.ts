import { deriveFields } from './derived-fields.ts';
import { lastingFacets } from './facets.ts';
import type { StoredLead } from './find-lead.ts';
import type { Leads } from './leads.ts';
import { nameKeys } from './search-keys.ts';

/** Most leads in one call. */
const MOST_AT_ONCE = 500;

/**
 * Gives leads that an earlier version wrote their facets and name keys. Without them they are in the lists of their kind, but no filter and no search by
 * name finds them. Returns how many it gave them to. An intake of that version may still be running, so it looks again and again.
 */
export async function addSearchFields(leads: Leads): Promise<number> {
  const found = await leads.any
    .find({ nameKey: null } as never, { kind: 1, status: 1, firstName: 1, lastName: 1, state: 1, assets: 1, preferredCallTime: 1 })
    .limit(MOST_AT_ONCE)
    .lean<StoredLead[]>();
  if (found.length === 0) return 0;
  const { modifiedCount } = await leads.any.collection.bulkWrite(
    found.map((lead) => {
      const { firstName = '', lastName = '' } = lead;
      const { nameKey, givenKey } = nameKeys({ firstName, lastName });
      const lasting = { $literal: lastingFacets(lead) };
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
