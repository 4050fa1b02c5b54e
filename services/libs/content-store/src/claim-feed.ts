import { type Connection, mongo } from 'mongoose';
import { type FeedRecord, feedModel } from './feed-model.ts';

export interface FeedClaim {
  readonly source: string;
  readonly now: Date;
  /** Milliseconds for which nobody else asks the feed, should this process die meanwhile. */
  readonly lease: number;
}

/** The feed's record for the one process that may ask the feed now; undefined for all others, and while it is not due. */
export async function claimFeed(connection: Connection, { source, now, lease }: FeedClaim): Promise<FeedRecord | undefined> {
  try {
    const record = await feedModel(connection)
      .findOneAndUpdate(
        { _id: source, nextAt: { $lte: now } },
        { $set: { nextAt: new Date(now.getTime() + lease) }, $setOnInsert: { since: now, failures: 0, articles: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<FeedRecord>();
    return record ?? undefined;
  } catch (error) {
    // There is a record, and it is not due.
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return undefined;
    throw error;
  }
}

const DUPLICATE = 11000;
