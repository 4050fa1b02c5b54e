import { type Model, mongo } from 'mongoose';

export interface DueClaim {
  readonly source: string;
  readonly now: Date;
  /** Milliseconds for which no other process asks the source, in case this process crashes. */
  readonly lease: number;
}

/** Claims an outside source's record for one process. Undefined for all others, and while the source is not due. */
export async function claimDue<R extends { readonly _id: string; readonly nextAt: Date }>(
  model: Model<R>,
  { source, now, lease }: DueClaim,
  first: Readonly<Record<string, unknown>>,
): Promise<R | undefined> {
  try {
    const record = await model
      .findOneAndUpdate(
        { _id: source, nextAt: { $lte: now } } as object,
        { $set: { nextAt: new Date(now.getTime() + lease) }, $setOnInsert: { since: now, failures: 0, ...first } } as object,
        { upsert: true, returnDocument: 'after' },
      )
      .lean<R>();
    return record ?? undefined;
  } catch (error) {
    // A record exists, but is not due.
    if (error instanceof mongo.MongoServerError && error.code === DUPLICATE) return undefined;
    throw error;
  }
}

const DUPLICATE = 11000;
