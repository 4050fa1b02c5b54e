import { readBodyId } from '@annuity-lantern/contracts/jobs';
import { type ErasureNotes, type FoundBody, shapeConflictId } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { RestoreWorker } from '@annuity-lantern/service-kit/restore-queue';

export interface DropParkedOptions {
  readonly queue: Pick<RestoreWorker, 'parked' | 'drop'>;
  /** Which of these bodies MongoDB has (`bodyId`). */
  readonly findBodies: (bodies: readonly string[]) => Promise<ReadonlyMap<string, FoundBody>>;
  readonly idKey: string;
  readonly erasures: ErasureNotes | undefined;
  /** 0 keeps every request. */
  readonly retentionDays: number;
  readonly log: Log;
  readonly now: () => Date;
}

const DAY = 86_400_000;
/** Bodies that are looked up together. */
const BATCH = 200;

/**
 * Drops the parked copies of requests that were erased, and those that are older than the office keeps requests. One that was never stored is noted as
 * erased, so that a restored backup does not bring it back. Rejects if a store is away or the file of erasures cannot be written.
 */
export function createDropParked(options: DropParkedOptions): () => Promise<void> {
  const { queue, findBodies, idKey, erasures, retentionDays, log, now } = options;
  return async () => {
    const parked = await queue.parked();
    const at = now();
    const keptSince = retentionDays > 0 ? at.getTime() - retentionDays * DAY : Number.NEGATIVE_INFINITY;
    for (let start = 0; start < parked.length; start += BATCH) {
      const batch = parked.slice(start, start + BATCH);
      const found = await findBodies(batch.map(({ id }) => id));
      for (const { id: body, createdAt } of batch) {
        const lead = found.get(body);
        const { leadId, bodyHmac } = readBodyId(body);
        if (lead?.erased) log.info('the parked copy of an erased lead was dropped', { leadId: lead.id });
        else if (createdAt.getTime() >= keptSince) continue;
        else {
          // An older version that reads the note finds no lead of another body by this id.
          if (!lead) await erasures?.note({ at, id: shapeConflictId(idKey, leadId, bodyHmac), reason: 'retention', body });
          log.warn('a sealed lead was parked for longer than requests are kept, and was dropped', { leadId });
        }
        await queue.drop(body);
      }
    }
  };
}
