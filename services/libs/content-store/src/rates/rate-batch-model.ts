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
  /** User name, of a sheet that came by the staff desk. */
  readonly staff?: string;
  /** In words that visitors read. */
  readonly source: string;
  readonly fileName?: string;
  readonly at: Date;
  readonly counts: Readonly<Record<'rates' | 'added' | 'changed' | 'adjusted' | 'removed' | 'unchanged', number>>;
  /** `staged` until it is put in place; for people, since what is in place is said by `CurrentSheet` alone. */
  readonly state: 'staged' | 'current' | 'replaced' | 'abandoned';
  /** By the clock of MongoDB: not put in place after this. */
  readonly stagingEndsAt: Date;
}

/** The one document that says which batch is in place. Changing it is what puts a sheet in place. */
export interface CurrentSheet extends SheetSummary {
  readonly _id: 'current';
  readonly batch: string;
  readonly since: Date;
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
    source: { type: String, required: true },
    fileName: { type: String },
    at: { type: Date, required: true },
    counts: { rates: count, added: count, changed: count, adjusted: count, removed: count, unchanged: count },
    state: { type: String, required: true },
    stagingEndsAt: { type: Date, required: true },
    ...summary,
  },
  { collection: 'rateBatches', versionKey: false, strict: 'throw' },
);

const currentSchema = new Schema<CurrentSheet>(
  { _id: { type: String, required: true }, batch: { type: String, required: true }, since: { type: Date, required: true }, ...summary },
  { collection: 'rateSheet', versionKey: false, strict: 'throw' },
);

export function rateBatchModel(connection: Connection): Model<RateBatch> {
  return (connection.models.RateBatch as Model<RateBatch> | undefined) ?? connection.model<RateBatch>('RateBatch', batchSchema);
}

export function currentSheetModel(connection: Connection): Model<CurrentSheet> {
  return (connection.models.RateSheet as Model<CurrentSheet> | undefined) ?? connection.model<CurrentSheet>('RateSheet', currentSchema);
}
