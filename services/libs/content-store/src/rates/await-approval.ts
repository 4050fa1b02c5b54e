import type { Connection } from 'mongoose';
import { patient } from './patient.ts';
import { type CurrentSheet, currentSheetModel, type EndedState, type RateBatch, rateBatchModel } from './rate-batch-model.ts';
import { rateModel } from './rate-model.ts';
import { currentSheet } from './read-rates.ts';
import type { StagedSheet } from './stage-sheet.ts';

export interface ApprovalAsked {
  readonly staged: StagedSheet;
  /** Letters, digits, `-` and `_`, because it names a field. */
  readonly origin: string;
  readonly digest: string;
  readonly at: Date;
}

/** Lets a staged sheet wait for approval, and replaces an older waiting one of its origin. `already`: this very sheet waits. */
export async function awaitApproval(
  connection: Connection,
  { staged: { batch, stagingEndsAt }, origin, digest, at }: ApprovalAsked,
): Promise<'waiting' | 'already' | 'too_slow'> {
  const { modifiedCount } = await currentSheetModel(connection).updateOne(
    { _id: 'current', [`waiting.${origin}.digest`]: { $ne: digest }, $expr: { $lt: ['$$NOW', stagingEndsAt] } },
    { $set: { [`waiting.${origin}`]: { batch, digest, at } }, $unset: { [`turnedDown.${origin}`]: 1 } },
    patient,
  );
  if (modifiedCount === 0) return waitsAlready(await currentSheet(connection), origin, digest) ? 'already' : 'too_slow';
  await rateBatchModel(connection).updateOne({ _id: batch, state: 'staged' }, { $set: { state: 'waiting' } }, patient);
  return 'waiting';
}

export function waitsAlready(sheet: CurrentSheet | undefined, origin: string, digest: string): boolean {
  return sheet?.waiting?.[origin]?.digest === digest;
}

/** Whether this very sheet is the last one of its source that was turned down. */
export function wasTurnedDown(sheet: CurrentSheet | undefined, origin: string, digest: string): boolean {
  return sheet?.turnedDown?.[origin] === digest;
}

export interface WaitEnded {
  readonly state: Exclude<EndedState, 'superseded'>;
  readonly by: string;
  readonly at: Date;
  readonly reason?: string | undefined;
}

/**
 * Ends the wait of a sheet that is not published. False if it had already ended. Remembers a sheet that its source sent and a manager
 * turned down, because the source may send it again.
 */
export async function stopWaiting(connection: Connection, batch: WaitingBatch, ended: WaitEnded): Promise<boolean> {
  const { _id: id, origin, digest, by } = batch;
  const isRemembered = by === 'source' && ended.state === 'turned_down';
  const { modifiedCount } = await currentSheetModel(connection).updateOne(
    { _id: 'current', [`waiting.${origin}.batch`]: id },
    { $unset: { [`waiting.${origin}`]: 1 }, ...(isRemembered && { $set: { [`turnedDown.${origin}`]: digest } }) },
    patient,
  );
  if (modifiedCount === 0) return false;
  await recordEnd(connection, id, ended);
  return true;
}

/** Records how a wait ended, for display, and deletes the rates that waited. */
export async function recordEnd(connection: Connection, batch: string, { state, by, at, reason }: WaitEnded): Promise<void> {
  const decision = { by, at, ...(reason && { reason }) };
  await rateBatchModel(connection).updateOne({ _id: batch }, { $set: { state, decision } }, patient);
  await rateModel(connection).deleteMany({ batch }, patient);
}

export type WaitingBatch = RateBatch & { readonly origin: string };

/** The sheets that wait for approval, oldest first. */
export async function listWaiting(connection: Connection): Promise<readonly WaitingBatch[]> {
  const waiting = Object.entries((await currentSheet(connection))?.waiting ?? {});
  if (waiting.length === 0) return [];
  const origins = new Map(waiting.map(([origin, { batch }]) => [batch, origin]));
  const batches = await rateBatchModel(connection)
    .find({ _id: { $in: [...origins.keys()] } })
    .lean<RateBatch[]>();
  return batches
    .map((batch) => ({ ...batch, origin: origins.get(batch._id) ?? '' }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
