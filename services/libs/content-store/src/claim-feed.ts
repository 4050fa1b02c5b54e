import type { Connection } from 'mongoose';
import { claimDue, type DueClaim } from './claim-due.ts';
import { type FeedRecord, feedModel } from './feed-model.ts';

/** The feed's record for the one process that may ask the feed now; undefined for all others, and while it is not due. */
export function claimFeed(connection: Connection, claim: DueClaim): Promise<FeedRecord | undefined> {
  return claimDue(feedModel(connection), claim, { articles: [] });
}
