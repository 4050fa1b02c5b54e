import type { Connection } from 'mongoose';
import { type ReminderRecord, reminderModel } from './reminder-model.ts';

/** That a reminder was stopped: its id is a keyed digest, so this says nothing about the person. */
export interface ReminderStop {
  readonly id: string;
  readonly at: Date;
}

/** Stops that are noted in one look. */
const MOST_AT_ONCE = 100;

const stopsOf = (connection: Connection) => connection.collection<{ _id: string; at: Date }>('stoppedReminders');

/** Deletes a reminder, with its address. Its stop is left for `noteStops`, because a backup still holds the reminder. */
export async function stopReminder(connection: Connection, { id, at }: ReminderStop): Promise<void> {
  await stopsOf(connection).updateOne({ _id: id }, { $set: { at } }, { upsert: true });
  await reminderModel(connection).deleteOne({ _id: id } as object);
}

/** Has the stops since the last look noted outside MongoDB, and forgets them. Rejects if MongoDB is away or one cannot be noted. */
export async function noteStops(connection: Connection, note: (stop: ReminderStop) => Promise<void>): Promise<void> {
  const stops = await stopsOf(connection).find().limit(MOST_AT_ONCE).toArray();
  for (const { _id: id, at } of stops) {
    await note({ id, at });
    // A crash, or a backup, may have come between the two writes of the stop.
    await reminderModel(connection).deleteOne({ _id: id, askedAt: { $lte: at } } as object);
    await stopsOf(connection).deleteOne({ _id: id, at });
  }
}

/** Whether a stop is of this reminder: one that was asked for after it runs. */
export function isStopped({ askedAt }: Pick<ReminderRecord, 'askedAt'>, stop: ReminderStop | undefined): boolean {
  return stop !== undefined && askedAt <= stop.at;
}
