import type { StaffRole } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import type { AuditWriter } from '../audit/open-audit-writer.ts';
import { normalizeUsername } from '../normalize-username.ts';
import { userModel } from '../user-model.ts';
import { newReset } from './reset-token.ts';

/** Who changes accounts, and where the change is audited. */
export interface AccountDesk {
  readonly connection: Connection;
  readonly audit: AuditWriter;
  /** User name; `command` for the command line. */
  readonly by: string;
  readonly now: Date;
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

/** Adds an account without a password, and returns the secret that sets one; or `taken`. Audited before the change. */
export async function addAccount(
  { connection, audit, by, now }: AccountDesk,
  { username: typed, mail, role, displayName }: NewAccount,
): Promise<ResetSecret | 'taken'> {
  const username = normalizeUsername(typed);
  const users = userModel(connection);
  if (await users.exists({ username })) return 'taken';
  const { token, reset } = newReset(now);
  await audit.append({ at: now, by, action: 'account_added', details: { username, role } });
  try {
    await users.create({ username, mail, role, createdAt: now, reset, ...(displayName && { displayName }) });
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return 'taken';
    throw error;
  }
  return { token, until: reset.until };
}
