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
 * Adds one visit, unless the same visitor had one within the hour; however many come at once, and in however many processes, one is added.
 * Resolves to whether there is such a resource.
 */
export async function countResourceDownload(connection: Connection, { id, visit, now }: Download): Promise<boolean> {
  const resources = resourceModel(connection);
  if (!(await resources.exists({ _id: id }))) return false;
  // The visit first: a process that dies between the two counts one too few, never one too many.
  if (await isFirstWithinTheHour(connection, visit, now)) await resources.updateOne({ _id: id }, { $inc: { downloadCount: 1 } });
  return true;
}

/** The id is unique, so that of several which come at once all but one meet a duplicate. MongoDB removes old visits only once a minute: hence the comparison. */
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
