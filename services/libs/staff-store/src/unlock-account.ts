import type { Connection } from 'mongoose';
import type { AuditWriter } from './audit/audit-chain.ts';
import { signInAttemptsCollection } from './collections.ts';
import { normalizeUsername } from './normalize-username.ts';
import { attemptKinds, type SignInDigests } from './sign-in-attempts.ts';
import { userModel } from './user-model.ts';

interface Unlocking {
  readonly username: string;
  readonly by: string;
  readonly now: Date;
  readonly audit: AuditWriter;
  readonly digests: SignInDigests;
}

/**
 * Deletes the failed sign-ins of an account, from unknown and known browsers; those of addresses still count. Audited first, under the name
 * `by`. Needs an open connection.
 */
export async function unlockAccount(
  connection: Connection,
  { username: typed, by, now, audit, digests }: Unlocking,
): Promise<'unlocked' | 'not_locked' | 'unknown'> {
  const username = normalizeUsername(typed);
  if (!(await userModel(connection).exists({ username }))) return 'unknown';
  const attempts = connection.collection(signInAttemptsCollection);
  const account = digests.ofAccount(username);
  const device = `${attemptKinds.device}:${account}`;
  const own = { $or: [{ key: `${attemptKinds.account}:${account}` }, { key: { $gte: `${device}/`, $lt: `${device}0` } }] };
  if (!(await attempts.findOne({ ...own, expire: { $gt: now } }))) return 'not_locked';
  await audit.append({ at: now, by, action: 'unlocked', details: { username } });
  await attempts.deleteMany(own);
  return 'unlocked';
}
