import { claimFeed, keepArticles, recordFeedFailure, replaceArticles } from '@annuity-lantern/content-store';
import { getDocument, OutgoingGetError } from '@annuity-lantern/service-kit/outgoing-get';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askWith, retryPause, StatusRefusal, validatorsIn } from '../outside-sources/ask-again.ts';
import type { OutsideSource } from '../outside-sources/outside-source.ts';
import { FeedRefusal } from './feed-refusal.ts';
import type { FeedOutcome } from './measure-feed.ts';
import { readFeedApart } from './read-feed-apart.ts';

export interface RefreshOptions {
  readonly connection: Store['connection'];
  readonly source: OutsideSource;
  readonly now: () => Date;
  /** Milliseconds for the whole answer. */
  readonly timeLimit?: number;
}

const TIME_LIMIT = 20_000;
/** Size of the feed after decompression. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Longer than fetching and reading take together. */
const LEASE = 90_000;
const EVERY = 30 * 60_000;
const accept =
  'application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/json;q=0.9, application/xml;q=0.9, */*;q=0.5';

type ClaimingOption = NonNullable<Awaited<ReturnType<typeof claimFeed>>>;

/**
 * Fetches the feed if it is due and no other process holds the lease, and replaces the last copy with a good one. After a failure the last
 * copy stays. The feed is fetched again after one minute, then two, four and so on up to the usual half hour.
 *
 * @returns undefined if it was not due
 */
export async function refreshFeed(options: RefreshOptions): Promise<FeedOutcome | undefined> {
  const { connection, source, now } = options;
  const claim = await claimFeed(connection, { source: source.id, now: now(), lease: LEASE });
  if (!claim) return undefined;
  try {
    return await askFeed(options, claim);
  } catch (error) {
    const nextAt = new Date(now().getTime() + retryPause(claim.failures, EVERY));
    await recordFeedFailure(connection, { source: source.id, nextAt });
    return classOf(error);
  }
}

async function askFeed({ connection, source, now, timeLimit = TIME_LIMIT }: RefreshOptions, claim: ClaimingOption): Promise<FeedOutcome> {
  const { url, privateOrigin, id } = source;
  const answer = await getDocument({
    url,
    privateOrigin,
    timeLimit,
    mostBytes: MOST_BYTES,
    headers: { accept, ...(claim.articles.length > 0 ? askWith(claim) : {}) },
  });
  const step = () => ({ source: id, now: now(), nextAt: new Date(now().getTime() + EVERY) });
  if (answer.status === 304 && claim.articles.length > 0) {
    await keepArticles(connection, step());
    return 'unchanged';
  }
  if (answer.status !== 200) throw new StatusRefusal();
  const articles = await readFeedApart({
    bytes: answer.body,
    contentType: answer.headers['content-type'],
    url: answer.url,
    now: now().getTime(),
  });
  await replaceArticles(connection, { ...step(), articles, ...validatorsIn(answer.headers) });
  return 'stored';
}

function classOf(error: unknown): FeedOutcome {
  if (error instanceof StatusRefusal) return 'status_refused';
  if (error instanceof OutgoingGetError) return error.failure;
  if (error instanceof FeedRefusal) return error.reason;
  return 'internal';
}
