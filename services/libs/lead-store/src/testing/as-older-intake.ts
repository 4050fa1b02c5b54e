import type { LeadRecord } from '../record/lead-record.ts';

/** The lead as intakes of 1.0.0 stored it: without its contact's keys, and with effects that wait for `persist` and `verify`. */
export function asOlderIntake(lead: LeadRecord): LeadRecord {
  const { emailNormalised: _email, phoneNormalised: _phone, ...kept } = lead;
  const waiting = { state: 'waiting', attempts: 0 } as const;
  const afterPersist = { ...waiting, after: 'persist', delay: 0 };
  const older: Partial<LeadRecord['effects']> = {
    verify: { state: 'due', attempts: 0, nextAt: lead.createdAt },
    ...(lead.synthetic ? {} : { recheck: { ...waiting, after: 'verify', delay: 5 * 60_000, unlessContact: ['good', 'false'] } }),
    staffMail: afterPersist,
    visitorMail: { ...waiting, after: 'verify', delay: 0, evenIfParked: true, unlessContact: ['false'] },
    consentRecord: afterPersist,
    webhook: afterPersist,
  };
  return { ...kept, effects: { ...lead.effects, ...older } } as LeadRecord;
}
