import type { Licenses, StateLicense } from '@annuity-lantern/domain/state-license';
import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from './user-model.ts';

/** Mail addresses of accounts that are not disabled. */
export interface ReminderAddresses {
  /** Absent if the owner has no address or no active account. */
  readonly owner?: string;
  readonly managers: readonly string[];
}

/** Who is reminded of a lead: its owner and every manager, by their current accounts. Rejects if MongoDB is away. */
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

/** A current or earlier owner or second advisor of a request. */
export interface Person {
  /** The name that visitors see; null without one. */
  readonly name: string | null;
  /** Not disabled. */
  readonly isActive: boolean;
  readonly licenses: Licenses<StateLicense>;
}

/** Accounts by their ids, disabled ones too. Rejects if MongoDB is away. */
export async function findPeople(connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  const found = await userModel(connection)
    .find({ _id: { $in: [...ids] } }, { displayName: 1, disabledAt: 1, 'licenses.lines': 1 })
    .lean<Pick<UserRecord, '_id' | 'displayName' | 'disabledAt' | 'licenses'>[]>();
  return new Map(
    found.map(({ _id, displayName, disabledAt, licenses }) => [
      _id,
      { name: displayName ?? null, isActive: !disabledAt, licenses: licenses?.lines },
    ]),
  );
}
