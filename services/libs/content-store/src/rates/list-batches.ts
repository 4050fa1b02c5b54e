import type { Connection, QueryFilter } from 'mongoose';
import { REPLACED_SHEETS_KEPT } from '../retention.ts';
import { type RateBatch, rateBatchModel } from './rate-batch-model.ts';
import { currentSheet } from './read-rates.ts';

export interface ListedBatch extends RateBatch {
  /** From `CurrentSheet`: `state` may lag behind it. */
  readonly inUse: boolean;
  /** Whether its rates are kept, so that the sheet can be published again. */
  readonly kept: boolean;
}

/** The last batch of a page. The next page starts after it. */
export interface BatchCursor {
  readonly at: Date;
  readonly id: string;
}

const shown = ['current', 'replaced', 'turned_down', 'withdrawn', 'superseded'] as const;

/** One page of the sheets that were published, or waited and never were: newest first, without the published one. */
export async function listBatches(
  connection: Connection,
  { limit, after }: { readonly limit: number; readonly after?: BatchCursor | undefined },
): Promise<{ readonly batches: readonly ListedBatch[]; readonly nextCursor?: string }> {
  const sheet = await currentSheet(connection);
  if (!sheet) return { batches: [] };
  const [kept, found] = await Promise.all([
    keptBatches(connection, sheet.batch),
    rateBatchModel(connection)
      .find({ state: { $in: shown }, _id: { $ne: sheet.batch }, ...(after && olderThan(after)) })
      .sort({ at: -1, _id: -1 })
      .limit(limit + 1)
      .lean<RateBatch[]>(),
  ]);
  const batches = found.slice(0, limit).map((batch) => ({ ...batch, inUse: false, kept: kept.has(batch._id) }));
  const last = batches.at(-1);
  return found.length > limit && last ? { batches, nextCursor: formatCursor(last) } : { batches };
}

/** The batch with this id if it is or was published; undefined otherwise. */
export async function findBatch(connection: Connection, id: string): Promise<ListedBatch | undefined> {
  const sheet = await currentSheet(connection);
  const batch = await rateBatchModel(connection).findById(id).lean<RateBatch>();
  if (!sheet || !batch) return undefined;
  if (batch._id === sheet.batch) return { ...batch, inUse: true, kept: true };
  if (batch.state !== 'current' && batch.state !== 'replaced') return undefined;
  return { ...batch, inUse: false, kept: (await keptBatches(connection, sheet.batch)).has(id) };
}

/** The cursor in a URL, or null if it is invalid. */
export function parseBatchCursor(text: string): BatchCursor | null {
  const [, time, id] = /^(\d{1,15})_([\w-]{1,100})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  return time === undefined || id === undefined ? null : { at: new Date(Number(time)), id };
}

/** The replaced batches whose rates are kept. */
async function keptBatches(connection: Connection, current: string): Promise<ReadonlySet<string>> {
  const newest = await rateBatchModel(connection)
    .find({ state: { $in: ['current', 'replaced'] }, _id: { $ne: current } }, { _id: 1 })
    .sort({ at: -1, _id: -1 })
    .limit(REPLACED_SHEETS_KEPT)
    .lean<{ _id: string }[]>();
  return new Set(newest.map(({ _id }) => _id));
}

function formatCursor({ at, _id }: RateBatch): string {
  return Buffer.from(`${at.getTime()}_${_id}`, 'latin1').toString('base64url');
}

function olderThan({ at, id }: BatchCursor): QueryFilter<RateBatch> {
  return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: id } }] };
}
