import { type Connection, type Model, Schema } from 'mongoose';
import { claimDue } from '../claim-due.ts';
import { UNUSED_SOURCE_KEPT_FOR } from '../retention.ts';

/** When a source of rate sheets was fetched, and when it is due. */
export interface RateSourceRecord {
  /** Digest of its address. */
  readonly _id: string;
  /** When it was first fetched. */
  readonly since: Date;
  /** When it last returned a usable sheet, or said that nothing has changed. */
  readonly goodAt?: Date;
  /** When it may be fetched again. A process advances it before fetching, so that only one process fetches. */
  readonly nextAt: Date;
  /** Failures in a row. */
  readonly failures: number;
  /** The validators that came with the last sheet. */
  readonly etag?: string;
  readonly lastModified?: string;
}

export interface RateSourceStep {
  readonly source: string;
  readonly nextAt: Date;
}

const sourceSchema = new Schema<RateSourceRecord>(
  {
    _id: { type: String, required: true },
    since: { type: Date, required: true },
    goodAt: { type: Date },
    nextAt: { type: Date, required: true },
    failures: { type: Number, required: true },
    etag: { type: String },
    lastModified: { type: String },
  },
  { collection: 'rateSources', versionKey: false, strict: 'throw' },
);
// A TTL index: no query uses it.
sourceSchema.index({ nextAt: 1 }, { expireAfterSeconds: UNUSED_SOURCE_KEPT_FOR });

export function rateSourceModel(connection: Connection): Model<RateSourceRecord> {
  const made = connection.models.RateSource as Model<RateSourceRecord> | undefined;
  return made ?? connection.model<RateSourceRecord>('RateSource', sourceSchema);
}

/** Claims the source's record for one process. Undefined for all others, and while the source is not due. */
export function claimRateSource(
  connection: Connection,
  claim: { readonly source: string; readonly now: Date; readonly lease: number },
): Promise<RateSourceRecord | undefined> {
  return claimDue(rateSourceModel(connection), claim, {});
}

/** Stores the validators of the sheet just read, so that it need not be sent again. */
export async function rememberRateSheet(
  connection: Connection,
  { source, now, etag, lastModified }: { source: string; now: Date; etag: string | undefined; lastModified: string | undefined },
): Promise<void> {
  const set = { goodAt: now, failures: 0, ...(etag && { etag }), ...(lastModified && { lastModified }) };
  const unset = { ...(etag ? {} : { etag: 1 as const }), ...(lastModified ? {} : { lastModified: 1 as const }) };
  await rateSourceModel(connection).updateOne({ _id: source }, { $set: set, $unset: unset });
}

export async function endRateSourceWell(connection: Connection, { source, nextAt, now }: RateSourceStep & { now: Date }): Promise<void> {
  await rateSourceModel(connection).updateOne({ _id: source }, { $set: { goodAt: now, nextAt, failures: 0 } });
}

export async function endRateSourceBadly(connection: Connection, { source, nextAt }: RateSourceStep): Promise<void> {
  await rateSourceModel(connection).updateOne({ _id: source }, { $set: { nextAt }, $inc: { failures: 1 } });
}

/** When the source last succeeded, or was first fetched if it never did; undefined if it was never fetched. */
export async function rateSourceGoodSince(connection: Connection, source: string): Promise<Date | undefined> {
  const record = await rateSourceModel(connection)
    .findById(source, { since: 1, goodAt: 1 })
    .lean<Pick<RateSourceRecord, 'since' | 'goodAt'>>();
  return record?.goodAt ?? record?.since;
}
