import { type ListedBatch, listBatches, type RateBatch } from '@annuity-lantern/content-store';
import type { RateDesk } from '@annuity-lantern/contracts/http';
import type { Store } from '@annuity-lantern/store-kit/connection';

const MOST_LISTED = 10;

/** What is in use, and the sheets before it, as the desk shows them. `samplesAllowed` is false on the production host. */
export async function readDesk(connection: Store['connection'], samplesAllowed: boolean): Promise<RateDesk> {
  const batches = await listBatches(connection, MOST_LISTED);
  const revision = batches.find(({ inUse }) => inUse)?._id ?? '';
  return { revision, batches: batches.map((batch) => toAnswer(batch, mayComeBack(batch, samplesAllowed))) };
}

/** An earlier sheet that can be put back; undefined for any other. */
export async function findKeptBatch(connection: Store['connection'], id: string, samplesAllowed: boolean): Promise<RateBatch | undefined> {
  const batches = await listBatches(connection, MOST_LISTED);
  return batches.find((batch) => batch._id === id && mayComeBack(batch, samplesAllowed));
}

function mayComeBack({ inUse, kept, samples }: ListedBatch, samplesAllowed: boolean): boolean {
  return kept && !inUse && (samplesAllowed || samples === 0);
}

function toAnswer(batch: ListedBatch, restorable: boolean): RateDesk['batches'][number] {
  const { _id: id, by, staff, source, fileName, at, counts, count, samples, oldestAsOf, newestAsOf, inUse } = batch;
  return {
    id,
    by,
    ...(staff ? { staff } : {}),
    source,
    ...(fileName ? { fileName } : {}),
    at: at.toISOString(),
    sheet: { count, samples, oldestAsOf, newestAsOf },
    counts,
    inUse,
    restorable,
  };
}
