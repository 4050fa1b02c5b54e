import { hiddenInRows, type LeadField, type StaffRole } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '@annuity-lantern/lead-store';
import { ownerAndRevocations } from './owner-and-revocations.ts';

type Kept = Pick<StoredLead, '_id' | 'createdAt' | 'consent' | 'owner' | 'callback' | 'revocations'>;

/**
 * A request as the lists show it to this role. The contract's schema drops the fields that the desk must not see, and reads a hidden
 * contact answer as empty.
 */
export function toRow<Stored extends Kept>({ _id, createdAt, consent, owner, callback, revocations, ...record }: Stored, role: StaffRole) {
  const hidden: readonly string[] = hiddenInRows(role) satisfies readonly LeadField[];
  const answers = Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name))) as typeof record;
  return {
    ...answers,
    ...ownerAndRevocations({ owner, revocations }),
    id: _id,
    createdAt: createdAt.toISOString(),
    ...(consent ? { consent } : {}),
    ...(callback ? { callback: { ...callback, at: callback.at.toISOString() } } : {}),
  };
}
