import type { Connection } from 'mongoose';
import type { AuditWriter } from '../audit/audit-chain.ts';
import { activeUser, type StaffUser } from '../find-user-by-password.ts';
import { hashPassword, nobodysHash, verifyPassword } from '../password-hash.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import { findPasswordFault } from './find-password-fault.ts';
import { resetDigest } from './reset-token.ts';

interface PasswordDesk {
  readonly connection: Connection;
  readonly audit: AuditWriter;
  readonly now: Date;
  /** Where the call came from, for the audit of a call without a session. */
  readonly source?: Readonly<Record<string, string>>;
}

/** `wrong`: the current password or the link; `fault`: why the new password is refused. */
export type PasswordOutcome = { readonly user: StaffUser } | { readonly fault: string } | 'wrong';

/** Sets the password of an account if the current one is right. Every session ends, and a link stops working. Audited before the change. */
export async function changePassword(
  { connection, audit, now }: PasswordDesk,
  { id, current, next }: { readonly id: string; readonly current: string; readonly next: string },
): Promise<PasswordOutcome> {
  const user = await userModel(connection).findById(id).lean<UserRecord>();
  const matches = await verifyPassword(user?.passwordHash ?? nobodysHash, current);
  if (!user?.passwordHash || !matches) return 'wrong';
  const fault = await findPasswordFault(next, user.username);
  if (fault) return { fault };
  const passwordHash = await hashPassword(next);
  await audit.append({ at: now, by: user.username, action: 'password_changed', details: { way: 'current_password' } });
  return store(connection, { _id: id, passwordHash: user.passwordHash }, passwordHash);
}

/** Sets the password with a link. The new password is hashed first, so that a wrong link takes as long as a right one. */
export async function resetPassword(
  { connection, audit, now, source }: PasswordDesk,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<PasswordOutcome> {
  const passwordHash = await hashPassword(password);
  const valid = { 'reset.digest': resetDigest(token), 'reset.until': { $gt: now }, disabledAt: { $exists: false } };
  const user = await userModel(connection).findOne(valid, { passwordHash: 0 }).lean<UserRecord>();
  const fault = await findPasswordFault(password, user?.username ?? '');
  if (!user) return 'wrong';
  if (fault) return { fault };
  await audit.append({ at: now, by: user.username, action: 'password_changed', details: { way: 'link', ...source } });
  return store(connection, valid, passwordHash);
}

/** Only while the account is unchanged: of two who use one link at once, one is `wrong`. */
async function store(connection: Connection, as: Readonly<Record<string, unknown>>, passwordHash: string): Promise<PasswordOutcome> {
  const changed = await userModel(connection)
    .findOneAndUpdate(as, { $set: { passwordHash }, $unset: { reset: 1 }, $inc: { epoch: 1 } }, { returnDocument: 'after' })
    .lean<UserRecord>();
  const user = changed ? activeUser(changed) : undefined;
  return user ? { user } : 'wrong';
}
