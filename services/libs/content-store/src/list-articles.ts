import type { EducationArticle } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type FeedRecord, feedModel } from './feed-model.ts';

/** The last good copy of the feed, newest first; none when there never was one. */
export async function listArticles(connection: Connection, source: string): Promise<EducationArticle[]> {
  const record = await feedModel(connection).findById(source, { articles: 1 }).lean<Pick<FeedRecord, 'articles'>>();
  return [...(record?.articles ?? [])];
}

/** When the feed last answered well, or was first asked should it never have; undefined when it was never asked. */
export async function feedGoodSince(connection: Connection, source: string): Promise<Date | undefined> {
  const record = await feedModel(connection).findById(source, { since: 1, goodAt: 1 }).lean<Pick<FeedRecord, 'since' | 'goodAt'>>();
  return record?.goodAt ?? record?.since;
}
