import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { normalizeContact } from '../record/normalize-contact.ts';

/** Most entries that are counted for one page: a row says that a person has more requests, not how many a script sent. */
const MOST = 1000;

/** Of each lead, how many others have its mail address. Rejects if MongoDB is away. */
export async function countOthers(leads: Leads, shown: readonly Pick<LeadRecord, '_id' | 'phone' | 'email'>[]): Promise<number[]> {
  const addresses = shown.map((lead) => normalizeContact(lead).emailNormalised);
  const asked = [...new Set(addresses.filter((address) => address !== undefined))];
  const found =
    asked.length === 0
      ? []
      : await leads.any
          .find({ emailNormalised: { $in: asked } }, { emailNormalised: 1 })
          .limit(MOST)
          .lean<Pick<LeadRecord, '_id' | 'emailNormalised'>[]>();
  return shown.map(({ _id }, index) => found.filter((one) => one.emailNormalised === addresses[index] && one._id !== _id).length);
}
