import { type Connection, mongo } from 'mongoose';
import { patient } from './patient.ts';
import { currentSheetModel, NO_BATCH, type SheetSummary } from './rate-batch-model.ts';
import { currentSheet } from './read-rates.ts';
import type { StagedSheet } from './stage-sheet.ts';

export interface SheetChange {
  readonly staged: StagedSheet;
  /** The batch that must still be published; undefined for none. */
  readonly base: string | undefined;
  readonly summary: SheetSummary;
  readonly at: Date;
  /** The sheet's origin. An older sheet of the same origin stops waiting. */
  readonly origin?: string | undefined;
  /** The origin of the waiting batch that this approves: it must still wait. */
  readonly approves?: string | undefined;
}

/** `ended`: the approved batch's wait has already ended. */
export type SheetChanged = 'applied' | 'outrun' | 'too_slow' | 'ended';

/**
 * Publishes a staged sheet by changing one document. Fails if another sheet was published since the comparison, or if the staging time is
 * over and the rates may be deleted. MongoDB compares by its own clock, so a process that was frozen for an hour changes nothing.
 */
export async function makeSheetCurrent(
  connection: Connection,
  { staged, base = NO_BATCH, summary, at, origin, approves }: SheetChange,
): Promise<SheetChanged> {
  const { batch, stagingEndsAt } = staged;
  const sheets = currentSheetModel(connection);
  if (base === NO_BATCH) await createEmpty(connection);
  const inTime = { $expr: { $lt: ['$$NOW', stagingEndsAt] } };
  const waits = origin && approves ? { [`waiting.${origin}.batch`]: approves } : {};
  const ends = origin ? { $unset: { [`waiting.${origin}`]: 1, [`turnedDown.${origin}`]: 1 } } : {};
  try {
    const { modifiedCount } = await sheets.updateOne(
      { _id: 'current', batch: base, ...waits, ...inTime },
      { $set: { batch, since: at, ...summary }, ...ends },
      patient,
    );
    if (modifiedCount === 1) return 'applied';
  } catch (error) {
    // The answer was lost, so look up whether it happened.
    if ((await currentSheet(connection))?.batch === batch) return 'applied';
    throw error;
  }
  const now = await currentSheet(connection);
  if (origin && approves && now?.waiting?.[origin]?.batch !== approves) return 'ended';
  return (now?.batch ?? NO_BATCH) === base ? 'too_slow' : 'outrun';
}

/** The document to compare with: an upsert would ignore the clock. */
async function createEmpty(connection: Connection): Promise<void> {
  try {
    await currentSheetModel(connection).updateOne({ _id: 'current' }, { $setOnInsert: { batch: NO_BATCH } }, { upsert: true, ...patient });
  } catch (error) {
    // Another process created it at the same time.
    if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE)) throw error;
  }
}

const DUPLICATE = 11000;
