import type { StaffUser } from '../find-user-by-password.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import { type AccountDesk, accessGiven } from '../users/add-account.ts';
import type { CodeDesk } from './accept-code.ts';

const withoutCode = { $unset: { code: 1, codeDraft: 1 } };

/** Turns off the caller's own sign-in code. Audited before the change. */
export async function turnOffCode(
  { connection, audit, now }: CodeDesk,
  { id, username }: Pick<StaffUser, 'id' | 'username'>,
): Promise<void> {
  const users = userModel(connection);
  if (!(await users.exists({ _id: id, code: { $exists: true } }))) return;
  await audit.append({ at: now, by: username, action: 'code_turned_off', details: { username } });
  await users.updateOne({ _id: id }, withoutCode);
}

/** Removes the sign-in code of an account, and ends its sessions. Audited before the change. */
export async function resetCode(desk: AccountDesk, id: string): Promise<'reset' | 'none' | 'unknown'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { username: 1, 'code.since': 1 }).lean<UserRecord>();
  if (!user) return 'unknown';
  if (!user.code) return 'none';
  await audit.append({ at: now, by, action: 'code_reset', details: { username: user.username } });
  await users.updateOne({ _id: id }, { ...withoutCode, $set: { 'access.code': accessGiven(desk) }, $inc: { epoch: 1 } });
  return 'reset';
}
