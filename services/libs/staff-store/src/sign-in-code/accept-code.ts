import type { Connection } from 'mongoose';
import type { AuditWriter } from '../audit/audit-chain.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import type { CodeKeys } from './code-keys.ts';
import { plainCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

export interface CodeDesk {
  readonly connection: Connection;
  readonly audit: AuditWriter;
  readonly keys: CodeKeys;
  readonly now: Date;
}

interface TypedCode {
  /** The account's id. */
  readonly id: string;
  readonly typed: string;
  /** Who is audited for a wrong code: `unknown` before a sign-in. */
  readonly by: string;
  /** Where the code came from, for the audit. */
  readonly source?: Readonly<Record<string, string>>;
}

/**
 * Whether this is a code of the account's app or one of its recovery codes. Each works once: the last accepted step is stored, and a
 * recovery code is removed. A wrong code and the use of a recovery code are audited.
 *
 * @throws SealingError if `STAFF_KEYS` lacks the key of this account
 */
export async function acceptCode(desk: CodeDesk, { id, typed, by, source }: TypedCode): Promise<boolean> {
  const user = await userModel(desk.connection).findById(id, { username: 1, code: 1 }).lean<UserRecord>();
  if (!user?.code) return false;
  const code = plainCode(typed);
  const accepted = /^\d{6}$/.test(code) ? await takeStep(desk, user, user.code, code) : await takeRecoveryCode(desk, user, code, source);
  const details = { username: user.username, ...source };
  if (!accepted) await desk.audit.append({ at: desk.now, by, action: 'code_refused', details });
  return accepted;
}

async function takeStep({ connection, keys, now }: CodeDesk, { _id }: UserRecord, { secret }: StoredCode, code: string): Promise<boolean> {
  const step = findStep(keys.sealing.open(secret, _id), code, now);
  if (step === undefined) return false;
  // Of two calls with one code at once, the second finds the step used.
  const asRead = { _id, 'code.secret': secret, 'code.step': { $lt: step } };
  const { matchedCount } = await userModel(connection).updateOne(asRead, { $set: { 'code.step': step } });
  return matchedCount === 1;
}

async function takeRecoveryCode(
  { connection, audit, keys, now }: CodeDesk,
  { _id, username }: UserRecord,
  code: string,
  source: TypedCode['source'],
): Promise<boolean> {
  const users = userModel(connection);
  const known = { _id, 'code.recovery': { $in: keys.hashes(_id, code) } };
  if (!(await users.exists(known))) return false;
  await audit.append({ at: now, by: username, action: 'recovery_code_used', details: { username, ...source } });
  const { modifiedCount } = await users.updateOne(known, { $pull: { 'code.recovery': { $in: keys.hashes(_id, code) } } });
  return modifiedCount === 1;
}

type StoredCode = NonNullable<UserRecord['code']>;
