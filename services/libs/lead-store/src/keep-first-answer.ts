import type { Leads } from './leads.ts';

/**
 * Makes the ledger repeat what was answered first, where that was an acknowledgement while MongoDB was away: the time it named, without a
 * verification. An insert of the same submission that nobody waited for any more may have come before, with a later time. What was
 * answered before that stays.
 */
export async function keepFirstAnswer(leads: Leads, id: string, createdAt: Date): Promise<void> {
  await leads.any.updateOne({ _id: id, createdAt: { $gte: createdAt } }, { $set: { createdAt, verifiedOnReceipt: false } });
}
