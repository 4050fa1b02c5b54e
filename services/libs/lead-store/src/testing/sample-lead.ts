import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { toRecord } from '../insert/to-record.ts';
import type { LeadRecord, StoredLead } from '../record/lead-record.ts';

/** For tests: a consultation as it is stored at `createdAt`, with these parts. */
export function sampleLead(createdAt: Date, parts: Partial<StoredLead> = {}, consent: LeadRecord['consent'] = null): StoredLead {
  const record = toRecord({
    kind: 'consultation',
    id: '0198d0a2-7a3c-8e11-9b2f-3f6f1c9a2b11',
    bodyHmac: 'hmac',
    createdAt,
    answers: sampleConsultation,
    contact: { email: 'good', phone: 'good' },
    consent,
    reception: {},
  });
  return { ...record, ...parts } as StoredLead;
}
