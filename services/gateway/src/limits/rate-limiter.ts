import { LRUCache } from 'lru-cache';

export interface RateLimiterOptions {
  readonly perMinute: number;
  /** How many calls may come at once after a pause. */
  readonly burst: number;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

export interface RateLimiter {
  /** Counts one call of this key. Returns 0 if it may pass, else the seconds to wait. A refused call is not counted. */
  take(key: string): number;
  /** What `take` would return, without counting the call. */
  waitOf(key: string): number;
}

const MINUTE = 60_000;
/** Most keys in memory, about 4 MB. Beyond it the least recently used one is dropped and starts with a full bucket. */
const MOST_KEYS = 20_000;

/**
 * A token bucket per key, stored as one number: the time at which the bucket is full again (generic cell rate algorithm). Kept in process
 * memory: an outage of a shared store must not decide who may send a request.
 */
export function createRateLimiter({ perMinute, burst, now = () => performance.now() }: RateLimiterOptions): RateLimiter {
  const pause = MINUTE / perMinute;
  const fullAt = new LRUCache<string, number>({ max: MOST_KEYS });
  const waitOf = (key: string, time = now()) => {
    const wait = nextFullAt(key, time) - time - burst * pause;
    return wait > 0 ? Math.ceil(wait / 1000) : 0;
  };
  const nextFullAt = (key: string, time: number) => Math.max(fullAt.get(key) ?? time, time) + pause;
  return {
    take: (key) => {
      const time = now();
      const wait = waitOf(key, time);
      if (wait === 0) fullAt.set(key, nextFullAt(key, time));
      return wait;
    },
    waitOf: (key) => waitOf(key),
  };
}
