import {
  currentSheet,
  findBatch,
  type ListedBatch,
  listBatches,
  listWaiting,
  type RateBatch as StoredBatch,
  type WaitingBatch,
} from '@annuity-lantern/content-store';
import type { RateBatch, RateDesk, WaitingSheet } from '@annuity-lantern/contracts/http';
import { hasApprover } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { toApprove } from './to-approve.ts';

export interface DeskView {
  readonly connection: Store['connection'];
  /** False on the production host. */
  readonly samplesAllowed: boolean;
}

/** What is in use and what waits, as the desk shows it to this account. */
export async function readDesk(view: DeskView, caller: string): Promise<RateDesk> {
  const { connection, samplesAllowed } = view;
  const [inUse, waiting] = await Promise.all([findInUse(view), listWaiting(connection)]);
  const undo = inUse?.undo && (await findBatch(connection, inUse.undo.to));
  return {
    revision: inUse?._id ?? '',
    ...(inUse && { inUse: toAnswer(inUse, false) }),
    waiting: await Promise.all(waiting.map((batch) => toWaiting(connection, batch, caller))),
    ...(undo && mayComeBack(undo, samplesAllowed) && { undo: { batch: undo._id, alone: isUndoneAlone(inUse, undo._id) } }),
  };
}

/** One page of the sheets before the one in use. */
export async function listEarlier(
  { connection, samplesAllowed }: DeskView,
  page: Parameters<typeof listBatches>[1],
): Promise<{ readonly batches: RateBatch[]; readonly nextCursor?: string }> {
  const { batches, ...rest } = await listBatches(connection, page);
  return { batches: batches.map((batch) => toAnswer(batch, mayComeBack(batch, samplesAllowed))), ...rest };
}

/** The sheet that visitors see. */
async function findInUse({ connection }: DeskView): Promise<ListedBatch | undefined> {
  const sheet = await currentSheet(connection);
  return sheet && findBatch(connection, sheet.batch);
}

/** An earlier sheet that can be restored; undefined for any other. */
export async function findKeptBatch({ connection, samplesAllowed }: DeskView, id: string): Promise<StoredBatch | undefined> {
  const batch = await findBatch(connection, id);
  return batch && mayComeBack(batch, samplesAllowed) ? batch : undefined;
}

/** Whether one person may restore this batch alone: it was in use right before, and was replaced only recently. */
export function isUndoneAlone(inUse: StoredBatch | undefined, batch: string): boolean {
  return inUse?.undo?.to === batch && inUse.undo.until.getTime() > Date.now();
}

function mayComeBack({ inUse, kept, state, samples }: ListedBatch, samplesAllowed: boolean): boolean {
  return kept && !inUse && (state === 'current' || state === 'replaced') && (samplesAllowed || samples === 0);
}

async function toWaiting(connection: Store['connection'], batch: WaitingBatch, caller: string): Promise<WaitingSheet> {
  const { staffId, at, reasons = [] } = batch;
  const own = staffId !== undefined && staffId === caller;
  const isPossible = await hasApprover(connection, toApprove(batch));
  return { ...about(batch), at: at.toISOString(), reasons: [...reasons], own, hasApprover: isPossible };
}

function toAnswer(batch: ListedBatch, restorable: boolean): RateBatch {
  const { at, uploadedAt, decision, replacedAt, inUse } = batch;
  return {
    ...about(batch),
    state: stateOf(batch),
    at: at.toISOString(),
    ...(uploadedAt && { uploadedAt: uploadedAt.toISOString() }),
    ...(decision && { decision: { ...decision, at: decision.at.toISOString() } }),
    ...(replacedAt && !inUse && { replacedAt: replacedAt.toISOString() }),
    restorable,
  };
}

function stateOf({ inUse, state }: ListedBatch): RateBatch['state'] {
  if (inUse) return 'in_use';
  return state === 'turned_down' || state === 'withdrawn' || state === 'superseded' ? state : 'replaced';
}

function about({ _id: id, by, staff, source, fileName, putBack, counts, count, samples, oldestAsOf, newestAsOf }: StoredBatch) {
  const { added, changed, adjusted, removed, unchanged } = counts;
  return {
    id,
    by,
    ...(staff && { staff }),
    source,
    ...(fileName && { fileName }),
    ...(putBack && { putBack }),
    sheet: { count, samples, oldestAsOf, newestAsOf },
    counts: { added, changed, adjusted, removed, unchanged },
  };
}
