import { Redis, type RedisOptions, ReplyError } from 'ioredis';
import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';
import { clusterConnector } from './cluster-connector.ts';
import { readRedisAddress } from './redis-address.ts';

/** Longest silence after a command, in milliseconds. A longer one means a half-open connection, which is replaced. */
export const LONGEST_SILENCE = 5000;
/** In milliseconds. */
const LONGEST_CONNECT = 1000;
/** Milliseconds between two questions. Without them, an idle half-open connection or a demoted server is found only when it is needed. */
const ASK_EVERY = 5000;

interface OwnOptions extends Pick<RedisOptions, 'enableOfflineQueue' | 'commandTimeout' | 'socketTimeout'> {
  /** Whether the next connection sends commands again that have no answer. It may lead to another server, and a command may run twice. */
  readonly resends: boolean;
}

/**
 * A connection to the server that takes writes. It reconnects by itself: within 11 s if it falls silent, and within 6 s if its server is
 * no longer the primary. `disconnect()` ends it.
 */
export function connectRedis(redisUrl: string, log: Log, { resends, ...options }: OwnOptions): Redis {
  const connection = new Redis({
    ...optionsOf(redisUrl),
    connectTimeout: LONGEST_CONNECT,
    socketTimeout: LONGEST_SILENCE,
    retryStrategy,
    reconnectOnError,
    // With 0, commands without an answer reject as soon as the connection closes. BullMQ's workers and subscriptions need null.
    maxRetriesPerRequest: resends ? null : 0,
    autoResendUnfulfilledCommands: resends,
    ...options,
  });
  connection.on('error', connectionWarning(log));
  keepAsking(connection, log);
  return connection;
}

/** How the driver finds the server, which every kind of address leads to: the one that takes writes of our keys. */
function optionsOf(redisUrl: string): Omit<RedisOptions, 'replyMapping'> {
  const address = readRedisAddress(redisUrl);
  if (typeof address === 'string') throw new Error(`the address of Redis ${address}`);
  const { kind, hosts, username, password, database: db, name } = address;
  const tls = address.isEncrypted ? {} : undefined;
  const login = { username, password, tls, db };
  switch (kind) {
    case 'one':
      return { ...login, ...hosts[0] };
    case 'cluster':
      return { ...login, Connector: clusterConnector(hosts) };
    case 'sentinel':
      return {
        ...login,
        sentinels: [...hosts],
        name,
        enableTLSForSentinelMode: address.isEncrypted,
        sentinelTLS: tls,
        sentinelUsername: username,
        sentinelPassword: password,
        sentinelCommandTimeout: LONGEST_CONNECT,
        // Asking for further sentinels needs a right that services do not have.
        updateSentinels: false,
      };
  }
}

/** Errors for a question that this server never answers. Others, such as `LOADING` or `BUSY`, are temporary. */
export function isRefusedForGood(error: Error): boolean {
  return error instanceof ReplyError && /^(ERR|NOPERM) /.test(error.message);
}

/**
 * Whether the server takes writes. Leaves a replica: behind the same address there may be a new primary. A server that hides its role counts
 * as a primary, because it refuses writes if it is none.
 */
export async function askPrimary(connection: Redis): Promise<boolean> {
  const isPrimary = await connection.role().then(
    ([role]) => role === 'master',
    (error: Error) => {
      if (isRefusedForGood(error)) return true;
      throw error;
    },
  );
  if (!isPrimary && connection.status === 'ready') connection.disconnect(true);
  return isPrimary;
}

export function connectionWarning(log: Log): (error: unknown) => void {
  const warn = lowRateWarning(log.warn);
  return (error) => warn('Redis is away', { dependency: 'redis', error });
}

/** The pause before the next attempt to connect, in milliseconds. */
function retryStrategy(times: number): number {
  return Math.min(times * 100, 1000);
}

/**
 * A server that was demoted answers writes with the first, also from inside a script. The others come from a node of a cluster that has
 * lost our slot or its majority. 1: reconnects, and does not send the write again.
 */
function reconnectOnError({ message }: Error): 1 | false {
  return /READONLY|^MOVED |^CLUSTERDOWN /.test(message) && 1;
}

/** After an unanswered question, the driver replaces the silent connection. */
function keepAsking(connection: Redis, log: Log): void {
  const warn = lowRateWarning(log.warn);
  const ask = async () => {
    if (connection.status !== 'ready') return;
    // A subscription may have no other command.
    connection.ping().catch(() => {});
    if (!(await askPrimary(connection))) warn('Redis is a replica, reconnecting', { dependency: 'redis' });
  };
  const timer = setInterval(() => void ask().catch(() => {}), ASK_EVERY).unref();
  connection.once('end', () => clearInterval(timer));
}
