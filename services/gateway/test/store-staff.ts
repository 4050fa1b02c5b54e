import { createHash } from 'node:crypto';
import { ensureStaffIndexes, hashPassword, normalizeUsername } from '@annuity-lantern/staff-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { staff } from './start-services.ts';

/** The id of `staff`, the only manager. */
export const managerId = '00000000-0000-4000-8000-00000000000a';
export const agentId = '00000000-0000-4000-8000-00000000000b';
/** The id of a saved view of `staff`. */
export const viewId = '00000000-0000-4000-8000-00000000000d';
/** The account that sets up a sign-in code, with the password of `staff`. */
export const coded = 'iris';
/** Sets the password of another account; it works once. */
export const resetToken = 'a token of the tests';

/** Writes four accounts with known ids directly into the database. */
export async function storeStaff(mongodbUrl: string): Promise<void> {
  const store = connectStore({ mongodbUrl });
  await store.connected;
  await ensureStaffIndexes(store.connection);
  const account = { passwordHash: await hashPassword(staff.password), createdAt: new Date('2026-03-02T15:00:00Z'), epoch: 0 };
  const reset = { digest: createHash('sha256').update(resetToken).digest('base64url'), until: new Date(Date.now() + 3_600_000) };
  await store.connection.collection<{ _id: string; [field: string]: unknown }>('users').insertMany([
    { _id: managerId, username: normalizeUsername(staff.username), role: 'manager', ...account },
    { _id: agentId, username: 'ruth', role: 'agent', ...account },
    { _id: '00000000-0000-4000-8000-00000000000e', username: coded, role: 'viewer', ...account },
    { _id: '00000000-0000-4000-8000-00000000000c', username: 'nell', role: 'agent', ...account, reset },
  ]);
  const view = { id: viewId, name: 'Late', key: 'late', filters: { age: 'late' } };
  await store.connection.collection<{ _id: string; views: object[] }>('savedViews').insertOne({ _id: managerId, views: [view] });
  await store.close();
}
