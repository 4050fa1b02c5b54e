import { type ColleagueRefusal, hasRightsOf } from '@annuity-lantern/contracts/http';
import type { StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUserNamed, type StaffUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';

/**
 * The account with this user name; null to leave a lead unowned.
 *
 * @throws AppError `invalid_input` (400) if no active agent or manager has the name
 */
export async function findNewOwner(connection: Store['connection'], to: string | null): Promise<StaffUser | null> {
  if (to === null) return null;
  const owner = await askStore(() => findActiveUserNamed(connection, to));
  if (owner && hasRightsOf(owner.role, 'agent')) return owner;
  throw invalidOwner('to', 'No agent or manager has this user name.');
}

/** The change as the audit records it. @param despite the colleague who has another request of the person */
export function changeOf(
  { owner, seq }: Pick<StoredLead, 'owner' | 'seq'>,
  to: Pick<StaffUser, 'username'> | null,
  despite?: ColleagueRefusal,
) {
  return {
    seq,
    ...(owner ? { from: owner.username } : {}),
    ...(to ? { to: to.username } : {}),
    ...(despite ? { despite: despite.owner } : {}),
  };
}

export function reasonMissing(): AppError {
  return invalidOwner('reason', 'Say why the request changes hands.');
}

/** 400. */
export function invalidOwner(field: 'to' | 'reason', message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the owner of the lead cannot be changed so',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
