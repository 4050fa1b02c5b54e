import type { Connection } from 'mongoose';
import { sessionsCollection } from './collections.ts';

/**
 * Stores when the person of a session last did something, in milliseconds since 1970. A session that has ended meanwhile stays ended:
 * saving it whole would bring it back.
 */
export async function markActive(connection: Connection, sessionId: string, at: number): Promise<void> {
  await connection
    .collection<{ _id: string }>(sessionsCollection)
    .updateOne({ _id: sessionId }, { $set: { 'session.staff.activeAt': at } });
}
