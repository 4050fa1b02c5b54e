import { createHash } from 'node:crypto';
import type { OwnSession } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { sessionsCollection } from '../collections.ts';

interface StoredSession {
  readonly _id: string;
  readonly session: {
    readonly staff: {
      readonly id: string;
      readonly epoch: number;
      readonly signedInAt: number;
      readonly activeAt: number;
      readonly browser?: string;
    };
  };
}

interface SessionsAsked {
  /** The account's id. */
  readonly id: string;
  /** The id of the asking session. */
  readonly sessionId: string;
}

/** The account and times of a session, in milliseconds since 1970. Null if it is not stored. */
export async function findSession(connection: Connection, sessionId: string): Promise<StoredSession['session']['staff'] | null> {
  const found = await sessions(connection).findOne({ _id: sessionId });
  return found?.session.staff ?? null;
}

/**
 * The open sessions of an account, latest sign-in first.
 *
 * @param since sessions without activity since then have ended, in milliseconds
 */
export async function listSessionsOf(
  connection: Connection,
  { id, sessionId, epoch, since }: SessionsAsked & { readonly epoch: number; readonly since: number },
): Promise<OwnSession[]> {
  const open = { 'session.staff.id': id, 'session.staff.epoch': epoch, 'session.staff.activeAt': { $gt: since } };
  const found = await sessions(connection).find(open).sort({ 'session.staff.signedInAt': -1 }).toArray();
  return found.map(({ _id, session: { staff } }) => ({
    id: digest(_id),
    current: _id === sessionId,
    ...(staff.browser && { browser: staff.browser }),
    signedInAt: new Date(staff.signedInAt).toISOString(),
    activeAt: new Date(staff.activeAt).toISOString(),
  }));
}

/** Ends the session listed by this digest, or every session except the caller's. Resolves to how many ended. */
export async function endSessionsOf(
  connection: Connection,
  { id, sessionId, only }: SessionsAsked & { readonly only?: string },
): Promise<number> {
  const own = { 'session.staff.id': id };
  if (only === undefined) return (await sessions(connection).deleteMany({ ...own, _id: { $ne: sessionId } })).deletedCount;
  const found = await sessions(connection).find(own).project<{ _id: string }>({ _id: 1 }).toArray();
  const one = found.find(({ _id }) => digest(_id) === only);
  return one ? (await sessions(connection).deleteOne({ _id: one._id })).deletedCount : 0;
}

/** Plain SHA-256: the id is random, so it cannot be guessed from its digest. */
function digest(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

function sessions(connection: Connection) {
  return connection.collection<StoredSession>(sessionsCollection);
}
