import type { RateChange, RateRecord } from '@annuity-lantern/contracts/http';
import { type RateColumn, rateColumnNames, rateColumns } from '@annuity-lantern/domain/rate-columns';
import { type Connection, type Model, Schema, type SchemaDefinitionProperty } from 'mongoose';

/** A product as stored in one sheet. */
export interface StoredRate extends RateRecord {
  /** False for a product of earlier sheets, kept for its history. */
  readonly listed: boolean;
  /** Newest first. */
  readonly history: readonly RateChange[];
}

/** One document per product and sheet: published rates are never written to. */
export interface RateDocument extends Omit<StoredRate, 'id'> {
  /** Batch and product. */
  readonly _id: string;
  readonly batch: string;
  readonly product: string;
}

const changeSchema = new Schema<RateChange>(
  {
    asOf: { type: String, required: true },
    rate: { type: Number, required: true },
    source: { type: String, required: true },
  },
  { _id: false, strict: 'throw' },
);

const kinds: Readonly<Record<RateColumn['kind'], SchemaDefinitionProperty>> = {
  text: String,
  choice: String,
  term: String,
  percent: Number,
  dollars: Number,
  grade: String,
  years: Number,
  charges: [Number],
  day: String,
  mark: Boolean,
  flag: Boolean,
  states: String,
  age: Number,
};

const rateFields = {
  _id: { type: String, required: true },
  batch: { type: String, required: true },
  product: { type: String, required: true },
  ...Object.fromEntries(rateColumnNames.map((name) => [name, storedColumn(rateColumns[name])])),
  listed: { type: Boolean, required: true },
  history: { type: [changeSchema], required: true },
};

const rateSchema = new Schema<RateDocument>(rateFields, { collection: 'rates', versionKey: false, strict: 'throw' });
// A sheet in the order of its products, and all rates of a batch to delete.
rateSchema.index({ batch: 1, product: 1 }, { unique: true });

export function rateModel(connection: Connection): Model<RateDocument> {
  return (connection.models.Rate as Model<RateDocument> | undefined) ?? connection.model<RateDocument>('Rate', rateSchema);
}

function storedColumn({ kind, given }: RateColumn) {
  return { type: kinds[kind], required: given !== 'optional' };
}

export function rateDocumentId(batch: string, product: string): string {
  return `${batch}/${product}`;
}
