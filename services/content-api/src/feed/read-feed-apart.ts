import { Worker } from 'node:worker_threads';
import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedDocument } from './read-feed.ts';

/** Milliseconds. Ten thousand entries take half a second of a free processor; this is for parsers that never end. */
const TIME_LIMIT = 40_000;
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

type Message = { readonly articles: EducationArticle[] } | { readonly refusal: FeedRefusal['reason'] };

/**
 * As `readFeed`, in a thread of its own: whatever a stranger's document does to a parser, visitors are answered meanwhile, and it ends in
 * seconds and within its memory.
 *
 * @throws FeedRefusal
 */
export async function readFeedApart(document: FeedDocument): Promise<EducationArticle[]> {
  // Without the settings of the process, among them keys: the parser needs none.
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: limits,
    env: {},
    execArgv: [],
  });
  const { promise, resolve } = Promise.withResolvers<Message>();
  const giveUp = () => resolve({ refusal: 'unreadable' });
  const timer = setTimeout(giveUp, TIME_LIMIT);
  worker.once('message', resolve);
  worker.once('error', giveUp);
  worker.once('exit', giveUp);
  try {
    const message = await promise;
    if ('refusal' in message) throw new FeedRefusal(message.refusal);
    return message.articles;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
