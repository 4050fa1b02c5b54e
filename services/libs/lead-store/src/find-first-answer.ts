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
  const found = await leads.any
    .findById(id, { bodyHmac: 1, createdAt: 1, verifiedOnReceipt: 1 })
    .read('primary')
    .readConcern('majority')
    .lean<Pick<LeadRecord, 'bodyHmac' | 'createdAt' | 'verifiedOnReceipt'>>();
  // A lead of an earlier version has no verifiedOnReceipt: nothing was said of it then.
  return found && { bodyHmac: found.bodyHmac, createdAt: found.createdAt, verified: found.verifiedOnReceipt === true };
}
