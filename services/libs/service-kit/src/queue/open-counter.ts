import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { connectRedis } from './redis-connection.ts';

/** Longest wait for Redis to count, in milliseconds. */
const COUNT_BUDGET = 500;

export interface Counter {
  /**
   * Adds one to the counter with this name, shared by all processes, and resolves to its new value. Redis deletes it `seconds` after the
   * last addition. Rejects at once if Redis is away, and after 500 ms if it is frozen or slow; it may be counted nevertheless.
   */
  add(name: string, seconds: number): Promise<number>;
  stop(): void;
}

/** Counters in Redis, over a separate connection, so that a slow count delays no job. A name must hold no personal data. */
export function openCounter(redisUrl: string, log: Log): Counter {
  const connection = connectRedis(redisUrl, log, { enableOfflineQueue: false, resends: false });

  const increment = async (key: string, seconds: number): Promise<number> => {
    const [counted] = (await connection.multi().incr(key).expire(key, seconds).exec()) ?? [];
    const [error, value] = counted ?? [new Error('Redis did not count')];
    if (error) throw error;
    return Number(value);
  };

  return {
    add: (name, seconds) =>
      withDeadline(COUNT_BUDGET, increment(`annuity-lantern:${name}`, seconds), () => new Error('Redis did not count in time')),
    stop: () => connection.disconnect(),
  };
}
