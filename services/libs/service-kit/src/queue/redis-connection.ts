import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';

/** Longest silence after a command, in milliseconds. A longer one means a half-open connection, which is replaced. */
export const LONGEST_SILENCE = 5000;
/** Milliseconds between two pings. Without them, an idle half-open connection is found only when it is needed. */
const PING_EVERY = 5000;

type OwnOptions = Pick<RedisOptions, 'enableOfflineQueue' | 'maxRetriesPerRequest' | 'commandTimeout' | 'socketTimeout'>;

/** A connection that reconnects by itself, within 11 s if it falls silent. `disconnect()` ends it. */
export function connectRedis(redisUrl: string, log: Log, options: OwnOptions): Redis {
  const connection = new Redis(redisUrl, { connectTimeout: 1000, socketTimeout: LONGEST_SILENCE, retryStrategy, ...options });
  connection.on('error', connectionWarning(log));
  keepAsking(connection);
  return connection;
}

export function connectionWarning(log: Log): (error: unknown) => void {
  const warn = lowRateWarning(log.warn);
  return (error) => warn('Redis is away', { dependency: 'redis', error });
}

/** The pause before the next attempt to connect, in milliseconds. */
function retryStrategy(times: number): number {
  return Math.min(times * 100, 1000);
}

/** After an unanswered ping, the driver replaces the silent connection. */
function keepAsking(connection: Redis): void {
  const timer = setInterval(() => {
    if (connection.status === 'ready') connection.ping().catch(() => {});
  }, PING_EVERY).unref();
  connection.once('end', () => clearInterval(timer));
}
