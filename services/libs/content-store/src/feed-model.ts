import type { EducationArticle } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';
import { UNUSED_SOURCE_KEPT_FOR } from './retention.ts';

/** The last good copy of a feed, with the time of its next fetch. One document, so that the copy is replaced atomically. */
export interface FeedRecord {
  /** Digest of the feed's address: another address is another feed. */
  readonly _id: string;
  /** Newest first. */
  readonly articles: readonly EducationArticle[];
  /** When the feed was first fetched. */
  readonly since: Date;
  /** When it last answered with articles or with 304. */
  readonly goodAt?: Date;
  /** When it may be fetched again. A process advances it before fetching, so that only one process fetches. */
  readonly nextAt: Date;
  /** Failures in a row. */
  readonly failures: number;
  /** The validators that came with the copy, for conditional requests. */
  readonly etag?: string;
  readonly lastModified?: string;
}

const articleSchema = new Schema<EducationArticle>(
  {
    title: { type: String, required: true },
    link: { type: String, required: true },
    // May be empty, which `required` would refuse.
    description: { type: String, default: '' },
    category: { type: String },
    pubDate: { type: String },
    day: { type: String },
    isSample: { type: Boolean },
  },
  { _id: false, strict: 'throw' },
);

const feedSchema = new Schema<FeedRecord>(
  {
    _id: { type: String, required: true },
    articles: { type: [articleSchema], required: true },
    since: { type: Date, required: true },
    goodAt: { type: Date },
    nextAt: { type: Date, required: true },
    failures: { type: Number, required: true },
    etag: { type: String },
    lastModified: { type: String },
  },
  { collection: 'articles', versionKey: false, strict: 'throw' },
);
// A TTL index: no query uses it.
feedSchema.index({ nextAt: 1 }, { expireAfterSeconds: UNUSED_SOURCE_KEPT_FOR });

export function feedModel(connection: Connection): Model<FeedRecord> {
  return (connection.models.Feed as Model<FeedRecord> | undefined) ?? connection.model<FeedRecord>('Feed', feedSchema);
}
