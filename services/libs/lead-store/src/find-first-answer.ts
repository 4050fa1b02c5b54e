import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

export interface FirstAnswer {
  /** Tells a repeat from another body under the same key. */
  readonly bodyHmac: string;
  readonly createdAt: Date;
  readonly verified: boolean;
}

/**
 * What the first post of this id was answered, or null when no lead of this id is acknowledged by a majority: what is not may still be lost.
 * Rejects when MongoDB is away.
 */
export async function findFirstAnswer(leads: Leads, id: string): Promise<FirstAnswer | null> {
  return (await findFirstAnswers(leads, [id])).get(id) ?? null;
}

/** As `findFirstAnswer`, by id, for several. */
export async function findFirstAnswers(leads: Leads, ids: readonly string[]): Promise<ReadonlyMap<string, FirstAnswer>> {
  const found = await leads.any
    .find({ _id: { $in: ids } }, { bodyHmac: 1, createdAt: 1, verifiedOnReceipt: 1 })
    .read('primary')
    .readConcern('majority')
    .lean<Pick<LeadRecord, '_id' | 'bodyHmac' | 'createdAt' | 'verifiedOnReceipt'>[]>();
  // A lead of an earlier version has no verifiedOnReceipt: nothing was said of it then.
  return new Map(
    found.map(({ _id, bodyHmac, createdAt, verifiedOnReceipt }) => [_id, { bodyHmac, createdAt, verified: verifiedOnReceipt === true }]),
  );
}
