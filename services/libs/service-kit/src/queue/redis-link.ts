import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { withDeadline } from '../with-deadline.ts';
import { askPrimary, connectRedis } from './redis-connection.ts';

/** Longest wait for an answer, in milliseconds. */
const ASK_BUDGET = 1000;

/** Asks Redis. Rejects at once if it is away, and after a second if it is frozen or slow. */
export type AskRedis = <T>(question: (connection: Redis) => Promise<T>) => Promise<T>;

/** One connection of a process, which several modules may share. It never waits for a Redis that is away. */
export interface RedisLink {
  /** For BullMQ, and for `duplicate()` to subscribe. */
  readonly connection: Redis;
  isConnected(): boolean;
  readonly ask: AskRedis;
  /** How often the connection was lost: equal numbers mean the same connection. */
  losses(): number;
  /** Whether Redis takes writes. Reconnects if not. Rejects if it is away. */
  isPrimary(): Promise<boolean>;
  /** Whether Redis answers and takes writes. */
  ready(): Promise<boolean>;
  stop(): void;
}

export function openRedis(redisUrl: string, log: Log): RedisLink {
  const connection = connectRedis(redisUrl, log, { enableOfflineQueue: false, resends: false, commandTimeout: 1500 });
  let losses = 0;
  connection.on('close', () => {
    losses += 1;
  });
  const isConnected = () => connection.status === 'ready';
  const ask: AskRedis = async (question) => {
    if (!isConnected()) throw notConnected();
    return withDeadline(ASK_BUDGET, question(connection), () => new Error('Redis did not answer in time'));
  };
  const isPrimary = () => ask(askPrimary);
  return {
    connection,
    isConnected,
    ask,
    losses: () => losses,
    isPrimary,
    ready: () => isPrimary().catch(() => false),
    stop: () => connection.disconnect(),
  };
}

export function notConnected(): Error {
  return new Error('Redis is not connected');
}
