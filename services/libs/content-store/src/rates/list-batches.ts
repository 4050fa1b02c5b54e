import type { Connection } from 'mongoose';
import { REPLACED_SHEETS_KEPT } from '../retention.ts';
import { type RateBatch, rateBatchModel } from './rate-batch-model.ts';
import { currentSheet } from './read-rates.ts';

export interface ListedBatch extends RateBatch {
  /** By the one document that says so: `state` may be a moment behind. */
  readonly inUse: boolean;
  /** The rates are kept, so that they can be put in place again. */
  readonly kept: boolean;
}

/** Sheets that are or were in place, the one in place first, then the newest; at most `most`. What was never put in place is left out. */
export async function listBatches(connection: Connection, most: number): Promise<ListedBatch[]> {
  const sheet = await currentSheet(connection);
  if (!sheet) return [];
  const model = rateBatchModel(connection);
  const [current, before] = await Promise.all([
    model.findById(sheet.batch).lean<RateBatch>(),
    model
      .find({ state: { $in: ['current', 'replaced'] }, _id: { $ne: sheet.batch } })
      .sort({ at: -1 })
      .limit(most - 1)
      .lean<RateBatch[]>(),
  ]);
  const earlier = before.map((batch, place) => ({ ...batch, inUse: false, kept: place < REPLACED_SHEETS_KEPT }));
  return current ? [{ ...current, inUse: true, kept: true }, ...earlier] : earlier;
}
