/** Reads one feed in a thread of its own; see `readFeedApart`. */
import { parentPort, workerData } from 'node:worker_threads';
import { FeedRefusal } from './feed-refusal.ts';
import { type FeedDocument, readFeed } from './read-feed.ts';

parentPort?.postMessage(read(workerData as FeedDocument));

function read(document: FeedDocument) {
  try {
    return { articles: readFeed(document) };
  } catch (error) {
    return { refusal: error instanceof FeedRefusal ? error.reason : 'unreadable' };
  }
}
