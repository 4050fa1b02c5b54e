import type { Connection } from 'mongoose';
import { REPLACED_RATES_KEPT_FOR, REPLACED_SHEETS_KEPT } from '../retention.ts';
import { patient } from './patient.ts';
import { endedStates, rateBatchModel } from './rate-batch-model.ts';
import { rateModel } from './rate-model.ts';
import { currentSheet } from './read-rates.ts';

/** Milliseconds between the end of an unpublished sheet's staging time and its deletion. */
const MARGIN = 60 * 60_000;
const AT_ONCE = 50;
/** More than are replaced in a busy day. */
const REPLACED_AT_ONCE = 500;

/**
 * Updates the states of the batches to match the published and the waiting sheets. Deletes the rates of batches that are no longer needed:
 * abandoned ones of crashed processes, ended waits, and old ones. Safe at any time and in several processes: it never touches a batch that
 * is published, waits or may still do so.
 */
export async function tidySheets(connection: Connection): Promise<void> {
  const batches = rateBatchModel(connection);
  // Read before the sheet: a batch waits there before it is marked here. If it is missing there, its wait has ended for good.
  const marked = await batches.find({ state: 'waiting' }, { _id: 1 }).lean<{ _id: string }[]>();
  const sheet = await currentSheet(connection);
  const waiting = Object.values(sheet?.waiting ?? {}).map(({ batch }) => batch);
  const ended = marked.map(({ _id }) => _id).filter((batch) => !waiting.includes(batch));
  await batches.updateMany({ _id: { $in: ended }, state: 'waiting' }, { $set: { state: 'superseded' } }, patient);
  await batches.updateMany({ _id: { $in: waiting }, state: 'staged' }, { $set: { state: 'waiting' } }, patient);
  await batches.updateMany(
    {
      state: 'staged',
      _id: { $nin: sheet ? [sheet.batch, ...waiting] : [] },
      $expr: { $lt: ['$stagingEndsAt', { $subtract: ['$$NOW', MARGIN] }] },
    },
    { $set: { state: 'abandoned' } },
    patient,
  );
  if (sheet) {
    const replaced = { state: 'replaced', replacedAt: sheet.since } as const;
    await batches.updateMany({ state: 'current', _id: { $ne: sheet.batch } }, { $set: replaced }, patient);
    await batches.updateOne({ _id: sheet.batch, state: { $ne: 'current' } }, { $set: { state: 'current' } }, patient);
  }
  // Only the newest ones: an earlier call deleted the others.
  const newest = await batches.find({ state: 'replaced' }, { _id: 1 }).sort({ at: -1 }).limit(REPLACED_SHEETS_KEPT).lean();
  const replacedAt = { $lt: new Date(Date.now() - REPLACED_RATES_KEPT_FOR * 1000) };
  const replaced = await batches
    .find({ state: 'replaced', _id: { $nin: newest.map(({ _id }) => _id) }, replacedAt }, { _id: 1 })
    .sort({ at: -1 })
    .limit(REPLACED_AT_ONCE)
    .lean();
  const unused = await batches
    .find({ state: { $in: ['abandoned', ...endedStates] } }, { _id: 1 })
    .sort({ at: -1 })
    .limit(AT_ONCE)
    .lean();
  const gone = [...replaced, ...unused].map(({ _id }) => _id).filter((batch) => batch !== sheet?.batch);
  gone.push(...ended);
  if (gone.length > 0) await rateModel(connection).deleteMany({ batch: { $in: gone } }, patient);
}
