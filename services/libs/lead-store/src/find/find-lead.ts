import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

/** The lead with this id, of either kind, or null. Rejects if MongoDB is away. */
export async function findLead(leads: Leads, id: string): Promise<StoredLead | null> {
  return await leads.any.findById(id).lean<StoredLead | null>();
}

/** What a change of owner depends on. */
export type Ownership = Pick<StoredLead, 'owner' | 'seq' | 'history'>;

/** Owner, `seq` and history of those of the leads that are stored, by their ids. */
export async function findOwnership(leads: Leads, ids: readonly string[]): Promise<ReadonlyMap<string, Ownership>> {
  const found = await leads.any.find({ _id: { $in: ids } }, { owner: 1, seq: 1, history: 1 }).lean<StoredLead[]>();
  return new Map(found.map((lead) => [lead._id, lead]));
}
