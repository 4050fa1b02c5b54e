import type { Connection } from 'mongoose';
import { normaliseUsername } from './normalise-username.ts';
import { hashPassword } from './password-hash.ts';
import { userModel } from './user-model.ts';

export interface FirstUser {
  readonly username: string;
  readonly password: string;
}

const DUPLICATE_KEY = 11_000;

/** Creates the account when there is none at all. Resolves to whether it was created; accounts that exist are never touched. */
export async function createFirstUser(connection: Connection, { username, password }: FirstUser, now: Date): Promise<boolean> {
  const users = userModel(connection);
  if (await users.exists({})) return false;
  try {
    await users.create({ username: normaliseUsername(username), passwordHash: await hashPassword(password), createdAt: now });
    return true;
  } catch (error) {
    // Another desk that started at the same moment was faster.
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
    throw error;
  }
}
