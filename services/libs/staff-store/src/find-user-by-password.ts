import type { Connection } from 'mongoose';
import { normalizeUsername } from './normalize-username.ts';
import { nobodysHash, type VerifyPassword, verifyPassword } from './password-hash.ts';
import { userModel } from './user-model.ts';

export interface StaffUser {
  readonly id: string;
  readonly username: string;
}

/**
 * The account with this name and password, or undefined. An unknown name costs the same work as a wrong password:
 * the time of the answer does not tell which accounts exist.
 */
export async function findUserByPassword(
  connection: Connection,
  credentials: { readonly username: string; readonly password: string },
  verify: VerifyPassword = verifyPassword,
): Promise<StaffUser | undefined> {
  const user = await userModel(connection)
    .findOne({ username: normalizeUsername(credentials.username) })
    .lean();
  const matches = await verify(user?.passwordHash ?? nobodysHash, credentials.password);
  return user && matches ? { id: user._id, username: user.username } : undefined;
}
