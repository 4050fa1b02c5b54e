import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';
import { type Durability, type NeededSetting, readDurability } from './read-durability.ts';
import { readInfo } from './read-info.ts';
import { askPrimary } from './redis-connection.ts';

export interface DurabilityCheck {
  /** Drops the answer and asks again, because a new connection may lead to another server. */
  renew(): void;
  /** Whether Redis is a primary that keeps what it acknowledges. Rejects if Redis is away or frozen. */
  isDurable(): Promise<boolean>;
}

interface CheckOptions {
  /** Asks Redis; rejects if it is away or frozen. */
  readonly ask: <T>(question: (connection: Redis) => Promise<T>) => Promise<T>;
  /** The operator's word, which counts only for settings that the server hides. */
  readonly saidDurable: boolean;
  readonly log: Log;
}

/** Checks the role of Redis each time, its settings once for each connection, and logs what to change. */
export function checkDurability({ ask, saidDurable, log }: CheckOptions): DurabilityCheck {
  let answer: Promise<boolean> | undefined;
  const isReplica = lowRateWarning(log.error);

  function read(): Promise<boolean> {
    const reading = ask(async (connection) => {
      const [durability, memory] = await Promise.all([readDurability(connection), readInfo(connection, 'memory')]);
      return report(durability, saidDurable, Number(memory.get('maxmemory')), log);
    });
    answer = reading;
    // The next call reads again.
    reading.catch(() => {
      if (answer === reading) answer = undefined;
    });
    return reading;
  }

  const isDurable = () =>
    ask(async (connection) => {
      if (await askPrimary(connection)) return answer ?? read();
      isReplica('cannot seal requests: Redis is a replica', { dependency: 'redis' });
      return false;
    });

  return {
    renew: () => {
      answer = undefined;
      isDurable().catch(() => {});
    },
    isDurable,
  };
}

function report({ wrong, hidden }: Durability, saidDurable: boolean, maxmemory: number, log: Log): boolean {
  for (const name of wrong) reports[name](log);
  if (wrong.length > 0) return false;
  if (hidden.length > 0 && !saidDurable) {
    log.error('cannot seal requests: Redis hides its settings; set REDIS_DURABLE=true if every write is on its disk before it answers', {
      dependency: 'redis',
    });
    return false;
  }
  log.info('Redis keeps sealed requests; bytes are its maxmemory', { dependency: 'redis', bytes: maxmemory });
  return true;
}

const reports: Readonly<Record<NeededSetting, (log: Log) => void>> = {
  appendonly: (log) => log.error('cannot seal requests: Redis needs appendonly yes', { dependency: 'redis' }),
  appendfsync: (log) => log.error('cannot seal requests: Redis needs appendfsync always', { dependency: 'redis' }),
  'no-appendfsync-on-rewrite': (log) =>
    log.error('cannot seal requests: Redis needs no-appendfsync-on-rewrite no', { dependency: 'redis' }),
  'maxmemory-policy': (log) => log.error('cannot seal requests: Redis needs maxmemory-policy noeviction', { dependency: 'redis' }),
};
