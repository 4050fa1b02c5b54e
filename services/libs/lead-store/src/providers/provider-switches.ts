import type { SwitchedQueue } from '@annuity-lantern/contracts/effects';
import { PAUSED_ITSELF } from '@annuity-lantern/contracts/http';
import type { Connection, mongo } from 'mongoose';
import { after } from '../record/moment.ts';
import { settle } from '../record/settle.ts';

/** Why and since when the effects of a provider wait. */
export interface Pause {
  readonly at: Date;
  /** User name, or `PAUSED_ITSELF`. */
  readonly by: string;
  /** Typed by a manager, or the error class of the last failure. */
  readonly reason: string;
  /** When one effect is tried next. Only if the provider paused itself. */
  readonly tryAt?: Date;
  /** Staff were mailed that it paused itself. */
  readonly told?: true;
  /** The next try of that mail. */
  readonly tellAt?: Date;
}

/** A provider that is or was paused, or whose last attempt failed. All others have no document. */
export interface ProviderState {
  readonly _id: SwitchedQueue;
  readonly paused?: Pause;
  /** When its last pause ended. */
  readonly resumedAt?: Date;
  /** Since then every attempt has failed. */
  readonly failingSince?: Date;
  /** Attempts since then. */
  readonly failures?: number;
}

export interface PauseOrder {
  readonly by: string;
  readonly reason: string;
}

/** Times are MongoDB's. Every call rejects if MongoDB is away. */
export interface ProviderSwitches {
  read(): Promise<readonly ProviderState[]>;
  /** Pauses for a person, also a provider that paused itself. False if a person has paused it. */
  pause(queue: SwitchedQueue, order: PauseOrder): Promise<boolean>;
  /** False if it is not paused. */
  resume(queue: SwitchedQueue): Promise<boolean>;
  /**
   * Records failed attempts. Pauses the provider if all attempts have failed for an hour, at least `LEAST_FAILURES` of them. True if this
   * call paused it.
   */
  failed(queue: SwitchedQueue, count: number, errorClass: string): Promise<boolean>;
  /** Records that an attempt succeeded. Resumes a provider that paused itself; true if this call did. */
  worked(queue: SwitchedQueue): Promise<boolean>;
  /** Lets one process try one effect of a provider that paused itself, every 5 minutes. False for all others. */
  claimTry(queue: SwitchedQueue): Promise<boolean>;
  /** Lets one process mail staff about it. False for all others, for 5 minutes, and once the mail was sent. */
  claimTelling(queue: SwitchedQueue): Promise<boolean>;
  markTold(queue: SwitchedQueue, pausedAt: Date): Promise<void>;
}

const MINUTE = 60_000;
/** A provider whose attempts have all failed for this long pauses itself. */
export const FAILS_FOR = 60 * MINUTE;
/** Fewer failures may be those of single requests. */
export const LEAST_FAILURES = 3;
const BETWEEN_TRIES = 5 * MINUTE;
const RESUMED: readonly object[] = [{ $unset: ['paused', 'failingSince', 'failures'] }, { $set: { resumedAt: '$$NOW' } }];
const BETWEEN_MAILS = 5 * MINUTE;
const DUPLICATE_KEY = 11_000;

/** The switches of all providers, in the collection `providers`. */
export function openProviderSwitches(connection: Connection): ProviderSwitches {
  const records = () => connection.collection<ProviderState>('providers');
  const isSelfPaused = { 'paused.by': PAUSED_ITSELF };

  async function change(filter: mongo.Filter<ProviderState>, stages: readonly object[], upsert = false): Promise<boolean> {
    const { modifiedCount, upsertedCount } = await settle(records().updateOne(filter, [...stages], { upsert }));
    return modifiedCount + upsertedCount === 1;
  }

  return {
    read: () => settle(records().find().toArray()) as Promise<ProviderState[]>,
    pause: async (queue, { by, reason }) => {
      // Typed texts are literals, because a `$` would name a field.
      const paused = { at: '$$NOW', by: { $literal: by }, reason: { $literal: reason } };
      const notByPerson = { $or: [{ paused: { $exists: false } }, isSelfPaused] };
      // Without the first stage, fields of an earlier pause would stay.
      return change({ _id: queue, ...notByPerson }, [{ $unset: 'paused' }, { $set: { paused } }], true).catch(falseIfKnown);
    },
    resume: (queue) => change({ _id: queue, paused: { $exists: true } }, RESUMED),
    failed: async (queue, count, errorClass) => {
      const failures = { $add: [{ $ifNull: ['$failures', 0] }, count] };
      await change({ _id: queue }, [{ $set: { failingSince: { $ifNull: ['$failingSince', '$$NOW'] }, failures } }], true);
      const forAnHour = { $lte: ['$failingSince', after('$$NOW', -FAILS_FOR)] };
      const paused = { at: '$$NOW', by: PAUSED_ITSELF, reason: { $literal: errorClass }, tryAt: after('$$NOW', BETWEEN_TRIES) };
      return change({ _id: queue, paused: { $exists: false }, failures: { $gte: LEAST_FAILURES }, $expr: forAnHour }, [
        { $set: { paused } },
      ]);
    },
    worked: async (queue) => {
      if (await change({ _id: queue, ...isSelfPaused }, RESUMED)) return true;
      await change({ _id: queue }, [{ $unset: ['failingSince', 'failures'] }]);
      return false;
    },
    claimTry: (queue) =>
      change({ _id: queue, ...isSelfPaused, $expr: { $lte: ['$paused.tryAt', '$$NOW'] } }, [
        { $set: { 'paused.tryAt': after('$$NOW', BETWEEN_TRIES) } },
      ]),
    claimTelling: (queue) =>
      change({ _id: queue, ...isSelfPaused, 'paused.told': { $exists: false }, $expr: { $lte: ['$paused.tellAt', '$$NOW'] } }, [
        { $set: { 'paused.tellAt': after('$$NOW', BETWEEN_MAILS) } },
      ]),
    markTold: async (queue, pausedAt) => {
      await change({ _id: queue, 'paused.at': pausedAt }, [{ $set: { 'paused.told': true } }]);
    },
  };
}

/** For how long every attempt has failed, in milliseconds: 0 with too few attempts to say so, or while a person has paused the provider. */
export function failingFor({ failingSince, failures = 0, paused }: ProviderState, now: Date): number {
  if (!failingSince || failures < LEAST_FAILURES || (paused && paused.by !== PAUSED_ITSELF)) return 0;
  return Math.max(0, now.getTime() - failingSince.getTime());
}

/** An insert instead of a change means that the document exists, and a person has paused the provider. */
function falseIfKnown(error: { readonly code?: unknown }): false {
  if (error.code === DUPLICATE_KEY) return false;
  throw error;
}
