import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { KEY_PREFIX } from './key-prefix.ts';
import { connectRedis } from './redis-connection.ts';

/** Longest wait for Redis to count, in milliseconds. */
const COUNT_BUDGET = 500;

export interface Places {
  /** How many there are. */
  readonly places: number;
  /** Redis deletes the list this many seconds after its last place was taken. */
  readonly seconds: number;
}

/** A name must hold no personal data. Each call rejects at once if Redis is away, and after 500 ms if it is frozen or slow. */
export interface Counter {
  /**
   * Adds one to the counter with this name, shared by all processes, and resolves to its new value. Redis deletes it `seconds` after the
   * last addition. A count that was rejected may have happened nevertheless.
   */
  add(name: string, seconds: number): Promise<number>;
  /**
   * Resolves to the place of this id in the list with this name, shared by all processes: 0 for the first id, then 1. An id keeps its
   * place. Resolves to `places` or more, and takes none, when all are taken.
   */
  takePlace(name: string, id: string, limit: Places): Promise<number>;
  stop(): void;
}

const TAKE_PLACE = `
local place = redis.call('HGET', KEYS[1], ARGV[1])
if place then return tonumber(place) end
local taken = redis.call('HLEN', KEYS[1])
if taken < tonumber(ARGV[2]) then
  redis.call('HSET', KEYS[1], ARGV[1], taken)
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
return taken`;

/** Counters in Redis, over a separate connection, so that a slow count delays no job. */
export function openCounter(redisUrl: string, log: Log): Counter {
  const connection = connectRedis(redisUrl, log, { enableOfflineQueue: false, resends: false });
  const keyOf = (name: string) => `${KEY_PREFIX}:counter:${name}`;
  const inTime = (counted: Promise<number>) => withDeadline(COUNT_BUDGET, counted, () => new Error('Redis did not count in time'));

  const increment = async (key: string, seconds: number): Promise<number> => {
    const [counted] = (await connection.multi().incr(key).expire(key, seconds).exec()) ?? [];
    const [error, value] = counted ?? [new Error('Redis did not count')];
    if (error) throw error;
    return Number(value);
  };

  return {
    add: (name, seconds) => inTime(increment(keyOf(name), seconds)),
    takePlace: (name, id, { places, seconds }) => inTime(connection.eval(TAKE_PLACE, 1, keyOf(name), id, places, seconds).then(Number)),
    stop: () => connection.disconnect(),
  };
}
