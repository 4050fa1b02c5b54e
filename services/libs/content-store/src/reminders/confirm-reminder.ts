import type { ReminderAsk } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type ReminderRecord, reminderModel } from './reminder-model.ts';
import { timesOf } from './reminder-times.ts';

export interface ConfirmedReminder {
  readonly ask: ReminderAsk;
  readonly expiresAt: Date;
}

/** Times that a worker may get in between. */
const TRIES = 5;

/** Starts a reminder. A watch of a rate that runs already gets the full time again. Undefined if it is not stored. */
export async function confirmReminder(connection: Connection, id: string, now: Date): Promise<ConfirmedReminder | undefined> {
  const reminders = reminderModel(connection);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const record = await reminders.findOne({ _id: id, expiresAt: { $gt: now } } as object).lean<ReminderRecord>();
    if (!record) return undefined;
    const { ask, confirmedAt, orders, mail } = record;
    const { expiresAt, ...next } = timesOf(ask, now);
    if (confirmedAt && ask.kind === 'day') return { ask, expiresAt: record.expiresAt };
    const first = confirmedAt ? {} : { confirmedAt: now, ...(ask.kind === 'rate' ? { sheet: '', isReached: false } : {}) };
    // A mail about a rate that rose still goes. The one about the end is ordered after it.
    const order = mail === 'crossed' ? {} : { ...next, tries: 0 };
    const { modifiedCount } = await reminders.updateOne(
      { _id: id, orders, mail: mail ?? { $exists: false } } as object,
      {
        $set: { ...first, ...order, expiresAt },
        ...(mail === 'crossed' ? {} : { $unset: { claim: 1, isHandedOver: 1, sentFrom: 1 }, $inc: { orders: 1 } }),
      } as object,
    );
    if (modifiedCount === 1) return { ask, expiresAt };
  }
  throw new Error('a reminder changed again and again while it was confirmed');
}
