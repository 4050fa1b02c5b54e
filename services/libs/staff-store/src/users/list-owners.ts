import type { PossibleOwner } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';

/** Every account by user name: a disabled account or a viewer may still own earlier requests. Returns only what colleagues may see. */
export async function listOwners(connection: Connection): Promise<PossibleOwner[]> {
  const users = await userModel(connection)
    .find({}, { username: 1, role: 1, disabledAt: 1, 'licenses.lines': 1 })
    .sort({ username: 1 })
    .lean<UserRecord[]>();
  return users.map(({ _id: id, username, role, disabledAt, licenses }) => ({
    id,
    username,
    role,
    ...(disabledAt && { disabled: true as const }),
    ...(licenses && licenses.lines.length > 0 && { licenses: licenses.lines.map(({ state, until }) => ({ state, until })) }),
  }));
}
