import { randomUUID } from 'node:crypto';
import { BEAT_EVERY, type ProcessKind } from '@annuity-lantern/contracts/heartbeats';
import type { Log } from '../log.ts';
import { lowRateWarning } from '../low-rate-warning.ts';
import type { Metrics } from '../metrics.ts';
import type { RedisLink } from '../queue/redis-link.ts';
import { repeat } from '../repeat.ts';
import { KEPT, STREAM, timeOf, toFields } from './heartbeat.ts';

/** Which counters of `processCounters` a metric feeds, by its labels. */
export interface CountOf {
  readonly metric: string;
  readonly names: (labels: Readonly<Record<string, string>>) => readonly string[];
}

/** Counts the answers of a process that serves HTTP. */
export const answerCounts: CountOf = {
  metric: 'lantern_http_answers_total',
  names: ({ result, code }) => ['answers', ...(result === '5xx' ? ['failed'] : []), ...(code === 'internal' ? ['internal'] : [])],
};

export interface HeartbeatOptions {
  readonly kind: ProcessKind;
  /** Absent if the process has no Redis: it then writes no heartbeats. */
  readonly redis: RedisLink | undefined;
  readonly metrics: Metrics;
  readonly counts: readonly CountOf[];
  readonly log: Log;
}

export interface HeartbeatWriter {
  /** Writes a last heartbeat, which says that the process stops cleanly. */
  stop(): Promise<void>;
}

/**
 * Writes a heartbeat now and every 10 s, without delaying anything. If Redis does not accept one within a second, it is dropped with a
 * low-rate warning.
 */
export function startHeartbeat({ kind, redis, metrics, counts, log }: HeartbeatOptions): HeartbeatWriter {
  if (!redis) return { stop: async () => {} };
  const own = { kind, id: randomUUID(), startedAt: Date.now() };
  const warn = lowRateWarning(log.warn);
  let lastAt: number | undefined;

  async function write(ended: boolean): Promise<void> {
    // The connection itself warns while Redis is away.
    if (!redis?.isConnected()) return;
    const fields = toFields({ ...own, counts: await readCounts(metrics, counts), ended });
    const kept = lastAt === undefined ? [] : ['MINID', '~', String(lastAt - KEPT)];
    const [added] =
      (await redis.ask((connection) =>
        connection
          .multi()
          .xadd(STREAM, ...kept, '*', ...fields)
          .pexpire(STREAM, KEPT)
          .exec(),
      )) ?? [];
    const [error, entryId] = added ?? [new Error('Redis did not take a heartbeat')];
    if (error) throw error;
    lastAt = timeOf(String(entryId));
  }

  const onError = (error: unknown) => warn('a heartbeat could not be written', { dependency: 'redis', error });
  const beating = repeat({ every: BEAT_EVERY, atOnce: true, work: () => write(false), onError });
  redis.connection.once('ready', () => void write(false).catch(onError));
  return {
    stop: async () => {
      await beating.stop();
      await write(true).catch(onError);
    },
  };
}

/** The counters by name, without zeros. */
async function readCounts(metrics: Metrics, counts: readonly CountOf[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { metric, names } of counts) {
    for (const { labels, value } of await metrics.read(metric)) {
      if (value > 0) for (const name of names(labels)) sums[name] = (sums[name] ?? 0) + value;
    }
  }
  return sums;
}
