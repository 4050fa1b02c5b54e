import { type Connection, mongo } from 'mongoose';
import { patient } from './patient.ts';
import { currentSheetModel, NO_BATCH, type SheetSummary } from './rate-batch-model.ts';
import { currentSheet } from './read-rates.ts';
import type { StagedSheet } from './stage-sheet.ts';

export interface SheetChange {
  readonly staged: StagedSheet;
  /** The batch that has to be in place still; undefined for none. */
  readonly base: string | undefined;
  readonly summary: SheetSummary;
  readonly at: Date;
}

/**
 * Puts a staged sheet in place by changing one document, if the one that it was compared with is in place still, and if its rates are sure to be
 * there still: MongoDB compares with its own clock, so that a process which was frozen for an hour changes nothing.
 */
export async function makeSheetCurrent(
  connection: Connection,
  { staged, base = NO_BATCH, summary, at }: SheetChange,
): Promise<'applied' | 'outrun' | 'too_slow'> {
  const { batch, stagingEndsAt } = staged;
  const sheets = currentSheetModel(connection);
  if (base === NO_BATCH) await createEmpty(connection);
  const inTime = { $expr: { $lt: ['$$NOW', stagingEndsAt] } };
  try {
    const { modifiedCount } = await sheets.updateOne(
      { _id: 'current', batch: base, ...inTime },
      { $set: { batch, since: at, ...summary } },
      patient,
    );
    if (modifiedCount === 1) return 'applied';
  } catch (error) {
    // The answer was lost: whether it happened can be looked up.
    if ((await currentSheet(connection))?.batch === batch) return 'applied';
    throw error;
  }
  return ((await currentSheet(connection))?.batch ?? NO_BATCH) === base ? 'too_slow' : 'outrun';
}

/** Something to compare with: an upsert would not look at the clock. */
async function createEmpty(connection: Connection): Promise<void> {
  try {
    await currentSheetModel(connection).updateOne({ _id: 'current' }, { $setOnInsert: { batch: NO_BATCH } }, { upsert: true, ...patient });
  } catch (error) {
    // Another process did at the same time.
    if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE)) throw error;
  }
}

const DUPLICATE = 11000;
