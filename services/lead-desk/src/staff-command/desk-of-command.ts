import { type AccountDesk, type AuditWriter, findAccountId, normalizeUsername } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Outcome } from './verb.ts';

/** Changes of the command line are audited in the name `command`. */
export function deskOfCommand({ connection }: Store, audit: AuditWriter): AccountDesk {
  return { connection, audit, by: 'command', now: new Date() };
}

/** Does something with the account of a typed name. */
export async function withAccount(
  { connection }: Store,
  typed: string,
  work: (id: string, username: string) => Promise<Outcome>,
): Promise<Outcome> {
  const username = normalizeUsername(typed);
  const id = await findAccountId(connection, username);
  return id === undefined ? { done: false, sentence: `No account is named "${username}".` } : work(id, username);
}
