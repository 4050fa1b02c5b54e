import type { Connection } from 'mongoose';
import { userModel } from '../user-model.ts';

/** Managers who can sign in, without the account of this id. */
export function countManagers(connection: Connection, except?: string): Promise<number> {
  const own = except === undefined ? {} : { _id: { $ne: except } };
  return userModel(connection).countDocuments({ ...own, role: 'manager', disabledAt: { $exists: false }, passwordHash: { $exists: true } });
}
