import type { Connection } from 'mongoose';
import { listWaiting, type WaitingBatch } from './await-approval.ts';
import { patient } from './patient.ts';
import { rateBatchModel } from './rate-batch-model.ts';

interface Claim {
  readonly now: Date;
  /** Milliseconds for which a sheet must have waited. One that is replaced or withdrawn at once makes no mail. */
  readonly after: number;
  /** Milliseconds until another try, also if this process crashes. */
  readonly lease: number;
}

/** Claims a waiting sheet that was not mailed, for one process. Undefined without one. Rejects if MongoDB is away. */
export async function claimUntold(connection: Connection, { now, after, lease }: Claim): Promise<WaitingBatch | undefined> {
  for (const batch of await listWaiting(connection)) {
    if (batch.told || batch.at.getTime() + after > now.getTime()) continue;
    const { modifiedCount } = await rateBatchModel(connection).updateOne(
      { _id: batch._id, told: { $exists: false }, tellAt: { $not: { $gt: now } } },
      { $set: { tellAt: new Date(now.getTime() + lease) } },
      patient,
    );
    if (modifiedCount === 1) return batch;
  }
  return undefined;
}

/** Records that a sheet was mailed to its approvers. Rejects if MongoDB is away. */
export async function markTold(connection: Connection, batch: string): Promise<void> {
  await rateBatchModel(connection).updateOne({ _id: batch }, { $set: { told: true }, $unset: { tellAt: 1 } }, patient);
}
