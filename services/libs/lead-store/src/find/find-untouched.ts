import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { ANY_TIME, queuePlace } from '../record/queue-places.ts';
import type { Ownership } from './find-lead.ts';

/** Leads that arrived from then on and that no person has taken yet, longest waiting first. `persist` has completed them. Rejects if MongoDB is away. */
export async function findUntouched(leads: Leads, since: Date, limit: number): Promise<Ownership[]> {
  return await leads.any
    .find(
      { queue: queuePlace(null, ANY_TIME), createdAt: { $gte: since }, status: 'pending' },
      { owner: 1, seq: 1, history: 1, emailNormalised: 1, phoneNormalised: 1 },
    )
    .sort({ createdAt: 1, _id: 1 })
    .limit(limit)
    .lean<StoredLead[]>();
}
