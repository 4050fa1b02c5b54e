import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

const EVERY_MS = 500;

/** Lets MongoDB write its data files again and again, which it else does once a minute. Returns what ends it. */
export function forceCheckpoints(mongodbUrl: string): () => void {
  let ended = false;
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: EVERY_MS });
  void (async () => {
    while (!ended) {
      await client
        .db('admin')
        .command({ fsync: 1 })
        .catch(() => {});
      await pause(EVERY_MS);
    }
    await client.close();
  })();
  return () => {
    ended = true;
  };
}
