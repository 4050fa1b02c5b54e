import type { Effect, LeadRecord, NewLead } from './lead-record.ts';

/** What has to happen for a new lead, in the order that the design gives: what waits is released by the effect before it (effectPolicy). */
export function firstOutbox({
  consent,
  reception,
  createdAt,
}: Pick<NewLead<never>, 'consent' | 'reception' | 'createdAt'>): LeadRecord['effects'] {
  const due: Effect = { state: 'due', attempts: 0, nextAt: createdAt };
  const waiting: Effect = { state: 'waiting', attempts: 0 };
  const skipped: Effect = { state: 'skipped', attempts: 0 };
  const mayBeCounted = consent?.analytics === true && !reception.globalPrivacyControl;
  return {
    verify: due,
    persist: due,
    analytics: mayBeCounted ? due : skipped,
    staffMail: waiting,
    visitorMail: waiting,
    webhook: waiting,
  };
}
