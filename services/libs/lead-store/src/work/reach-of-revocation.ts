import { OWN_PAGE, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import type { HistoryEntry, Revocation, StoredLead } from '../record/lead-record.ts';
import { normalizeContact } from '../record/normalize-contact.ts';

export type WithContacts = Pick<StoredLead, 'email' | 'phone'> & { readonly history: readonly Pick<HistoryEntry, 'seq' | 'by' | 'old'>[] };
type Contact = keyof NonNullable<HistoryEntry['old']>;

/**
 * By which address and number a revocation reaches the person's other requests: those that the lead had when it was recorded, or to which staff corrected
 * them since. What a visitor typed later reaches nobody. On their own page a visitor proved their mailbox at that time, and never a number.
 */
export function reachOf(
  lead: WithContacts,
  { seq, way }: Pick<Revocation, 'seq' | 'way'>,
): Partial<Pick<StoredLead, 'emailNormalised' | 'phoneNormalised'>> {
  const contactOf = (field: Contact): string => {
    const later = lead.history.filter((entry) => entry.seq > seq && entry.old?.[field] !== undefined);
    // The first one is of the time of the revocation. Each next one is what a correction made of it.
    const values = [...later.map(({ old }) => old?.[field] ?? ''), lead[field]];
    const byStaff = way === OWN_PAGE ? -1 : later.findLastIndex(({ by }) => by !== VISITOR_ACTOR);
    return values[byStaff + 1] ?? '';
  };
  const { emailNormalised, phoneNormalised } = normalizeContact({ email: contactOf('email'), phone: contactOf('phone') });
  return { emailNormalised, ...(phoneNormalised !== undefined && way !== OWN_PAGE ? { phoneNormalised } : {}) };
}
