import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

/** The lead with this id, of either kind, or null. Rejects if MongoDB is away. */
export async function findLead(leads: Leads, id: string): Promise<StoredLead | null> {
  return await leads.any.findById(id).lean<StoredLead | null>();
}

/**
 * The lead with this reference number (`leadReference`), or null. Null also if two leads share it: only an id then says which is meant.
 * Rejects if MongoDB is away.
 */
export async function findLeadByReference(leads: Leads, reference: string): Promise<StoredLead | null> {
  const start = reference.replace('-', '').toLowerCase();
  // `.` follows `-`, so the range holds the ids that begin with these digits and a dash.
  const [lead, other] = await leads.any
    .find({ _id: { $gte: `${start}-`, $lt: `${start}.` } })
    .limit(2)
    .lean<StoredLead[]>();
  return lead && !other ? lead : null;
}

/** The fields on which a change of owner depends. */
export type Ownership = Pick<StoredLead, '_id' | 'owner' | 'seq' | 'history' | 'state' | 'emailNormalised' | 'phoneNormalised'>;

/** Owner, `seq`, history, state and normalized contact of the stored leads among these, by id. */
export async function findOwnership(leads: Leads, ids: readonly string[]): Promise<ReadonlyMap<string, Ownership>> {
  const found = await leads.any
    .find({ _id: { $in: ids } }, { owner: 1, seq: 1, history: 1, state: 1, emailNormalised: 1, phoneNormalised: 1 })
    .lean<StoredLead[]>();
  return new Map(found.map((lead) => [lead._id, lead]));
}
