import type { EducationArticle } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type FeedRecord, feedModel } from './feed-model.ts';

/** The last good copy of the feed, newest first; empty without a copy. */
export async function listArticles(connection: Connection, source: string): Promise<EducationArticle[]> {
  const record = await feedModel(connection).findById(source, { articles: 1 }).lean<Pick<FeedRecord, 'articles'>>();
  return [...(record?.articles ?? [])];
}

/** When the feed last succeeded, or was first fetched if it never did; undefined if it was never fetched. */
export async function feedGoodSince(connection: Connection, source: string): Promise<Date | undefined> {
  const record = await feedModel(connection).findById(source, { since: 1, goodAt: 1 }).lean<Pick<FeedRecord, 'since' | 'goodAt'>>();
  return record?.goodAt ?? record?.since;
}
