import { type AccountDesk, type AuditWriter, findAccountId, normalizeUsername } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Outcome } from './verb.ts';

/** The command line's changes are audited under the name `command`. */
export function deskOfCommand({ connection }: Store, audit: AuditWriter): AccountDesk {
  return { connection, audit, by: 'command', now: new Date() };
}

/** Runs an action on the account with this name. */
export async function withAccount(
  { connection }: Store,
  typed: string,
  work: (id: string, username: string) => Promise<Outcome>,
): Promise<Outcome> {
  const username = normalizeUsername(typed);
  const id = await findAccountId(connection, username);
  return id === undefined ? { done: false, sentence: `No account is named "${username}".` } : work(id, username);
}
