import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import { findRelated, type RelatedLead } from './find-related.ts';

export interface LeadOfPerson {
  readonly lead: StoredLead;
  /** Absent for the lead that was asked for. */
  readonly has?: RelatedLead['has'];
}

/**
 * A lead with its related ones (`findRelated`), newest first. Of each history only the newest entries are read. Empty without such a lead, and for an erased one. Rejects
 * if MongoDB is away.
 *
 * @param mostEntries of each history
 */
export async function findPerson(leads: Leads, id: string, mostEntries: number): Promise<LeadOfPerson[]> {
  const own = await leads.any.findOne({ _id: id, ...notErased }, { emailNormalised: 1, phoneNormalised: 1 }).lean<StoredLead | null>();
  if (!own) return [];
  const related = new Map((await findRelated(leads, own)).map(({ _id, has }) => [_id, has]));
  const found = await leads.any
    .find({ _id: { $in: [id, ...related.keys()] } })
    .slice('history', -mostEntries)
    .lean<StoredLead[]>();
  return found
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map((lead) => {
      const has = related.get(lead._id);
      return { lead, ...(has ? { has } : {}) };
    });
}
