import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { ANY_TIME, queuePlace } from '../record/queue-places.ts';
import type { Ownership } from './find-lead.ts';

export type Untouched = Ownership & Pick<StoredLead, 'createdAt'>;

/**
 * Leads that arrived from then on and that no person has taken yet, longest waiting first, each page after the last one of the previous page. `persist` has
 * completed them. Rejects if MongoDB is away.
 */
export async function findUntouched(leads: Leads, since: Date, limit: number, last?: Untouched): Promise<Untouched[]> {
  const from = last
    ? { createdAt: { $gte: last.createdAt }, $or: [{ createdAt: { $gt: last.createdAt } }, { _id: { $gt: last._id } }] }
    : { createdAt: { $gte: since } };
  return await leads.any
    .find(
      { queue: queuePlace(null, ANY_TIME), status: 'pending', ...from },
      { createdAt: 1, owner: 1, seq: 1, history: 1, state: 1, emailNormalised: 1, phoneNormalised: 1 },
    )
    .sort({ createdAt: 1, _id: 1 })
    .limit(limit)
    .lean<StoredLead[]>();
}
