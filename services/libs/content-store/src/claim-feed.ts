import type { Connection } from 'mongoose';
import { claimDue, type DueClaim } from './claim-due.ts';
import { type FeedRecord, feedModel } from './feed-model.ts';

/** Claims the feed's record for one process. Undefined for all others, and while the feed is not due. */
export function claimFeed(connection: Connection, claim: DueClaim): Promise<FeedRecord | undefined> {
  return claimDue(feedModel(connection), claim, { articles: [] });
}
