import { type Connection, mongo } from 'mongoose';
import { resourceModel } from './resource-model.ts';
import { VISIT_KEPT_FOR } from './retention.ts';
import { visitModel } from './visit-model.ts';

export interface Download {
  readonly id: string;
  /** Keyed digest of this resource and this visitor. */
  readonly visit: string;
  readonly now: Date;
}

/**
 * Counts a visit, unless the same visitor had one within the hour, even if many come at once to several processes. Resolves to whether the
 * resource exists.
 */
export async function countResourceDownload(connection: Connection, { id, visit, now }: Download): Promise<boolean> {
  const resources = resourceModel(connection);
  if (!(await resources.exists({ _id: id }))) return false;
  // The visit is stored first: a crash between the two writes loses a count, but never adds one.
  if (await isFirstWithinTheHour(connection, visit, now)) await resources.updateOne({ _id: id }, { $inc: { downloadCount: 1 } });
  return true;
}

/**
 * The id is unique: of several simultaneous visits all but one get a duplicate error. The times are compared, because MongoDB removes old
 * visits only once a minute.
 */
async function isFirstWithinTheHour(connection: Connection, visit: string, now: Date): Promise<boolean> {
  const anHourAgo = new Date(now.getTime() - VISIT_KEPT_FOR * 1000);
  try {
    await visitModel(connection).updateOne({ _id: visit, at: { $lte: anHourAgo } }, { $set: { at: now } }, { upsert: true });
    return true;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return false;
    throw error;
  }
}

const DUPLICATE = 11000;
