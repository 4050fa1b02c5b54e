import { LRUCache } from 'lru-cache';

export interface RateLimiterOptions {
  readonly perMinute: number;
  /** How many calls may come at once after a pause. */
  readonly burst: number;
  /** Clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

export interface RateLimiter {
  /** Counts one call of this key. Returns 0 when it may pass, else the seconds to wait. A refused call is not counted. */
  take(key: string): number;
}

const MINUTE = 60_000;
/** Most keys in memory, about 10 MB. Beyond it the least recently used one is dropped and starts with a full bucket. */
const MOST_KEYS = 50_000;

/**
 * A token bucket per key, kept as one number: the time at which the bucket is full again (the generic cell rate algorithm).
 * In the memory of this process: an outage of a shared store must not decide who may send a request.
 */
export function createRateLimiter({ perMinute, burst, now = () => performance.now() }: RateLimiterOptions): RateLimiter {
  const pause = MINUTE / perMinute;
  const fullAt = new LRUCache<string, number>({ max: MOST_KEYS });
  return {
    take: (key) => {
      const time = now();
      const next = Math.max(fullAt.get(key) ?? time, time) + pause;
      const wait = next - time - burst * pause;
      if (wait > 0) return Math.ceil(wait / 1000);
      fullAt.set(key, next);
      return 0;
    },
  };
}
