import { type Connection, type Model, Schema } from 'mongoose';

/** That somebody visited a resource within the last hour. */
export interface VisitRecord {
  /** Keyed digest of resource and visitor: the address itself is stored nowhere. */
  readonly _id: string;
  readonly at: Date;
}

/** For how long further visits of the same visitor to the same resource are not counted, in seconds. */
export const VISIT_COUNTS_FOR = 3600;

const visitSchema = new Schema<VisitRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'visits', versionKey: false, strict: 'throw' },
);
// For MongoDB's own removal of visits that no longer matter; no query of ours uses it.
visitSchema.index({ at: 1 }, { expireAfterSeconds: VISIT_COUNTS_FOR });

export function visitModel(connection: Connection): Model<VisitRecord> {
  return (connection.models.Visit as Model<VisitRecord> | undefined) ?? connection.model<VisitRecord>('Visit', visitSchema);
}
