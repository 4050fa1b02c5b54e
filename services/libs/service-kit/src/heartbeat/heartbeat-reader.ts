import type { AskRedis } from '../queue/redis-link.ts';
import { type Heartbeat, KEPT, STREAM, timeOf, toHeartbeat } from './heartbeat.ts';

export type { Heartbeat };

/** Heartbeats per answer. An hour of many processes takes several answers, each well within the time limit. */
const PAGE = 1000;

export interface HourOfHeartbeats {
  /** The clock of Redis, in milliseconds since 1970. */
  readonly now: number;
  /** Oldest first. */
  readonly beats: readonly Heartbeat[];
}

/**
 * Returns a function that reads the heartbeats of the last hour. Each call asks only for heartbeats since the previous call. It rejects if
 * Redis is away, frozen or slow, and the next call continues from there.
 */
export function heartbeatReader(ask: AskRedis): () => Promise<HourOfHeartbeats> {
  let beats: readonly Heartbeat[] = [];
  let lastId = '0-0';
  return async () => {
    const [seconds, microseconds] = await ask((redis) => redis.time());
    const now = Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
    if (timeOf(lastId) > now) {
      // Another server, or its clock was set back: everything is read again.
      beats = [];
      lastId = '0-0';
    }
    for (let isMore = true; isMore; ) {
      const from = timeOf(lastId) > now - KEPT ? `(${lastId}` : String(now - KEPT);
      const entries = await ask((redis) => redis.xrange(STREAM, from, '+', 'COUNT', PAGE));
      beats = [...beats, ...entries.flatMap(([id, fields]) => toHeartbeat(id, fields) ?? [])];
      lastId = entries.at(-1)?.[0] ?? lastId;
      isMore = entries.length === PAGE;
    }
    beats = beats.filter(({ at }) => at > now - KEPT);
    return { now, beats };
  };
}
