import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';

/** A change by one account that another person has to approve. */
export interface ChangeToApprove {
  /** When it was asked for. */
  readonly at: Date;
  /** Id of the account that asks; absent if no member of staff does. */
  readonly askedBy?: string | undefined;
}

type Approver = Pick<UserRecord, '_id' | 'role' | 'createdAt' | 'disabledAt' | 'passwordHash' | 'access'>;

/**
 * Whether the account belongs to a second person. One manager can make, reset or promote another account, and act as both. So neither
 * account may have given the other access. The approver had access before the change was asked for.
 */
export function mayApprove(approver: Approver, { at, askedBy }: ChangeToApprove, asker: Pick<UserRecord, 'access'> | undefined): boolean {
  const { _id, role, createdAt, disabledAt, passwordHash } = approver;
  if (role !== 'manager' || disabledAt || !passwordHash) return false;
  if (askedBy === undefined) return true;
  const given = accessOf(approver);
  const isEarlier = createdAt < at && given.every((one) => one.at < at);
  return _id !== askedBy && isEarlier && given.every(({ by }) => by !== askedBy) && accessOf(asker).every(({ by }) => by !== _id);
}

/** Whether this account may approve the change. */
export async function canApprove(connection: Connection, id: string, change: ChangeToApprove): Promise<boolean> {
  return (await findApprovers(connection, change)).includes(id);
}

/** Whether there is an account that may approve the change. */
export async function hasApprover(connection: Connection, change: ChangeToApprove): Promise<boolean> {
  return (await findApprovers(connection, change)).length > 0;
}

async function findApprovers(connection: Connection, change: ChangeToApprove): Promise<string[]> {
  // All accounts: there are few.
  const users = await userModel(connection).find({}, { username: 0, reset: 0, codeDraft: 0 }).lean<UserRecord[]>();
  const asker = users.find(({ _id }) => _id === change.askedBy);
  return users.filter((user) => mayApprove(user, change, asker)).map(({ _id }) => _id);
}

function accessOf(user: Pick<UserRecord, 'access'> | undefined) {
  return Object.values(user?.access ?? {});
}
