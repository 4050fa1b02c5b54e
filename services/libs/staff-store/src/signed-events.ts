import type { Connection } from 'mongoose';
import { signedEventsCollection } from './collections.ts';

/** A call that the CRM or the mail host signed: who sent it, and its `webhook-id`. */
export interface SignedEvent {
  readonly from: 'crm' | 'mail';
  readonly id: string;
}

interface StoredEvent {
  /** `crm event-1`: two senders may use one id. */
  readonly _id: string;
  readonly startedAt: Date;
  /** Absent while the event is being recorded. */
  readonly answer?: object;
}

/** Seconds. Far longer than a sender tries to deliver one event. */
export const KEPT_FOR = 30 * 86_400;
/** Milliseconds after which an event without an answer is recorded again: its process has crashed. */
const ABANDONED_AFTER = 30_000;

/**
 * Starts to record an event, unless another call does or did. `running`: another call records it at this moment. Rejects if MongoDB is away.
 */
export async function startSignedEvent(connection: Connection, event: SignedEvent, now: Date): Promise<'started' | 'running' | object> {
  const id = idOf(event);
  const abandoned = { _id: id, answer: { $exists: false }, startedAt: { $lt: new Date(now.getTime() - ABANDONED_AFTER) } };
  try {
    await events(connection).updateOne(abandoned, { $set: { startedAt: now } }, { upsert: true });
    return 'started';
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return (await events(connection).findOne({ _id: id }))?.answer ?? 'running';
}

/** Keeps the answer, which each repetition of the event gets. */
export async function keepSignedAnswer(connection: Connection, event: SignedEvent, answer: object): Promise<void> {
  await events(connection).updateOne({ _id: idOf(event) }, { $set: { answer } });
}

/** The event was not recorded, so that it may come again. */
export async function dropSignedEvent(connection: Connection, event: SignedEvent): Promise<void> {
  await events(connection).deleteOne({ _id: idOf(event), answer: { $exists: false } });
}

function events(connection: Connection) {
  return connection.collection<StoredEvent>(signedEventsCollection);
}

function idOf({ from, id }: SignedEvent): string {
  return `${from} ${id}`;
}

function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
