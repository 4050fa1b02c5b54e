import { type Connection, type Model, Schema } from 'mongoose';
import { VISIT_KEPT_FOR } from './retention.ts';

/** A visitor's visit to a resource within the last hour. */
export interface VisitRecord {
  /** Keyed digest of resource and visitor: the address itself is not stored. */
  readonly _id: string;
  readonly at: Date;
}

const visitSchema = new Schema<VisitRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'visits', versionKey: false, strict: 'throw' },
);
// A TTL index: no query uses it.
visitSchema.index({ at: 1 }, { expireAfterSeconds: VISIT_KEPT_FOR });

export function visitModel(connection: Connection): Model<VisitRecord> {
  return (connection.models.Visit as Model<VisitRecord> | undefined) ?? connection.model<VisitRecord>('Visit', visitSchema);
}
