import type { CrmAnswer } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { crmEventsCollection } from './collections.ts';

interface StoredEvent {
  readonly _id: string;
  readonly startedAt: Date;
  /** Absent while the event is being recorded. */
  readonly answer?: CrmAnswer;
}

/** Seconds. Far longer than a CRM tries to deliver one event. */
export const KEPT_FOR = 30 * 86_400;
/** Milliseconds after which an event without an answer is recorded again: its process has crashed. */
const ABANDONED_AFTER = 30_000;

/**
 * Starts to record an event, unless another call does or did. `running`: another call records it at this moment. Rejects if MongoDB is away.
 *
 * @param id its `webhook-id`
 */
export async function startCrmEvent(connection: Connection, id: string, now: Date): Promise<'started' | 'running' | CrmAnswer> {
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
export async function keepCrmAnswer(connection: Connection, id: string, answer: CrmAnswer): Promise<void> {
  await events(connection).updateOne({ _id: id }, { $set: { answer } });
}

/** The event was not recorded, so that it may come again. */
export async function dropCrmEvent(connection: Connection, id: string): Promise<void> {
  await events(connection).deleteOne({ _id: id, answer: { $exists: false } });
}

function events(connection: Connection) {
  return connection.collection<StoredEvent>(crmEventsCollection);
}

function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000;
}
