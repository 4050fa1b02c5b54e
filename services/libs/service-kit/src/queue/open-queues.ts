import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { within } from '../within.ts';
import { connectionWarning, retryStrategy } from './redis-connection.ts';

/** Longest wait for an answer to a ping, in milliseconds. */
const PING_BUDGET = 1000;
/** `close()` can hang for ever when Redis has died. */
const CLOSE_BUDGET = 1500;

export interface OpenQueues {
  /**
   * Works with the queue of this name for at most `ms` milliseconds.
   * Rejects at once when Redis is away, and in time when it is frozen or slow; then the work may have been done all the same.
   */
  use<T>(name: string, ms: number, work: (queue: Queue) => Promise<T>): Promise<T>;
  ready(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Queues to put jobs into, over one connection that never waits for a Redis that is away. A queue is made when it is first used, those of `atOnce`
 * as soon as Redis answers: the first use of a new queue takes five times as long as the next ones.
 */
export function openQueues(redisUrl: string, log: Log, { atOnce = [] }: { readonly atOnce?: readonly string[] } = {}): OpenQueues {
  const connection = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1500,
    connectTimeout: 1000,
    retryStrategy,
  });
  connection.on('error', connectionWarning(log));
  connection.on('ready', () => {
    // The event comes a moment after the answer; Redis may be gone again.
    if (connection.status === 'ready') for (const name of atOnce) queueNamed(name);
  });
  const queues = new Map<string, Queue>();

  function queueNamed(name: string): Queue {
    const known = queues.get(name);
    if (known) return known;
    // Made only once Redis has answered: one that was made before never recovered.
    if (connection.status !== 'ready') throw new Error('Redis is not connected');
    const queue = new Queue(name, { connection, skipWaitingForReady: true, skipVersionCheck: true, streams: { events: { maxLen: 1000 } } });
    queue.on('error', connectionWarning(log));
    queues.set(name, queue);
    return queue;
  }

  /** One that was made while Redis was frozen fails for ever after: after a failure the next job gets a new one. */
  function discard(name: string, queue: Queue): void {
    if (queues.get(name) === queue) queues.delete(name);
    queue.close().catch(() => {});
  }

  return {
    use: async (name, ms, work) => {
      const queue = queueNamed(name);
      try {
        return await within(ms, work(queue), () => new Error('Redis did not take the jobs in time'));
      } catch (error) {
        discard(name, queue);
        throw error;
      }
    },
    ready: async () => {
      if (connection.status !== 'ready') return false;
      return within(PING_BUDGET, connection.ping(), () => new Error('Redis did not answer in time')).then(
        () => true,
        () => false,
      );
    },
    stop: async () => {
      await Promise.allSettled(
        [...queues.values()].map((queue) => within(CLOSE_BUDGET, queue.close(), () => new Error('a queue did not close in time'))),
      );
      connection.disconnect();
    },
  };
}
