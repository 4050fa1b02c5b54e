import { Queue } from 'bullmq';
import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { jobTelemetry } from './job-telemetry.ts';
import { KEY_PREFIX } from './key-prefix.ts';
import { readMemory } from './read-memory.ts';
import { recent } from './recent.ts';
import { connectionWarning } from './redis-connection.ts';
import { type AskRedis, notConnected, openRedis, type RedisLink } from './redis-link.ts';

/** Milliseconds for which a reading of memory is reused. */
const RECENT = 1000;
/** Share of the memory limit. Effects leave room for sealed requests, and the sweep enqueues them later. */
const MOST_FOR_EFFECTS = 0.9;
/** Time limit of `close()` in milliseconds: it can hang forever if Redis has died. */
const CLOSE_BUDGET = 1500;

export interface OpenQueues {
  /**
   * Works with the queue of this name for at most `ms` milliseconds. Rejects at once if Redis is away or too full, and after `ms` if it is
   * frozen or slow. The work may be done nevertheless.
   */
  use<T>(name: string, ms: number, work: (queue: Queue) => Promise<T>): Promise<T>;
  readonly ask: AskRedis;
  losses(): number;
  ready(): Promise<boolean>;
  stop(): Promise<void>;
}

interface OpenOptions {
  readonly atOnce?: readonly string[];
  /** The share of the memory limit beyond which `use` rejects. Default: that of effects. */
  readonly most?: number;
  /** Called after each connect. */
  readonly onReady?: () => void;
}

/** Like `queuesOver`, over its own connection. */
export function openQueues(redisUrl: string, log: Log, options: OpenOptions = {}): OpenQueues {
  const link = openRedis(redisUrl, log);
  const queues = queuesOver(link, log, options);
  return {
    ...queues,
    stop: async () => {
      await queues.stop();
      link.stop();
    },
  };
}

/**
 * Queues for adding jobs. `stop` leaves the connection open. A queue opens at its first use; the queues in `atOnce` open as soon as Redis
 * answers. The first use of a new queue takes five times as long as later ones.
 */
export function queuesOver(link: RedisLink, log: Log, { atOnce = [], onReady, most = MOST_FOR_EFFECTS }: OpenOptions = {}): OpenQueues {
  const { connection } = link;
  connection.on('ready', () => {
    // Redis may be gone again by the time of this event.
    if (connection.status !== 'ready') return;
    for (const name of atOnce) queueNamed(name);
    onReady?.();
  });
  const queues = new Map<string, Queue>();

  function queueNamed(name: string): Queue {
    const known = queues.get(name);
    if (known) return known;
    // A queue opened before Redis has answered never recovers.
    if (connection.status !== 'ready') throw notConnected();
    const queue = new Queue(name, {
      connection,
      prefix: KEY_PREFIX,
      skipWaitingForReady: true,
      skipVersionCheck: true,
      streams: { events: { maxLen: 1000 } },
      ...jobTelemetry(),
    });
    queue.on('error', connectionWarning(log));
    queues.set(name, queue);
    return queue;
  }

  const memory = recent(RECENT, () => readMemory(connection));

  async function checkRoom(): Promise<void> {
    if (most === Number.POSITIVE_INFINITY) return;
    const { used, limit } = await memory();
    if (used > most * limit) throw new Error('Redis holds too much');
  }

  /** A queue opened while Redis was frozen fails forever, so the next job after a failure opens a new one. */
  function discard(name: string, queue: Queue): void {
    if (queues.get(name) === queue) queues.delete(name);
    queue.close().catch(() => {});
  }

  return {
    use: async (name, ms, work) => {
      if (connection.status !== 'ready') throw notConnected();
      const deadline = performance.now() + ms;
      await withDeadline(ms, checkRoom(), tooLate);
      const queue = queueNamed(name);
      try {
        return await withDeadline(deadline - performance.now(), work(queue), tooLate);
      } catch (error) {
        discard(name, queue);
        throw error;
      }
    },
    ask: link.ask,
    losses: link.losses,
    ready: link.ready,
    stop: async () => {
      await Promise.allSettled(
        [...queues.values()].map((queue) => withDeadline(CLOSE_BUDGET, queue.close(), () => new Error('a queue did not close in time'))),
      );
    },
  };
}

function tooLate(): Error {
  return new Error('Redis did not take the jobs in time');
}
