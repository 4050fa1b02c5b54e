import type { Connection } from 'mongoose';
import { reminderModel } from './reminder-model.ts';

/** That a reminder was stopped: its id is a keyed digest, so this says nothing about the person. */
export interface ReminderStop {
  readonly id: string;
  readonly at: Date;
}

/** Stops that are noted in one look. */
const MOST_AT_ONCE = 100;
/** Stops that are repeated together. */
const BATCH = 500;

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
    await stopAgain(connection, [{ id, at }]);
    await stopsOf(connection).deleteOne({ _id: id, at });
  }
}

/** Deletes the reminders of these stops that a restored backup brought back. One that was asked for after its stop stays. */
export async function stopAgain(connection: Connection, stops: readonly ReminderStop[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < stops.length; start += BATCH) {
    const writes = stops
      .slice(start, start + BATCH)
      .map(({ id, at }) => ({ deleteOne: { filter: { _id: id, askedAt: { $lte: at } } as object } }));
    count += (await reminderModel(connection).bulkWrite(writes, { ordered: false })).deletedCount;
  }
  return count;
}
