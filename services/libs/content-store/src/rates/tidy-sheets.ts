import type { Connection } from 'mongoose';
import { patient } from './patient.ts';
import { rateBatchModel } from './rate-batch-model.ts';
import { rateModel } from './rate-model.ts';
import { currentSheet } from './read-rates.ts';

/** Sheets whose rates are kept beside the one in place: who reads while a sheet is replaced reads on, and a person can look what was there. */
export const KEPT_REPLACED = 3;
/** Milliseconds after the end of its time before a sheet that was never put in place is taken away. */
const MARGIN = 60 * 60_000;
const AT_ONCE = 50;

/**
 * Brings the states of the batches up to what is in place, and takes away the rates of those that nobody needs: unfinished ones of processes
 * that died, and old ones. Safe at any moment and in several processes: what is in place, or may still be put there, is never touched.
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
  // The newest of them: what is older was taken away at an earlier call.
  const replaced = await batches.find({ state: 'replaced' }, { _id: 1 }).sort({ at: -1 }).skip(KEPT_REPLACED).limit(AT_ONCE).lean();
  const abandoned = await batches.find({ state: 'abandoned' }, { _id: 1 }).sort({ at: -1 }).limit(AT_ONCE).lean();
  const gone = [...replaced, ...abandoned].map(({ _id }) => _id).filter((batch) => batch !== sheet?.batch);
  if (gone.length > 0) await rateModel(connection).deleteMany({ batch: { $in: gone } }, patient);
}
