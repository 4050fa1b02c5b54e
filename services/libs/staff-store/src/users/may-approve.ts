import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';

/** A change by one account that another person has to approve. */
export interface ChangeToApprove {
  /** When it was asked for. */
  readonly at: Date;
  /** Id of the account that asks; absent if no member of staff does. */
  readonly askedBy?: string | undefined;
}

type Account = Pick<UserRecord, '_id' | 'role' | 'createdAt' | 'disabledAt' | 'passwordHash' | 'access'>;

/**
 * Whether the account belongs to a second person. One manager can make, reset or promote other accounts, and act as all of them. So the
 * access of the two accounts may not lead back to a common one. The approver had access before the change was asked for.
 *
 * @param accounts every account
 */
export function mayApprove(approver: Account, { at, askedBy }: ChangeToApprove, accounts: readonly Account[]): boolean {
  const { _id, role, createdAt, disabledAt, passwordHash } = approver;
  if (role !== 'manager' || disabledAt || !passwordHash) return false;
  if (askedBy === undefined) return true;
  const isEarlier = createdAt < at && accessOf(approver).every((one) => one.at < at);
  const own = sourcesOf(_id, accounts);
  return isEarlier && ![...sourcesOf(askedBy, accounts)].some((id) => own.has(id));
}

/** Whether this account may approve the change. */
export async function canApprove(connection: Connection, id: string, change: ChangeToApprove): Promise<boolean> {
  return (await findApprovers(connection, change)).some(({ _id }) => _id === id);
}

/** Whether there is an account that may approve the change. */
export async function hasApprover(connection: Connection, change: ChangeToApprove): Promise<boolean> {
  return (await findApprovers(connection, change)).length > 0;
}

/** Mail addresses of the accounts that may approve the change. Rejects if MongoDB is away. */
export async function findApproverMails(connection: Connection, change: ChangeToApprove): Promise<string[]> {
  return (await findApprovers(connection, change)).flatMap(({ mail }) => mail ?? []);
}

async function findApprovers(connection: Connection, change: ChangeToApprove): Promise<UserRecord[]> {
  // All accounts: there are few.
  const users = await userModel(connection).find({}, { username: 0, reset: 0, codeDraft: 0 }).lean<UserRecord[]>();
  return users.filter((user) => mayApprove(user, change, users));
}

/** The account, those that gave it access, those that gave it to these, and so on. */
function sourcesOf(id: string, accounts: readonly Account[]): Set<string> {
  const found = new Set([id]);
  // A set also yields what is added while it is read.
  for (const one of found) {
    for (const { by } of accessOf(accounts.find(({ _id }) => _id === one))) if (by !== undefined) found.add(by);
  }
  return found;
}

function accessOf(account: Pick<UserRecord, 'access'> | undefined) {
  return Object.values(account?.access ?? {});
}
