import type { StaffAccount, StaffRole } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { signInAttemptsCollection } from '../collections.ts';
import { attemptKinds, type SignInDigests } from '../sign-in-attempts.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import { toLicenses } from './save-licenses.ts';

/** Every account by name. `lockedFrom`: failed sign-ins after which browsers wait. */
export async function listAccounts(
  connection: Connection,
  { now, lockedFrom, digests }: { readonly now: Date; readonly lockedFrom: number; readonly digests: SignInDigests },
): Promise<StaffAccount[]> {
  const users = await userModel(connection).find().sort({ username: 1 }).lean<UserRecord[]>();
  const locked = await findLocked(connection, now, lockedFrom);
  return users.map(({ _id, username, role, mail, displayName, licenses, createdAt, disabledAt, passwordHash, reset, code }) => ({
    id: _id,
    username,
    role,
    ...(mail && { mail }),
    ...(displayName && { displayName }),
    ...(licenses && { licenses: toLicenses(licenses) }),
    createdAt: createdAt.toISOString(),
    ...(disabledAt && { disabledAt: disabledAt.toISOString() }),
    hasPassword: passwordHash !== undefined,
    hasCode: code !== undefined,
    locked: locked.has(digests.ofAccount(username)),
    ...(reset && reset.until > now && { linkUntil: reset.until.toISOString() }),
  }));
}

/** Managers who can sign in with a password and a code. */
export function countManagersWithCode(connection: Connection): Promise<number> {
  return userModel(connection).countDocuments({
    role: 'manager' satisfies StaffRole,
    passwordHash: { $exists: true },
    code: { $exists: true },
    disabledAt: { $exists: false },
  });
}

/** People who work on requests, with and without a licensed state. Those without one get requests of every state. */
export async function countLicensed(connection: Connection): Promise<{ readonly licensed: number; readonly unlicensed: number }> {
  const count = (hasState: boolean) =>
    userModel(connection).countDocuments({
      role: { $ne: 'viewer' satisfies StaffRole },
      disabledAt: { $exists: false },
      'licenses.lines.0': { $exists: hasState },
    });
  const [licensed, unlicensed] = await Promise.all([count(true), count(false)]);
  return { licensed, unlicensed };
}

/** The account with this name in the form of `normalizeUsername`. */
export async function findAccountId(connection: Connection, username: string): Promise<string | undefined> {
  return (await userModel(connection).findOne({ username }, { _id: 1 }).lean<UserRecord>())?._id;
}

/** The name of the account with this id. */
export async function findUsername(connection: Connection, id: string): Promise<string | undefined> {
  return (await userModel(connection).findById(id, { username: 1 }).lean<UserRecord>())?.username;
}

/** Digests of the accounts for which a browser waits. */
async function findLocked(connection: Connection, now: Date, lockedFrom: number): Promise<ReadonlySet<string>> {
  const kinds = [attemptKinds.account, attemptKinds.device].map((kind) => ({ key: { $gte: `${kind}:`, $lt: `${kind};` } }));
  const counts = connection.collection<{ key: string }>(signInAttemptsCollection);
  const full = await counts.find({ $or: kinds, expire: { $gt: now }, points: { $gte: lockedFrom } }).toArray();
  return new Set(full.map(({ key }) => key.split(/[:/]/)[1] ?? ''));
}
