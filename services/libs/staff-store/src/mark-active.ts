import type { Connection } from 'mongoose';
import { sessionsCollection } from './collections.ts';

/**
 * Stores when the person of a session was last active, in milliseconds since 1970. Never restores a session that ended meanwhile, which
 * saving it whole would do.
 */
export async function markActive(connection: Connection, sessionId: string, at: number): Promise<void> {
  await connection
    .collection<{ _id: string }>(sessionsCollection)
    .updateOne({ _id: sessionId }, { $set: { 'session.staff.activeAt': at } });
}
