import { OWN_PAGE, VISITOR_ACTOR } from '@annuity-lantern/contracts/http';
import type { HistoryEntry, Revocation, StoredLead } from '../record/lead-record.ts';
import { normalizeContact } from '../record/normalize-contact.ts';

type Entry = Pick<HistoryEntry, 'at' | 'seq' | 'by' | 'old'>;
export type WithContacts = Pick<StoredLead, 'email' | 'phone'> & { readonly history: readonly Entry[] };
type Contact = keyof NonNullable<HistoryEntry['old']>;

/**
 * By which address and number a revocation reaches the person's other requests: those that the lead had when it was recorded, or to which staff corrected
 * them since. What a visitor typed later does not count. On their own page a visitor proved their mailbox at that time, and never a number.
 */
export function reachOf(
  lead: WithContacts,
  { seq, way }: Pick<Revocation, 'seq' | 'way'>,
): Partial<Pick<StoredLead, 'emailNormalised' | 'phoneNormalised'>> {
  const isOwn = way === OWN_PAGE;
  const contactOf = (field: Contact) => knownContact(lead, field, { isLater: (entry) => entry.seq > seq, followsStaff: !isOwn });
  const { emailNormalised, phoneNormalised } = normalizeContact({ email: contactOf('email'), phone: contactOf('phone') });
  return { emailNormalised, ...(phoneNormalised !== undefined && !isOwn ? { phoneNormalised } : {}) };
}

/** Address or number of a lead at a time, or as staff corrected it since. What its visitor typed since does not count. */
export function knownContact(
  lead: WithContacts,
  field: Contact,
  { isLater, followsStaff = true }: { readonly isLater: (entry: Entry) => boolean; readonly followsStaff?: boolean },
): string {
  const later = lead.history.filter((entry) => entry.old?.[field] !== undefined && isLater(entry));
  // The first value is of that time. Each next one is what a correction made of it.
  const values = [...later.map(({ old }) => old?.[field] ?? ''), lead[field]];
  const byStaff = followsStaff ? later.findLastIndex(({ by }) => by !== VISITOR_ACTOR) : -1;
  return values[byStaff + 1] ?? '';
}
