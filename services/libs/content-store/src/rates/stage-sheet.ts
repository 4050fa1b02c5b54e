import type { Connection } from 'mongoose';
import { patient } from './patient.ts';
import { type RateBatch, rateBatchModel } from './rate-batch-model.ts';
import { rateDocumentId, rateModel, type StoredRate } from './rate-model.ts';

export interface StagedSheet {
  readonly batch: string;
  readonly stagingEndsAt: Date;
}

/** Milliseconds within which a staged sheet must be published. */
const MAY_TAKE = 15 * 60_000;
const AT_ONCE = 250;

/** Stores a sheet beside the published one, which visitors still see. */
export async function stageSheet(
  connection: Connection,
  record: Omit<RateBatch, 'state' | 'stagingEndsAt'>,
  rates: readonly StoredRate[],
  onProgress: (written: number) => void = () => {},
): Promise<StagedSheet> {
  const batch = record._id;
  const stagingEndsAt = new Date((await serverTime(connection)).getTime() + MAY_TAKE);
  const started: RateBatch = { ...record, state: 'staged', stagingEndsAt };
  await rateBatchModel(connection).collection.insertOne(started as never, patient);
  const collection = rateModel(connection).collection;
  for (let from = 0; from < rates.length; from += AT_ONCE) {
    const few = rates.slice(from, from + AT_ONCE);
    await collection.insertMany(
      few.map(({ id, ...rate }) => ({ _id: rateDocumentId(batch, id), batch, product: id, ...rate })) as never[],
      { ordered: false, ...patient },
    );
    onProgress(from + few.length);
  }
  return { batch, stagingEndsAt };
}

/** Now, by MongoDB's clock, because the clocks of two machines may differ. */
async function serverTime(connection: Connection): Promise<Date> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (!(hello?.localTime instanceof Date)) throw new Error('MongoDB did not tell its time');
  return hello.localTime;
}
