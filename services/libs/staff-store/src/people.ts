import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from './user-model.ts';

/** Mail addresses of accounts that are not disabled. */
export interface ReminderAddresses {
  /** Absent for an owner without an address, or without an account that is active. */
  readonly owner?: string;
  readonly managers: readonly string[];
}

/** Who is reminded of a lead: its owner and every manager, as their accounts are now. Rejects if MongoDB is away. */
export async function findReminderAddresses(connection: Connection, ownerId: string | undefined): Promise<ReminderAddresses> {
  const wanted = { $or: [{ role: 'manager' as const }, ...(ownerId === undefined ? [] : [{ _id: ownerId }])] };
  const found = await userModel(connection)
    .find({ ...wanted, disabledAt: { $exists: false }, mail: { $type: 'string' } }, { mail: 1, role: 1 })
    .sort({ username: 1 })
    .lean<Pick<UserRecord, '_id' | 'role' | 'mail'>[]>();
  const owner = found.find(({ _id }) => _id === ownerId)?.mail;
  return {
    ...(owner === undefined ? {} : { owner }),
    managers: found.flatMap(({ role, mail }) => (role === 'manager' && mail ? [mail] : [])),
  };
}

/** The names that visitors see, by the ids of their accounts, disabled ones too. One that has none is missing. Rejects if MongoDB is away. */
export async function findDisplayNames(connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await userModel(connection)
    .find({ _id: { $in: [...ids] } }, { displayName: 1 })
    .lean<Pick<UserRecord, '_id' | 'displayName'>[]>();
  return new Map(found.flatMap(({ _id, displayName }) => (displayName ? [[_id, displayName] as const] : [])));
}
