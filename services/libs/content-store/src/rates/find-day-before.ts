import type { Connection } from 'mongoose';
import { type RateBatch, rateBatchModel } from './rate-batch-model.ts';

export type Published = Pick<RateBatch, '_id' | 'at' | 'digest' | 'count' | 'samples' | 'putBack' | 'decision'>;

/** As `dayBefore`, for the sheet in use. */
export async function findDayBefore(connection: Connection, inUse: string, since: Date): Promise<string | undefined> {
  const newestFirst = rateBatchModel(connection)
    .find({ $or: [{ state: { $in: ['current', 'replaced'] } }, { _id: inUse }] })
    .sort({ at: -1, _id: -1 })
    .lean<Published[]>()
    .cursor() as AsyncIterable<Published>;
  return dayBefore(newestFirst, since);
}

/**
 * The batch that visitors saw at `since`, or the first real one after it. A sheet that a second person approved since then counts instead.
 * What happened between a sheet and its return is passed over. Undefined if visitors see no real rate.
 */
export async function dayBefore(newestFirst: AsyncIterable<Published> | Iterable<Published>, since: Date): Promise<string | undefined> {
  let found: string | undefined;
  let returned: string | undefined;
  for await (const { _id, at, digest, count, samples, putBack, decision } of newestFirst) {
    if (returned !== undefined && digest !== returned) continue;
    if (samples === count) break;
    found = _id;
    returned = putBack ? digest : undefined;
    if (decision || at <= since) break;
  }
  return found;
}
