import { effectQueues } from '@annuity-lantern/contracts/effects';
import { restoreQueue } from '@annuity-lantern/contracts/jobs';
import type { Log } from '../log.ts';
import { queuesOver } from './open-queues.ts';
import { type MemoryUse, readMemory } from './read-memory.ts';
import type { RedisLink } from './redis-link.ts';

export const SEALED_QUEUE = restoreQueue;
export const queueNames = [...effectQueues, restoreQueue] as const;
/** `delayed`: between two tries; `failed`: kept, but not retried automatically. */
export const jobStates = ['waiting', 'active', 'delayed', 'failed'] as const;

export interface QueueDepth {
  readonly queue: (typeof queueNames)[number];
  readonly state: (typeof jobStates)[number];
  readonly count: number;
}

export interface QueueDepths {
  /** Rejects within a second if Redis is away, frozen or slow. */
  read(): Promise<QueueDepth[]>;
  /** Like `read`. */
  memory(): Promise<MemoryUse>;
  stop(): Promise<void>;
}

/** Longest wait for Redis to count, in milliseconds. */
const READ_BUDGET = 900;

/**
 * Counts the jobs in each queue. Over a connection that runs no jobs, so that a slow count delays none. `stop` leaves the connection open.
 */
export function openQueueDepths(link: RedisLink, log: Log): QueueDepths {
  const queues = queuesOver(link, log, { most: Number.POSITIVE_INFINITY });
  const depthsOf = async (queue: QueueDepth['queue']): Promise<QueueDepth[]> => {
    const counts = await queues.use(queue, READ_BUDGET, (opened) => opened.getJobCounts(...jobStates));
    return jobStates.map((state) => ({ queue, state, count: counts[state] ?? 0 }));
  };
  return {
    read: async () => (await Promise.all(queueNames.map(depthsOf))).flat(),
    memory: () => queues.ask(readMemory),
    stop: queues.stop,
  };
}
