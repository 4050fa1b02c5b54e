import { type Connection, type Model, Schema } from 'mongoose';

/** Facts about a sheet that need no look at its rates. */
export interface SheetSummary {
  /** Digest of all its rates, to recognize the same sheet. */
  readonly digest: string;
  readonly count: number;
  /** The number of invented rates. */
  readonly samples: number;
  readonly oldestAsOf: string;
  readonly newestAsOf: string;
}

/** One import. */
export interface RateBatch extends SheetSummary {
  readonly _id: string;
  readonly by: 'command' | 'source' | 'staff';
  /** User name of the uploader, if the sheet came from the staff desk. */
  readonly staff?: string;
  /** Id of the uploader's account. */
  readonly staffId?: string;
  /** At most one sheet per origin waits for approval. */
  readonly origin?: string;
  /** In words for visitors. */
  readonly source: string;
  readonly fileName?: string;
  /** When it was published; for a sheet that never was, when it arrived. */
  readonly at: Date;
  readonly counts: Readonly<Record<'rates' | 'added' | 'changed' | 'adjusted' | 'removed' | 'unchanged', number>>;
  /** Whether it restores the rates of an earlier sheet. */
  readonly putBack?: boolean;
  /** Why it needed approval on arrival, in sentences. */
  readonly reasons?: readonly string[];
  /** When it arrived, if it had to wait. */
  readonly uploadedAt?: Date;
  /** The managers who may approve it received a mail. */
  readonly told?: true;
  /** While it waits untold: no try before this time. */
  readonly tellAt?: Date;
  /** Who approved it, turned it down or withdrew it. */
  readonly decision?: { readonly by: string; readonly at: Date; readonly reason?: string };
  readonly replacedAt?: Date;
  /** The batch that undoing this one restores, and until when one person may do so. */
  readonly undo?: { readonly to: string; readonly until: Date };
  /**
   * For display only: `CurrentSheet` alone decides what is published and what waits. `approved`: its rates are or were published as another
   * batch.
   */
  readonly state: 'staged' | 'waiting' | 'current' | 'replaced' | 'abandoned' | EndedState;
  /** By MongoDB's clock: after this it is neither published nor made to wait. */
  readonly stagingEndsAt: Date;
}

/** How the wait for approval ended. */
export type EndedState = 'approved' | 'turned_down' | 'withdrawn' | 'superseded';
export const endedStates: readonly EndedState[] = ['approved', 'turned_down', 'withdrawn', 'superseded'];

/** A sheet that waits for approval. */
export interface WaitingEntry {
  readonly batch: string;
  readonly digest: string;
  readonly at: Date;
}

/** The one document that says which batch is published and which ones wait. Changing it publishes a sheet or ends a wait. */
export interface CurrentSheet extends SheetSummary {
  readonly _id: 'current';
  readonly batch: string;
  readonly since: Date;
  /** Waiting sheets by origin. */
  readonly waiting?: Readonly<Record<string, WaitingEntry>>;
  /** The digest of the last sheet turned down, by origin. */
  readonly turnedDown?: Readonly<Record<string, string>>;
}

/** Instead of a batch if none was ever published. */
export const NO_BATCH = '';

const summary = {
  digest: { type: String, required: true },
  count: { type: Number, required: true },
  samples: { type: Number, required: true },
  oldestAsOf: { type: String, required: true },
  newestAsOf: { type: String, required: true },
};
const count = { type: Number, required: true };

const batchSchema = new Schema<RateBatch>(
  {
    _id: { type: String, required: true },
    by: { type: String, required: true },
    staff: { type: String },
    staffId: { type: String },
    origin: { type: String },
    source: { type: String, required: true },
    fileName: { type: String },
    at: { type: Date, required: true },
    counts: { rates: count, added: count, changed: count, adjusted: count, removed: count, unchanged: count },
    putBack: { type: Boolean },
    reasons: { type: [String], default: undefined },
    uploadedAt: { type: Date },
    told: { type: Boolean },
    tellAt: { type: Date },
    decision: { type: Schema.Types.Mixed },
    replacedAt: { type: Date },
    undo: { type: Schema.Types.Mixed },
    state: { type: String, required: true },
    stagingEndsAt: { type: Date, required: true },
    ...summary,
  },
  { collection: 'rateBatches', versionKey: false, strict: 'throw' },
);
// The batches in some states, newest first.
batchSchema.index({ state: 1, at: -1, _id: -1 });

const currentSchema = new Schema<CurrentSheet>(
  {
    _id: { type: String, required: true },
    batch: { type: String, required: true },
    since: { type: Date, required: true },
    waiting: { type: Schema.Types.Mixed },
    turnedDown: { type: Schema.Types.Mixed },
    ...summary,
  },
  { collection: 'rateSheet', versionKey: false, strict: 'throw' },
);

export function rateBatchModel(connection: Connection): Model<RateBatch> {
  return (connection.models.RateBatch as Model<RateBatch> | undefined) ?? connection.model<RateBatch>('RateBatch', batchSchema);
}

export function currentSheetModel(connection: Connection): Model<CurrentSheet> {
  return (connection.models.RateSheet as Model<CurrentSheet> | undefined) ?? connection.model<CurrentSheet>('RateSheet', currentSchema);
}
