import type { LeadDetail } from '@annuity-lantern/contracts/http';
import type { Owner, Revocation } from '@annuity-lantern/lead-store';

interface Kept {
  readonly owner: Owner | undefined;
  readonly revocations: readonly Revocation[] | undefined;
}

/** Owner and revocations as lists and details return them; an absent one stays absent. */
export function ownerAndRevocations({ owner, revocations }: Kept): Pick<LeadDetail, 'owner' | 'revocations'> {
  return {
    ...(owner ? { owner: { ...owner, since: owner.since.toISOString() } } : {}),
    ...(revocations ? { revocations: revocations.map((one) => ({ ...one, channels: [...one.channels], at: one.at.toISOString() })) } : {}),
  };
}
