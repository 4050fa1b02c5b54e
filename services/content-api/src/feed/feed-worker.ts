/** Reads one feed in a process of its own; see `readFeedApart`. */
import { flushCompileCache } from 'node:module';
import { FeedRefusal } from './feed-refusal.ts';
import { type FeedDocument, readFeed } from './read-feed.ts';

// At once: the process is killed after its answer.
flushCompileCache();

// Not once: without a listener the process would end before the answer is received.
process.on('message', (document) => process.send?.(read(document as FeedDocument)));

function read(document: FeedDocument) {
  try {
    return { articles: readFeed(document) };
  } catch (error) {
    return { refusal: error instanceof FeedRefusal ? error.reason : 'unreadable' };
  }
}
