import type { SignInCodeState } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';

/** Whether the account has a sign-in code, and how many recovery codes are left. */
export async function readCode(connection: Connection, id: string): Promise<Omit<SignInCodeState, 'required'>> {
  const user = await userModel(connection).findById(id, { 'code.since': 1, 'code.recovery': 1 }).lean<UserRecord>();
  const { code } = user ?? {};
  return { active: code !== undefined, ...(code && { since: code.since.toISOString() }), recoveryLeft: code?.recovery.length ?? 0 };
}
