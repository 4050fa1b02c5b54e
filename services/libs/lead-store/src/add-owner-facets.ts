import { earlierFacets } from './facets.ts';
import type { Leads } from './leads.ts';
import { changeEffectsOfAll } from './update-effects.ts';

/** Most leads in one call. */
const MOST_AT_ONCE = 500;

/** Gives leads the facet of their owner that have none, because an earlier version wrote or changed them. Found by the index of facets. Returns how many. */
export async function addOwnerFacets(leads: Leads): Promise<number> {
  const found = await leads.any
    .find({ facets: { $in: earlierFacets } }, { _id: 1 })
    .limit(MOST_AT_ONCE)
    .lean<{ _id: string }[]>();
  return found.length === 0 ? 0 : await changeEffectsOfAll(leads, { _id: { $in: found.map(({ _id }) => _id) } });
}
