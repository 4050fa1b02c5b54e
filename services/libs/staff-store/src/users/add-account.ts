import type { StaffRole } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import type { AuditWriter } from '../audit/audit-chain.ts';
import { looksLike, normalizeUsername } from '../normalize-username.ts';
import { type AccessGiven, type UserRecord, userModel } from '../user-model.ts';
import { newReset } from './reset-token.ts';

/** Who changes accounts, and where the change is audited. */
export interface AccountDesk {
  readonly connection: Connection;
  readonly audit: AuditWriter;
  /** User name; `command` for the command line. */
  readonly by: string;
  /** Id of the manager's account; absent for the command line. */
  readonly byId?: string;
  readonly now: Date;
}

/** The stored record of a change that gives a person access. */
export function accessGiven({ now, byId }: AccountDesk): AccessGiven {
  return { at: now, ...(byId !== undefined && { by: byId }) };
}

export interface ResetSecret {
  /** Sent to the person who asked. Only its digest is stored. */
  readonly token: string;
  readonly until: Date;
}

const DUPLICATE_KEY = 11_000;

interface NewAccount {
  readonly username: string;
  readonly mail: string;
  readonly role: StaffRole;
  readonly displayName?: string | undefined;
}

/**
 * Adds an account without a password, and returns the secret that sets one. `taken`: another account has the name; `alike`: one has a name
 * that people could mistake for it. Audited before the change.
 */
export async function addAccount(
  desk: AccountDesk,
  { username: typed, mail, role, displayName }: NewAccount,
): Promise<ResetSecret | 'taken' | 'alike'> {
  const { connection, audit, by, now } = desk;
  const username = normalizeUsername(typed);
  const users = userModel(connection);
  const names = (await users.find({}, { username: 1 }).lean<UserRecord[]>()).map((user) => user.username);
  if (names.includes(username)) return 'taken';
  if (names.some((name) => looksLike(name, username))) return 'alike';
  const { token, reset } = newReset(now);
  await audit.append({ at: now, by, action: 'account_added', details: { username, role } });
  try {
    const access = { account: accessGiven(desk) };
    await users.create({ username, mail, role, createdAt: now, access, reset, ...(displayName && { displayName }) });
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return 'taken';
    throw error;
  }
  return { token, until: reset.until };
}
