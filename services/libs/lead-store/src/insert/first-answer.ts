import type { LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

export interface FirstAnswer {
  /** Tells a repeat from another body under the same key. */
  readonly bodyHmac: string;
  readonly createdAt: Date;
  readonly verified: boolean;
}

/**
 * The answer to the first request with this id, or null if no lead of this id is acknowledged by a majority: one that is not may still be lost.
 * Rejects if MongoDB is away.
 */
export async function findFirstAnswer(leads: Leads, id: string): Promise<FirstAnswer | null> {
  return (await findFirstAnswers(leads, [id])).get(id) ?? null;
}

/** As `findFirstAnswer`, for several ids. */
export async function findFirstAnswers(leads: Leads, ids: readonly string[]): Promise<ReadonlyMap<string, FirstAnswer>> {
  const found = await leads.any
    .find({ _id: { $in: ids } }, { bodyHmac: 1, createdAt: 1, verifiedOnReceipt: 1 })
    .read('primary')
    .readConcern('majority')
    .lean<Pick<LeadRecord, '_id' | 'bodyHmac' | 'createdAt' | 'verifiedOnReceipt'>[]>();
  return new Map(found.map(({ _id, bodyHmac, createdAt, verifiedOnReceipt: verified }) => [_id, { bodyHmac, createdAt, verified }]));
}

/**
 * Makes a repeat get the first answer where that was a 202 while MongoDB was away: its `createdAt`, not verified. The same submission may have been
 * inserted earlier by an insert that timed out at the intake, with a later `createdAt`. An answer with an earlier `createdAt` stays.
 */
export async function keepFirstAnswer(leads: Leads, id: string, createdAt: Date): Promise<void> {
  await leads.any.updateOne({ _id: id, createdAt: { $gte: createdAt } }, { $set: { createdAt, verifiedOnReceipt: false } });
}
