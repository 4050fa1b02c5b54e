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
  /** Where it came from. An older sheet of the same origin does not wait any more. */
  readonly origin?: string | undefined;
  /** The waiting batch of this origin that is approved by this: it must wait still. */
  readonly approves?: string | undefined;
}

/** `ended`: the wait of the approved batch has ended otherwise. */
export type SheetChanged = 'applied' | 'outrun' | 'too_slow' | 'ended';

/**
 * Puts a staged sheet in place by changing one document, if the one that it was compared with is in place still, and if its rates are sure to be
 * there still: MongoDB compares with its own clock, so that a process which was frozen for an hour changes nothing.
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
    // The answer was lost: whether it happened can be looked up.
    if ((await currentSheet(connection))?.batch === batch) return 'applied';
    throw error;
  }
  const now = await currentSheet(connection);
  if (origin && approves && now?.waiting?.[origin]?.batch !== approves) return 'ended';
  return (now?.batch ?? NO_BATCH) === base ? 'too_slow' : 'outrun';
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
