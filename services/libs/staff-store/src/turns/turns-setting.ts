import type { Connection } from 'mongoose';
import { deskSettingsCollection } from '../collections.ts';
import type { AccountDesk } from '../users/add-account.ts';

/** Whether new requests are given in turn. Without it they are not. */
interface TurnsRecord {
  readonly _id: 'turns';
  readonly on: boolean;
  /** Requests that came in from then on are given. */
  readonly since: Date;
  /** Until then, one process gives them. */
  readonly leaseUntil?: Date;
}

export async function areTurnsOn(connection: Connection): Promise<boolean> {
  return (await recordOf(connection).findOne({ _id: 'turns', on: true })) !== null;
}

/** Audited before the change. One already in effect is not repeated. */
export async function setTurns({ connection, audit, by, now }: AccountDesk, on: boolean): Promise<void> {
  if ((await areTurnsOn(connection)) === on) return;
  const [from, to] = on ? ['off', 'on'] : ['on', 'off'];
  await audit.append({ at: now, by, action: 'turns_set', details: { from, to } });
  await recordOf(connection).updateOne({ _id: 'turns' }, { $set: { on, since: now } }, { upsert: true });
}

/**
 * Lets one process give requests for this many milliseconds. Null for all others, and while turns are off. If two processes hold it, because
 * their clocks differ, only the order of turns suffers.
 *
 * @returns from when on requests are given
 */
export async function claimTurns(connection: Connection, now: Date, ms: number): Promise<Date | null> {
  const claimed = await recordOf(connection).findOneAndUpdate(
    { _id: 'turns', on: true, $or: [{ leaseUntil: { $exists: false } }, { leaseUntil: { $lt: now } }] },
    { $set: { leaseUntil: new Date(now.getTime() + ms) } },
  );
  return claimed?.since ?? null;
}

/** Lets the next process claim at once. */
export async function releaseTurns(connection: Connection): Promise<void> {
  await recordOf(connection).updateOne({ _id: 'turns' }, { $unset: { leaseUntil: 1 } });
}

function recordOf(connection: Connection) {
  return connection.collection<TurnsRecord>(deskSettingsCollection);
}
