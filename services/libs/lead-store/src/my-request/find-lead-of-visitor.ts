import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { normalizeEmail } from '../record/normalize-contact.ts';

/** Ids that begin with the same eight digits: more than ever happens. */
const MOST_ALIKE = 10;

/** The id of the lead with this reference number and e-mail address; undefined without one. Rejects if MongoDB is away. */
export async function findLeadOfVisitor(
  leads: Leads,
  asked: { readonly reference: string; readonly email: string },
): Promise<string | undefined> {
  const start = asked.reference.replace('-', '').toLowerCase();
  // `.` follows `-`, so the range holds the ids that begin with these digits and a dash.
  const found = await leads.any
    .find({ _id: { $gte: `${start}-`, $lt: `${start}.` }, status: { $ne: 'erased' } }, { email: 1 })
    .limit(MOST_ALIKE)
    .lean<Pick<StoredLead, '_id' | 'email'>[]>();
  const wanted = normalizeEmail(asked.email);
  return found.find(({ email }) => normalizeEmail(email) === wanted)?._id;
}
