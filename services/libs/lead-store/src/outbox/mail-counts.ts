import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Model, Schema } from 'mongoose';

/** The mails about requests to one address on one day. */
export interface MailCountRecord {
  /** Keyed digest of address and day: the address itself is not stored. */
  readonly _id: string;
  /** Ids of mails: the lead's for its confirmation, `<id>/<order>` for a mail about its owner. */
  readonly leads: readonly string[];
  /** The time of the day's first mail. */
  readonly at: Date;
}

/** The model of the collection `mailCounts`. */
export type MailCounts = Model<MailCountRecord>;

/** In seconds. Longer than a day, so that even a worker with a slow clock finds the count of its day. */
const KEPT_FOR = 172_800;

/** Opens the collection `mailCounts`. Its index is created once MongoDB is reachable. */
export function openMailCounts(store: Store): MailCounts {
  const schema = new Schema<MailCountRecord>(
    { _id: { type: String, required: true }, leads: { type: [String], required: true }, at: { type: Date, required: true } },
    { versionKey: false, strict: 'throw' },
  );
  // A TTL index: no query uses it.
  schema.index({ at: 1 }, { expireAfterSeconds: KEPT_FOR });
  const counts = store.connection.model<MailCountRecord>('MailCount', schema, 'mailCounts');
  // Without the index, counts are only kept longer, so a failure can wait for the next start.
  store.connected.then(() => counts.createIndexes()).catch(() => {});
  return counts;
}
