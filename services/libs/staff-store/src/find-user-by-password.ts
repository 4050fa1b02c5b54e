import type { StaffRole } from '@annuity-lantern/contracts/http';
import type { Licenses, StateLicense } from '@annuity-lantern/domain/state-license';
import type { Connection } from 'mongoose';
import { normalizeUsername } from './normalize-username.ts';
import { nobodysHash, type VerifyPassword, verifyPassword } from './password-hash.ts';
import { type UserRecord, userModel } from './user-model.ts';

export interface StaffUser {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly epoch: number;
  /** Whether signing in needs a code. */
  readonly hasCode: boolean;
  readonly hasMail: boolean;
  /** Where the person may sell; none while the account is unchecked. */
  readonly licenses: Licenses<StateLicense>;
}

/**
 * The account with this name and password. Undefined if they do not match or the account is disabled. An unknown name costs the same work
 * as a wrong password, so that response times do not reveal which accounts exist.
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

/** The account with this name in any spelling, unless it is disabled. */
export async function findActiveUserNamed(connection: Connection, username: string): Promise<StaffUser | undefined> {
  const user = await userModel(connection)
    .findOne({ username: normalizeUsername(username) }, { passwordHash: 0 })
    .lean();
  return user ? activeUser(user) : undefined;
}

/** The public view of the account; undefined if it is disabled. */
export function activeUser({
  _id,
  username,
  role,
  epoch,
  disabledAt,
  code,
  mail,
  licenses,
}: Omit<UserRecord, 'passwordHash'>): StaffUser | undefined {
  const lines = licenses?.lines;
  return disabledAt ? undefined : { id: _id, username, role, epoch, hasCode: code !== undefined, hasMail: Boolean(mail), licenses: lines };
}
