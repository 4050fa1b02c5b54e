import type { AccountAction, StaffRole } from '@annuity-lantern/contracts/http';
import { type UserRecord, userModel } from '../user-model.ts';
import { type AccountDesk, accessGiven, type ResetSecret } from './add-account.ts';
import { countManagers } from './count-managers.ts';
import { newReset } from './reset-token.ts';

export type AccountChange =
  | { readonly role: StaffRole }
  | { readonly mail: string }
  /** An empty name removes it. */
  | { readonly displayName: string }
  | { readonly disabled: boolean }
  | { readonly endSessions: true };

/**
 * Changes an account. Another role, disabling, and `endSessions` end its sessions. A change already in effect is not repeated. Audited
 * before the change. `last_manager`: refused, because no manager would remain.
 */
export async function changeAccount(
  desk: AccountDesk,
  id: string,
  change: AccountChange,
): Promise<'changed' | 'unchanged' | 'unknown' | 'last_manager'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { passwordHash: 0 }).lean<UserRecord>();
  if (!user) return 'unknown';
  const { action, isSo, update, undo, details } = planChange(user, change, desk);
  if (isSo) return 'unchanged';
  const losesManager = isActiveManager(user) && ('role' in change || ('disabled' in change && change.disabled));
  if (losesManager && (await countManagers(desk.connection, id)) === 0) return 'last_manager';
  await audit.append({ at: now, by, action, details: { username: user.username, ...details } });
  const { matchedCount } = await users.updateOne({ _id: id, epoch: user.epoch }, update);
  if (matchedCount === 0) return changeAccount(desk, id, change);
  // If two managers demote each other at the same moment, both changes are rolled back.
  if (losesManager && (await countManagers(desk.connection)) === 0) {
    await users.updateOne({ _id: id }, undo);
    await audit.append({ at: now, by, action, details: { username: user.username, ...details, undone: 'last_manager' } });
    return 'last_manager';
  }
  return 'changed';
}

/** Makes a new link for an account that is not disabled. Earlier links stop working. Audited before the change. */
export async function makeResetLink(desk: AccountDesk, id: string): Promise<ResetSecret | 'unknown' | 'disabled'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { passwordHash: 0 }).lean<UserRecord>();
  if (!user) return 'unknown';
  if (user.disabledAt) return 'disabled';
  const { token, reset } = newReset(now);
  await audit.append({ at: now, by, action: 'account_reset_link', details: { username: user.username } });
  const { matchedCount } = await users.updateOne(
    { _id: id, disabledAt: { $exists: false } },
    { $set: { reset, 'access.password': accessGiven(desk) } },
  );
  return matchedCount === 0 ? 'disabled' : { token, until: reset.until };
}

interface ChangePlan {
  readonly action: AccountAction;
  readonly isSo: boolean;
  readonly update: object;
  readonly undo: object;
  readonly details?: Readonly<Record<string, string>>;
}

function planChange(user: UserRecord, change: AccountChange, desk: AccountDesk): ChangePlan {
  const newEpoch = { $inc: { epoch: 1 } };
  if ('role' in change) {
    return {
      action: 'account_role_set',
      isSo: user.role === change.role,
      update: { $set: { role: change.role, 'access.role': accessGiven(desk) }, ...newEpoch },
      undo: { $set: { role: user.role } },
      details: { from: user.role, to: change.role },
    };
  }
  if ('mail' in change) {
    const { mail } = change;
    return { action: 'account_mail_set', isSo: user.mail === mail, update: { $set: { mail } }, undo: {} };
  }
  if ('displayName' in change) {
    const { displayName } = change;
    const update = displayName ? { $set: { displayName } } : { $unset: { displayName: 1 } };
    return { action: 'account_name_set', isSo: (user.displayName ?? '') === displayName, update, undo: {} };
  }
  if ('endSessions' in change) return { action: 'sessions_ended', isSo: false, update: newEpoch, undo: {} };
  if (!change.disabled) {
    const update = { $unset: { disabledAt: 1 }, $set: { 'access.enabled': accessGiven(desk) } };
    return { action: 'account_enabled', isSo: !user.disabledAt, update, undo: {} };
  }
  return {
    action: 'account_disabled',
    isSo: user.disabledAt !== undefined,
    update: { $set: { disabledAt: desk.now }, $unset: { reset: 1 }, ...newEpoch },
    undo: { $unset: { disabledAt: 1 } },
  };
}

function isActiveManager({ role, disabledAt }: UserRecord): boolean {
  return role === 'manager' && !disabledAt;
}
