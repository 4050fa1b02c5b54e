import { hiddenInRows, type LeadField, type StaffRole } from '@annuity-lantern/contracts/http';
import type { StoredLead, WithNoCalls } from '@annuity-lantern/lead-store';
import { type Dated, datedFields } from '../lead-detail/dated-fields.ts';
import { noCallsOfRow } from '../lead-detail/no-calls-fields.ts';

type Kept = WithNoCalls<Pick<StoredLead, '_id' | 'createdAt' | 'consent' | 'wrongNumber'> & Partial<Dated>>;

/**
 * A request as the lists show it to this role. The contract's schema drops the fields that the desk must not see, and reads a hidden
 * contact answer as empty.
 */
export function toRow<Stored extends Kept>(
  {
    _id,
    createdAt,
    consent,
    owner,
    revocations,
    calls,
    callback,
    wrongNumber,
    noCallsHere,
    noCalls,
    noEmail,
    badAddress,
    ...record
  }: Stored,
  role: StaffRole,
) {
  const hidden: readonly string[] = hiddenInRows(role) satisfies readonly LeadField[];
  const answers = Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name))) as typeof record;
  return {
    ...answers,
    ...datedFields({ owner, revocations, calls, callback, noCallsHere }),
    ...(wrongNumber ? { wrongNumber: true } : {}),
    ...noCallsOfRow({ noCalls, noEmail, badAddress }),
    id: _id,
    createdAt: createdAt.toISOString(),
    ...(consent ? { consent } : {}),
  };
}
