import type { Connection } from 'mongoose';
import { deskSettingsCollection } from './collections.ts';

interface LeaseRecord {
  readonly _id: string;
  readonly leaseUntil?: Date;
}

const DUPLICATE_KEY = 11_000;

/** Lets one process do some periodic work for this many milliseconds. False for all others. If clocks differ, two may do it at once. */
export async function claimLease(connection: Connection, name: string, now: Date, ms: number): Promise<boolean> {
  const free = { _id: name, $or: [{ leaseUntil: { $exists: false } }, { leaseUntil: { $lt: now } }] };
  try {
    const leaseUntil = new Date(now.getTime() + ms);
    await connection.collection<LeaseRecord>(deskSettingsCollection).updateOne(free, { $set: { leaseUntil } }, { upsert: true });
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === DUPLICATE_KEY) return false;
    throw error;
  }
}
