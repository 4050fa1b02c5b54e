import type { Connection } from 'mongoose';
import { auditModel, requestFields } from './audit/audit-record.ts';
import { sessionsCollection, signedEventsCollection, signInAttemptsCollection } from './collections.ts';
import { KEPT_FOR } from './signed-events.ts';
import { userModel } from './user-model.ts';

/** Creates missing indexes; needs an open connection. */
export async function ensureStaffIndexes(connection: Connection): Promise<void> {
  const { db } = connection;
  if (!db) throw new Error('the connection is not open');
  // Sign-in finds an account by its name, and two desks that start together must not both create it.
  await userModel(connection).collection.createIndex({ username: 1 }, { unique: true });
  // The audit is read newest first: all of it, or by person, by action, by both, or by request.
  const newest = { 'content.at': -1, _id: -1 } as const;
  const audit = auditModel(connection).collection;
  await audit.createIndex(newest);
  await audit.createIndex({ 'content.by': 1, ...newest });
  await audit.createIndex({ 'content.action': 1, ...newest });
  await audit.createIndex({ 'content.by': 1, 'content.action': 1, ...newest });
  for (const field of requestFields) {
    await audit.createIndex({ [field]: 1, ...newest }, { partialFilterExpression: { [field]: { $exists: true } } });
  }
  // MongoDB removes ended sessions itself.
  await db.collection(sessionsCollection).createIndex({ expires: 1 }, { expireAfterSeconds: 0 });
  // Sessions are listed and ended by account.
  await db.collection(sessionsCollection).createIndex({ 'session.staff.id': 1 });
  // The throttle counts by key. Under load the count is right only if a key is unique.
  await db.collection(signInAttemptsCollection).createIndex({ key: 1 }, { unique: true });
  // MongoDB removes counts whose window is over.
  await db.collection(signInAttemptsCollection).createIndex({ expire: 1 }, { expireAfterSeconds: 0 });
  // MongoDB forgets answers that no CRM asks for again.
  await db.collection(signedEventsCollection).createIndex({ startedAt: 1 }, { expireAfterSeconds: KEPT_FOR });
}
