import type { QueryFilter } from 'mongoose';
import type { LeadRecord, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

export interface RelatedLead extends Pick<LeadRecord, '_id' | 'createdAt' | 'status' | 'kind' | 'owner' | 'phone' | 'calls' | 'callback'> {
  readonly state?: string;
  readonly has: 'email' | 'phone' | 'email and phone';
}

/** Most leads for each kind of match. */
const MOST = 20;

/**
 * Other requests with this one's e-mail address or phone number, newest first, up to 20 for each. Empty until the lead has its normalized
 * contact. Rejects if MongoDB is away.
 */
export async function findRelated(
  leads: Leads,
  { _id, emailNormalised, phoneNormalised }: Pick<StoredLead, '_id' | 'emailNormalised' | 'phoneNormalised'>,
): Promise<RelatedLead[]> {
  const [byEmail, byPhone] = await Promise.all([
    emailNormalised ? find({ emailNormalised, _id: { $ne: _id } }) : [],
    phoneNormalised ? find({ phoneNormalised, _id: { $ne: _id } }) : [],
  ]);
  const phones = new Set(byPhone.map((one) => one._id));
  const emails = new Set(byEmail.map((one) => one._id));
  return [
    ...byEmail.map((one) => ({ ...one, has: phones.has(one._id) ? ('email and phone' as const) : ('email' as const) })),
    ...byPhone.filter((one) => !emails.has(one._id)).map((one) => ({ ...one, has: 'phone' as const })),
  ].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());

  function find(which: QueryFilter<LeadRecord>) {
    return leads.any
      .find(which, { createdAt: 1, status: 1, kind: 1, owner: 1, phone: 1, state: 1, calls: 1, callback: 1 })
      .sort({ _id: 1 })
      .limit(MOST)
      .lean<Omit<RelatedLead, 'has'>[]>();
  }
}
