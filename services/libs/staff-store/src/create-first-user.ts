import type { Connection } from 'mongoose';
import { normalizeUsername } from './normalize-username.ts';
import { hashPassword } from './password-hash.ts';
import { userModel } from './user-model.ts';

export interface FirstUser {
  readonly username: string;
  readonly password: string;
  readonly mail?: string | undefined;
}

const DUPLICATE_KEY = 11_000;

/** Creates a manager's account if there is no account. Resolves to whether it was created. */
export async function createFirstUser(connection: Connection, { username, password, mail }: FirstUser, now: Date): Promise<boolean> {
  const users = userModel(connection);
  if (await users.exists({})) return false;
  try {
    await users.create({
      username: normalizeUsername(username),
      passwordHash: await hashPassword(password),
      createdAt: now,
      role: 'manager',
      ...(mail && { mail }),
    });
    return true;
  } catch (error) {
    // Another desk that started at the same time created it.
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
    throw error;
  }
}
