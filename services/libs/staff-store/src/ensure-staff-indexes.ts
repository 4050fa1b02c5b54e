import type { Connection } from 'mongoose';
import { auditModel } from './audit/audit-record.ts';
import { sessionsCollection, signInAttemptsCollection } from './collections.ts';
import { userModel } from './user-model.ts';

/** Creates the indexes that are missing; needs a connection that is open. */
export async function ensureStaffIndexes(connection: Connection): Promise<void> {
  const { db } = connection;
  if (!db) throw new Error('the connection is not open');
  // Sign-in finds an account by its name, and two desks that start together must not both create it.
  await userModel(connection).collection.createIndex({ username: 1 }, { unique: true });
  // The audit is read newest first.
  await auditModel(connection).collection.createIndex({ 'content.at': -1, _id: -1 });
  // MongoDB removes ended sessions itself.
  await db.collection(sessionsCollection).createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  // Sessions are listed and ended by their account.
  await db.collection(sessionsCollection).createIndex({ 'session.staff.id': 1 });
  // The throttle counts by key, and counts right under load only while a key can exist once.
  await db.collection(signInAttemptsCollection).createIndex({ key: 1 }, { unique: true });
  // MongoDB removes counts whose window is over.
  await db.collection(signInAttemptsCollection).createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
}
