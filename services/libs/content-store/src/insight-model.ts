import type { Insight } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';

/** A card of the insights section, as stored. */
export interface InsightRecord extends Insight {
  readonly _id: string;
  /** True if the card's article is not published yet: its date and reading time are examples. */
  readonly sample: boolean;
}

const insightSchema = new Schema<InsightRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, required: true },
    readTime: { type: String, required: true },
    date: { type: String, required: true },
    color: { type: String, required: true },
    image: { type: String, required: true },
    // Empty while the card has no article, which `required` would refuse.
    link: { type: String, default: '' },
    sample: { type: Boolean, required: true },
  },
  { collection: 'insights', versionKey: false, strict: 'throw' },
);

export function insightModel(connection: Connection): Model<InsightRecord> {
  return (connection.models.Insight as Model<InsightRecord> | undefined) ?? connection.model<InsightRecord>('Insight', insightSchema);
}
