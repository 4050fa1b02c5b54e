import { type ColleagueRefusal, hasRightsOf } from '@annuity-lantern/contracts/http';
import { type Actor, mayGet, type Recipient, type StoredLead } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUserNamed } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { recipientOf } from './may-get.ts';

type Asking = Pick<DeskContext, 'connection' | 'hours'>;

/**
 * The account with this user name; null to leave a lead unowned.
 *
 * @throws AppError `invalid_input` (400) if no active agent or manager has the name
 */
export async function findNewOwner({ connection, hours }: Asking, to: string | null): Promise<Recipient | null> {
  if (to === null) return null;
  const owner = await askStore(() => findActiveUserNamed(connection, to));
  if (owner && hasRightsOf(owner.role, 'agent')) return recipientOf(owner, hours);
  throw invalidOwner('to', 'No agent or manager has this user name.');
}

/** The change as the audit records it. @param despite the colleague who has another request of the person */
export function changeOf(
  lead: Pick<StoredLead, 'owner' | 'seq' | 'state'>,
  to: Recipient | null,
  { despite, serviceOnly }: { readonly despite?: ColleagueRefusal | undefined; readonly serviceOnly?: true | undefined } = {},
) {
  const { owner, seq } = lead;
  return {
    seq,
    ...(owner ? { from: owner.username } : {}),
    ...(to ? { to: to.username } : {}),
    ...(despite ? { despite: despite.owner } : {}),
    ...(serviceOnly && to && !mayGet(to, lead) ? { serviceOnly: 'yes' } : {}),
  };
}

export function reasonMissing(): AppError {
  return invalidOwner('reason', 'Say why the request changes hands.');
}

/** @throws AppError `forbidden` (403), or `invalid_input` (400) without a reason: only managers give a request for service */
export function refuseServiceOnly(
  by: Actor,
  { serviceOnly, reason }: { readonly serviceOnly?: true | undefined; readonly reason?: string | undefined },
): void {
  if (!serviceOnly) return;
  if (!by.isManager)
    throw new AppError('forbidden', {
      message: 'only a manager gives a lead for service only',
      userMessage: 'Only a manager can give a request for service only.',
    });
  if (!reason) throw invalidOwner('reason', 'Say why this account has it for service only.');
}

/** 400. */
export function invalidOwner(field: 'to' | 'reason', message: string): AppError {
  return new AppError('invalid_input', {
    message: 'the owner of the lead cannot be changed so',
    userMessage: message,
    errors: [{ field, code: 'custom', message }],
  });
}
