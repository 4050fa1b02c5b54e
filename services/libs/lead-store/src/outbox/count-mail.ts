import { mongo } from 'mongoose';
import type { MailCounts } from './mail-counts.ts';

/** Most mails about requests to one address per day. */
const DAILY_LIMIT = 5;
const DUPLICATE_KEY = 11_000;

export interface MailToCount {
  /** Keyed digest of address and day. */
  readonly recipientDay: string;
  /** Id of the mail: the lead's, possibly with a suffix for other mails about it. */
  readonly id: string;
  readonly now: Date;
}

/**
 * Counts a mail for its address and day. Returns false if five others were already counted: this mail must not be sent. Counts each mail
 * once, even if many workers ask at the same time. Rejects if MongoDB is away or does not acknowledge. The mail may be counted
 * nevertheless, so ask again.
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
  // The document exists: it holds five mails, or another worker just inserted it. Only in the latter case it matches now.
  const { matchedCount } = await counts.updateOne(filter, count);
  return matchedCount === 1;
}
