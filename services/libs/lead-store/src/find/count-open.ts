import { openStatuses } from '@annuity-lantern/contracts/http';
import { statusFacet } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';

/** Most open leads that are looked through. */
const MOST_OPEN = 20_000;

/** Open leads of one state and one owner. */
export interface OpenLeads {
  readonly state?: string;
  /** Id of the account; absent for unowned leads. */
  readonly owner?: string;
  /** The owner has them for service only. */
  readonly serviceOnly?: boolean;
  readonly count: number;
}

/** Open leads by state and owner. Looks through 20,000 at most; `more`: there are others. Rejects if MongoDB is away. */
export async function countOpen(leads: Leads): Promise<{ readonly open: readonly OpenLeads[]; readonly more: boolean }> {
  const found = await leads.any.collection
    .aggregate<{ _id: Omit<OpenLeads, 'count'>; count: number }>([
      { $match: { facets: { $in: openStatuses.map(statusFacet) } } },
      { $limit: MOST_OPEN },
      { $group: { _id: { state: '$state', owner: '$owner.id', serviceOnly: '$owner.serviceOnly' }, count: { $sum: 1 } } },
    ])
    .toArray();
  const open = found.map(({ _id, count }) => ({ ..._id, count }));
  return { open, more: open.reduce((total, { count }) => total + count, 0) === MOST_OPEN };
}
