import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';

/** In bytes. With what MongoDB adds, a note must stay below 16 MB. */
const LARGEST_NOTE = 15_000_000;
/** In seconds. A driver repeats an update within seconds. */
const REPEATED_WITHIN = 3600;
const IMAGES = 'image_collection';

/**
 * Appends notes to MongoDB's oplog, so that its oldest entries go. It keeps what was written by size, and never by age. Random bytes also overwrite the
 * blocks that are free by then. Returns how many bytes.
 *
 * @param part of the oplog's largest size
 */
export async function turnOplog(client: mongo.MongoClient, part: number): Promise<number> {
  const stages = [{ $collStats: { storageStats: {} } }, { $project: { largest: '$storageStats.maxSize' } }];
  const [stats] = await client.db('local').collection('oplog.rs').aggregate<{ largest: number }>(stages).toArray();
  if (!stats) throw new Error('MongoDB does not say how large its oplog is');
  const bytes = Math.ceil(stats.largest * part);
  for (let left = bytes; left > 0; left -= LARGEST_NOTE) {
    const data = { turn: randomBytes(Math.min(left, LARGEST_NOTE)) };
    await client.db('admin').command({ appendOplogNote: 1, data });
  }
  return bytes;
}

/** Drops the whole documents that MongoDB keeps for repeats of an update: that of a session that is in use stays until its next one. */
export async function forgetImages(client: mongo.MongoClient, now: Date): Promise<void> {
  const before = new mongo.Timestamp({ t: Math.floor(now.getTime() / 1000) - REPEATED_WITHIN, i: 0 });
  await client
    .db('config')
    .collection(IMAGES)
    .deleteMany({ ts: { $lt: before } });
}
