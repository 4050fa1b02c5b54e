import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { normalizeContact } from '../record/normalize-contact.ts';

type Numbered = Pick<LeadRecord, '_id' | 'phone' | 'email'>;

/**
 * The leads in their order, each with whether another request with its number wants no calls about itself. That forbids no call, since a mailbox
 * proves no number: staff ask first. Rejects if MongoDB is away.
 */
export async function markAskFirst<L extends Numbered>(
  leads: Leads,
  marked: readonly L[],
): Promise<(L & { readonly askFirst: boolean })[]> {
  const numbers = marked.map((lead) => normalizeContact(lead).phoneNormalised);
  const asked = [...new Set(numbers.filter((number) => number !== undefined))];
  const found =
    asked.length === 0
      ? []
      : await leads.any
          .find({ phoneNormalised: { $in: asked }, noCallsHere: { $exists: true } }, { phoneNormalised: 1 })
          .lean<Pick<LeadRecord, '_id' | 'phoneNormalised'>[]>();
  return marked.map((lead, index) => ({
    ...lead,
    askFirst: found.some((one) => one.phoneNormalised === numbers[index] && one._id !== lead._id),
  }));
}
