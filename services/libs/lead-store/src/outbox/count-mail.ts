import { mongo } from 'mongoose';
import type { MailCounts } from './mail-counts.ts';

/** Mails about requests that one address gets on one day. */
const DAILY_LIMIT = 5;
const DUPLICATE_KEY = 11_000;

export interface MailToCount {
  /** Keyed digest of address and day. */
  readonly recipientDay: string;
  /** Of the mail: the lead's, also in front of what else is counted for it. */
  readonly id: string;
  readonly now: Date;
}

/**
 * Counts a mail for its address and day. Returns false if five others were counted before: this mail must not be sent.
 * Counts each mail once, however often it is asked and by however many workers at the same time.
 * Rejects if MongoDB is away or does not acknowledge; the mail may then be counted all the same, so ask again.
 */
export async function countMail(counts: MailCounts, { recipientDay, id, now }: MailToCount): Promise<boolean> {
  const counted = { leads: id };
  const room = { [`leads.${DAILY_LIMIT - 1}`]: { $exists: false } };
  const filter = { _id: recipientDay, $or: [counted, room] };
  const count = { $addToSet: { leads: id } };
  try {
    await counts.updateOne(filter, { ...count, $setOnInsert: { at: now } }, { upsert: true });
    return true;
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
  }
  // The document exists: five mails are in it, or another worker inserted it at the same moment. Only the latter matches now.
  const { matchedCount } = await counts.updateOne(filter, count);
  return matchedCount === 1;
}
