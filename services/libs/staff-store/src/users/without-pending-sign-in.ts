import type { UserRecord } from '../user-model.ts';

/** The document of an account from a backup, without the link that sets a password and the code that was not confirmed: either may be used by now. */
export function withoutPendingSignIn<User extends Partial<Pick<UserRecord, 'reset' | 'codeDraft'>>>({
  reset: _reset,
  codeDraft: _draft,
  ...user
}: User): Omit<User, 'reset' | 'codeDraft'> {
  return user;
}
