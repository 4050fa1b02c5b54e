import type { ReminderAsk } from '@annuity-lantern/contracts/http';
import { type Connection, mongo } from 'mongoose';
import { reminderModel } from './reminder-model.ts';
import { CONFIRM_WITHIN } from './reminder-times.ts';

export interface NewReminder {
  readonly id: string;
  readonly email: string;
  readonly ask: ReminderAsk;
  readonly sentFrom?: string | undefined;
  readonly now: Date;
}

/**
 * Stores a wish and orders the mail to confirm it. The same wish again orders that mail anew, unless one waits or the wish is confirmed. The
 * caller cannot tell which.
 */
export async function askReminder(connection: Connection, { id, email, ask, sentFrom, now }: NewReminder): Promise<void> {
  const order = { mail: 'confirm', dueAt: now, expiresAt: new Date(now.getTime() + CONFIRM_WITHIN), ...(sentFrom ? { sentFrom } : {}) };
  try {
    await reminderModel(connection).updateOne(
      { _id: id, confirmedAt: { $exists: false }, mail: { $exists: false } } as object,
      { $set: order, $inc: { orders: 1 }, $setOnInsert: { email, ask, askedAt: now } } as object,
      { upsert: true },
    );
  } catch (error) {
    // One is stored that needs no mail.
    if (!(error instanceof mongo.MongoServerError && error.code === DUPLICATE)) throw error;
  }
}

const DUPLICATE = 11000;
