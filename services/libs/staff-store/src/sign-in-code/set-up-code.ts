import type { NewSignInCode, RecoveryCodes } from '@annuity-lantern/contracts/http';
import { activeUser, type StaffUser } from '../find-user-by-password.ts';
import { type UserRecord, userModel } from '../user-model.ts';
import type { CodeDesk } from './accept-code.ts';
import { inGroups, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { addressOf, findStep, newSecret } from './totp.ts';

/** Milliseconds within which a new secret can be confirmed. */
const LIFETIME = 60 * 60_000;

/** Makes a new secret, which sign-in does not need until it is confirmed. Replaces an unconfirmed one. */
export async function beginCode(
  { connection, keys, now }: CodeDesk,
  { id, username }: Pick<StaffUser, 'id' | 'username'>,
): Promise<NewSignInCode> {
  const secret = newSecret();
  const codeDraft = { secret: keys.sealing.seal(secret, id), until: new Date(now.getTime() + LIFETIME) };
  await userModel(connection).updateOne({ _id: id }, { $set: { codeDraft } });
  return { secret, address: addressOf(secret, username) };
}

/** `wrong`: not a code of the new secret; `over`: there is no new secret, or it is too old. */
export type ConfirmOutcome = ({ readonly user: StaffUser } & RecoveryCodes) | 'wrong' | 'over';

/** Turns the new secret on, and ends every session. Audited before the change. */
export async function confirmCode(desk: CodeDesk, { id, typed }: { readonly id: string; readonly typed: string }): Promise<ConfirmOutcome> {
  const { connection, audit, keys, now } = desk;
  const users = userModel(connection);
  const before = await users.findById(id, { passwordHash: 0 }).lean<UserRecord>();
  const { username = '', codeDraft: draft } = before ?? {};
  if (!draft || draft.until <= now) return 'over';
  const step = findStep(keys.sealing.open(draft.secret, id), plainCode(typed), now);
  if (step === undefined) return 'wrong';
  const { codes, recovery } = makeRecovery(desk, id);
  await audit.append({ at: now, by: username, action: 'code_set_up', details: { username } });
  const changed = await users
    .findOneAndUpdate(
      { _id: id, 'codeDraft.secret': draft.secret },
      { $set: { code: { secret: draft.secret, step, since: now, recovery } }, $unset: { codeDraft: 1 }, $inc: { epoch: 1 } },
      { returnDocument: 'after' },
    )
    .lean<UserRecord>();
  const user = changed ? activeUser(changed) : undefined;
  return user ? { user, recoveryCodes: codes } : 'over';
}

/** Makes new recovery codes for an account with a sign-in code, and voids the earlier ones. Audited before the change. */
export async function renewRecovery(
  desk: CodeDesk,
  { id, username }: Pick<StaffUser, 'id' | 'username'>,
): Promise<RecoveryCodes | undefined> {
  const { connection, audit, now } = desk;
  const { codes, recovery } = makeRecovery(desk, id);
  await audit.append({ at: now, by: username, action: 'recovery_codes_made', details: { username } });
  const withCode = { _id: id, code: { $exists: true } };
  const { matchedCount } = await userModel(connection).updateOne(withCode, { $set: { 'code.recovery': recovery } });
  return matchedCount === 1 ? { recoveryCodes: codes } : undefined;
}

function makeRecovery({ keys }: CodeDesk, id: string) {
  const plain = newRecoveryCodes();
  return { codes: plain.map(inGroups), recovery: plain.map((code) => keys.hash(id, code)) };
}
