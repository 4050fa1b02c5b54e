import type { Connection } from 'mongoose';
import { sessionsCollection } from './collections.ts';

/** Stores when the person of a session was last active, in milliseconds since 1970. */
export function markActive(connection: Connection, sessionId: string, at: number): Promise<void> {
  return mark(connection, sessionId, 'activeAt', at);
}

/** Stores when the person of a session last proved who they are, in milliseconds since 1970. */
export function markProven(connection: Connection, sessionId: string, at: number): Promise<void> {
  return mark(connection, sessionId, 'provenAt', at);
}

/** Never restores a session that ended meanwhile, which saving it whole would do. */
async function mark(connection: Connection, sessionId: string, field: 'activeAt' | 'provenAt', at: number): Promise<void> {
  await connection
    .collection<{ _id: string }>(sessionsCollection)
    .updateOne({ _id: sessionId }, { $set: { [`session.staff.${field}`]: at } });
}
