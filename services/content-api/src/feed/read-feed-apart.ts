import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { runApart } from '@annuity-lantern/service-kit/run-apart';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedDocument } from './read-feed.ts';

/** In milliseconds. Ten thousand entries take half a second on an idle processor; the limit ends parsers that never return. */
const TIME_LIMIT = 40_000;

type Message = { readonly articles: EducationArticle[] } | { readonly refusal: FeedRefusal['reason'] };

/**
 * Like `readFeed`, in a process of its own with limits on time and memory.
 *
 * @throws FeedRefusal
 */
export async function readFeedApart(document: FeedDocument): Promise<EducationArticle[]> {
  const message = await runApart<Message>(new URL('./feed-worker.ts', import.meta.url), document, TIME_LIMIT);
  if (message && 'articles' in message) return message.articles;
  throw new FeedRefusal(message?.refusal ?? 'unreadable');
}
