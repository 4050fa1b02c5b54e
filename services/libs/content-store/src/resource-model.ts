import type { Resource } from '@annuity-lantern/contracts/http';
import { type Connection, type Model, Schema } from 'mongoose';

/** A resource, as stored. Its id is a readable slug, because it is part of the download call's URL. */
export interface ResourceRecord extends Omit<Resource, 'id'> {
  readonly _id: string;
  /** Place in the library, smallest first. */
  readonly position: number;
  /** True for invented content, which no production site may show. */
  readonly sample: boolean;
}

const resourceSchema = new Schema<ResourceRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, required: true },
    type: { type: String, required: true },
    imageUrl: { type: String },
    downloadUrl: { type: String, required: true },
    downloadCount: { type: Number, required: true, default: 0 },
    position: { type: Number, required: true },
    sample: { type: Boolean, required: true },
  },
  { collection: 'resources', versionKey: false, strict: 'throw' },
);

export function resourceModel(connection: Connection): Model<ResourceRecord> {
  return (connection.models.Resource as Model<ResourceRecord> | undefined) ?? connection.model<ResourceRecord>('Resource', resourceSchema);
}
