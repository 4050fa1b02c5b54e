import type { AskRedis } from '../queue/redis-link.ts';
import { type Heartbeat, KEPT, STREAM, timeOf, toHeartbeat } from './heartbeat.ts';

export type { Heartbeat };

/** Heartbeats of one read: an hour of 27 processes. */
const MOST_READ = 10_000;

export interface HourOfHeartbeats {
  /** The clock of Redis, in milliseconds since 1970. */
  readonly now: number;
  /** Oldest first. */
  readonly beats: readonly Heartbeat[];
}

/**
 * Gives a function that reads the heartbeats of the last hour. Each call asks for what came since the call before; it rejects within a second when Redis
 * is away, frozen or slow.
 */
export function heartbeatReader(ask: AskRedis): () => Promise<HourOfHeartbeats> {
  let beats: readonly Heartbeat[] = [];
  let lastId = '0-0';
  const read = async (): Promise<HourOfHeartbeats> => {
    const [[seconds, microseconds], entries] = await ask((redis) =>
      Promise.all([redis.time(), redis.xrevrange(STREAM, '+', `(${lastId}`, 'COUNT', MOST_READ)]),
    );
    const now = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
    if (timeOf(lastId) > now) {
      // Another server, or its clock was set back: everything is read again.
      beats = [];
      lastId = '0-0';
      return read();
    }
    const fresh = entries.toReversed().flatMap(([id, fields]) => toHeartbeat(id, fields) ?? []);
    beats = [...beats, ...fresh].filter(({ at }) => at > now - KEPT);
    lastId = entries[0]?.[0] ?? lastId;
    return { now, beats };
  };
  return read;
}
