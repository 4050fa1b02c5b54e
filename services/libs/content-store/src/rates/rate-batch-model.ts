import { type Connection, type Model, Schema } from 'mongoose';

/** What is known of a sheet without looking at its rates. */
export interface SheetSummary {
  /** Of all its rates, so that the same sheet is known again. */
  readonly digest: string;
  readonly count: number;
  /** How many are invented. */
  readonly samples: number;
  readonly oldestAsOf: string;
  readonly newestAsOf: string;
}

/** One import. */
export interface RateBatch extends SheetSummary {
  readonly _id: string;
  readonly by: 'command' | 'source' | 'staff';
  /** User name of the uploader, of a sheet that came by the staff desk. */
  readonly staff?: string;
  /** Id of the uploader's account. */
  readonly staffId?: string;
  /** Of one origin, one sheet at most waits for approval. */
  readonly origin?: string;
  /** In words that visitors read. */
  readonly source: string;
  readonly fileName?: string;
  /** When it was put in place; of one that never was, when it came. */
  readonly at: Date;
  readonly counts: Readonly<Record<'rates' | 'added' | 'changed' | 'adjusted' | 'removed' | 'unchanged', number>>;
  /** It has the rates of an earlier sheet. */
  readonly putBack?: boolean;
  /** Why it needed approval when it came, in sentences. */
  readonly reasons?: readonly string[];
  /** When it came, if it had to wait. */
  readonly uploadedAt?: Date;
  /** Who approved it, turned it down or withdrew it. */
  readonly decision?: { readonly by: string; readonly at: Date; readonly reason?: string };
  readonly replacedAt?: Date;
  /** The batch that undoing this one puts back, and until when one person may do so. */
  readonly undo?: { readonly to: string; readonly until: Date };
  /** For people: what is in place and what waits is said by `CurrentSheet` alone. `approved`: its rates are in place, or were, as another batch. */
  readonly state: 'staged' | 'waiting' | 'current' | 'replaced' | 'abandoned' | EndedState;
  /** By the clock of MongoDB: neither put in place nor made to wait after this. */
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

/** The one document that says which batch is in place and which ones wait. Changing it is what puts a sheet in place, and what ends a wait. */
export interface CurrentSheet extends SheetSummary {
  readonly _id: 'current';
  readonly batch: string;
  readonly since: Date;
  /** By origin. */
  readonly waiting?: Readonly<Record<string, WaitingEntry>>;
  /** The digest of the sheet that was last turned down, by origin. */
  readonly turnedDown?: Readonly<Record<string, string>>;
}

/** In the place of a batch while there never was one. */
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
    decision: { type: Schema.Types.Mixed },
    replacedAt: { type: Date },
    undo: { type: Schema.Types.Mixed },
    state: { type: String, required: true },
    stagingEndsAt: { type: Date, required: true },
    ...summary,
  },
  { collection: 'rateBatches', versionKey: false, strict: 'throw' },
);
// Those of some states, newest first.
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
