import type { Connection } from 'mongoose';
import { REPLACED_SHEETS_KEPT } from '../retention.ts';
import { patient } from './patient.ts';
import { rateBatchModel } from './rate-batch-model.ts';
import { rateModel } from './rate-model.ts';
import { currentSheet } from './read-rates.ts';

/** Milliseconds between the end of a sheet's staging time and its deletion, when it was never published. */
const MARGIN = 60 * 60_000;
const AT_ONCE = 50;

/**
 * Updates the states of the batches to the published sheet, and deletes the rates of batches that are no longer needed: abandoned ones of crashed
 * processes, and old ones. Safe at any time and in several processes: it never touches a batch that is published or may still be.
 */
export async function tidySheets(connection: Connection): Promise<void> {
  const sheet = await currentSheet(connection);
  const batches = rateBatchModel(connection);
  await batches.updateMany(
    {
      state: 'staged',
      _id: { $nin: sheet ? [sheet.batch] : [] },
      $expr: { $lt: ['$stagingEndsAt', { $subtract: ['$$NOW', MARGIN] }] },
    },
    { $set: { state: 'abandoned' } },
    patient,
  );
  if (sheet) {
    await batches.updateMany({ state: 'current', _id: { $ne: sheet.batch } }, { $set: { state: 'replaced' } }, patient);
    await batches.updateOne({ _id: sheet.batch, state: { $ne: 'current' } }, { $set: { state: 'current' } }, patient);
  }
  // The newest ones only: an earlier call deleted the others.
  const replaced = await batches.find({ state: 'replaced' }, { _id: 1 }).sort({ at: -1 }).skip(REPLACED_SHEETS_KEPT).limit(AT_ONCE).lean();
  const abandoned = await batches.find({ state: 'abandoned' }, { _id: 1 }).sort({ at: -1 }).limit(AT_ONCE).lean();
  const gone = [...replaced, ...abandoned].map(({ _id }) => _id).filter((batch) => batch !== sheet?.batch);
  if (gone.length > 0) await rateModel(connection).deleteMany({ batch: { $in: gone } }, patient);
}
