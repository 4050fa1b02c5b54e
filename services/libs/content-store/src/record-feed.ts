import type { EducationArticle } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { feedModel } from './feed-model.ts';

export interface FeedStep {
  readonly source: string;
  readonly now: Date;
  readonly nextAt: Date;
}

export interface GoodCopy extends FeedStep {
  readonly articles: readonly EducationArticle[];
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

/** Replaces the last copy atomically: a reader sees the old or the new one. */
export async function replaceArticles(
  connection: Connection,
  { source, now, nextAt, articles, etag, lastModified }: GoodCopy,
): Promise<void> {
  const set = { articles: [...articles], goodAt: now, nextAt, failures: 0, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  const unset = { ...(etag ? {} : { etag: 1 as const }), ...(lastModified ? {} : { lastModified: 1 as const }) };
  await feedModel(connection).updateOne({ _id: source }, { $set: set, $unset: unset });
}

export async function keepArticles(connection: Connection, { source, now, nextAt }: FeedStep): Promise<void> {
  await feedModel(connection).updateOne({ _id: source }, { $set: { goodAt: now, nextAt, failures: 0 } });
}

/** The last good copy stays unchanged. */
export async function recordFeedFailure(connection: Connection, { source, nextAt }: Omit<FeedStep, 'now'>): Promise<void> {
  await feedModel(connection).updateOne({ _id: source }, { $set: { nextAt }, $inc: { failures: 1 } });
}
