import type { Connection } from 'mongoose';
import { userModel } from '../user-model.ts';

/** Counts managers who can sign in, except the account with this id. */
export function countManagers(connection: Connection, except?: string): Promise<number> {
  const own = except === undefined ? {} : { _id: { $ne: except } };
  return userModel(connection).countDocuments({ ...own, role: 'manager', disabledAt: { $exists: false }, passwordHash: { $exists: true } });
}
