import { CORRECTION_HOLDS, MOST_CORRECTIONS } from '@annuity-lantern/contracts/http';
import type { LeadKind, LeadRecord, NewLead } from '../record/lead-record.ts';
import { contactKeys } from '../record/normalize-contact.ts';
import { firstOutbox } from './first-outbox.ts';

/** The lead can never be stored. Other leads are not affected, and a retry does not help. */
export class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
}

/** The document of a new lead. Its answers were validated on acceptance, or sorted on restoring. */
export function toRecord<K extends LeadKind>(lead: NewLead<K>): LeadRecord {
  const { kind, id, bodyHmac, createdAt, answers, otherAnswers, contact, consent, consentDoubt, attachments, reception, keyConflict } =
    lead;
  const { answeredBefore, synthetic, restored, consentSignature, correctionHash } = lead;
  const record: LeadRecord = {
    ...answers,
    ...(otherAnswers === undefined ? {} : { otherAnswers }),
    _id: id,
    kind,
    status: synthetic ? 'erased' : 'pending',
    ...(synthetic ? { synthetic } : {}),
    seq: 0,
    createdAt,
    bodyHmac,
    contact,
    verifiedOnReceipt: !answeredBefore && contact.email === 'good' && contact.phone === 'good',
    consent,
    ...(consentDoubt === undefined ? {} : { consentDoubt }),
    ...(consentSignature === undefined ? {} : { consentSignature }),
    ...(answeredBefore ? { storedLate: restored ? ('restored' as const) : ('sealed' as const) } : {}),
    ...(attachments === undefined ? {} : { attachments }),
    ...(correctionHash === undefined || restored
      ? {}
      : { correction: correctionOf(correctionHash, answeredBefore ? new Date() : createdAt) }),
    reception,
    ...(keyConflict === undefined ? {} : { keyConflict }),
    history: [{ at: createdAt, seq: 0, what: 'received', by: 'visitor' }],
    effects: firstOutbox(lead),
  };
  // A revocation finds the lead from its insert on. A synthetic one is of no person.
  return synthetic ? record : { ...record, ...contactKeys(record) };
}

/** A sealed lead can be corrected from when it is stored. */
function correctionOf(hash: string, from: Date): NonNullable<LeadRecord['correction']> {
  return { hash, until: new Date(from.getTime() + CORRECTION_HOLDS), left: MOST_CORRECTIONS };
}
