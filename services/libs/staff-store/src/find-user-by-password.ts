import type { StaffRole } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { normalizeUsername } from './normalize-username.ts';
import { nobodysHash, type VerifyPassword, verifyPassword } from './password-hash.ts';
import { type UserRecord, userModel } from './user-model.ts';

export interface StaffUser {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly epoch: number;
  /** Signing in needs a code. */
  readonly hasCode: boolean;
}

/**
 * The account with this name and password, or undefined: also when it is disabled. An unknown name costs the same work as a wrong password:
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
  return user?.passwordHash && matches ? activeUser(user) : undefined;
}

/** The account with this id, unless it is disabled. */
export async function findActiveUser(connection: Connection, id: string): Promise<StaffUser | undefined> {
  const user = await userModel(connection).findById(id, { passwordHash: 0 }).lean();
  return user ? activeUser(user) : undefined;
}

/** The account with this name, in any spelling of it, unless it is disabled. */
export async function findActiveUserNamed(connection: Connection, username: string): Promise<StaffUser | undefined> {
  const user = await userModel(connection)
    .findOne({ username: normalizeUsername(username) }, { passwordHash: 0 })
    .lean();
  return user ? activeUser(user) : undefined;
}

/** What others see of the account; undefined when it is disabled. */
export function activeUser({ _id, username, role, epoch, disabledAt, code }: Omit<UserRecord, 'passwordHash'>): StaffUser | undefined {
  return disabledAt ? undefined : { id: _id, username, role, epoch, hasCode: code !== undefined };
}
