import { heartbeatReader } from '@annuity-lantern/service-kit/heartbeats';
import type { Log } from '@annuity-lantern/service-kit/log';
import { openRedis } from '@annuity-lantern/service-kit/redis';

/** In milliseconds. A process writes a heartbeat every 10 s. */
const SILENT_AFTER = 25_000;

/** The kinds of services that run on these stores, by their heartbeats. Redis must answer. */
export async function runningServices(redisUrl: string, log: Log): Promise<string[]> {
  const link = openRedis(redisUrl, log);
  try {
    await new Promise<void>((resolve) => link.connection.once('ready', () => resolve()));
    const { now, beats } = await heartbeatReader(link.ask)();
    const last = new Map(beats.map((beat) => [beat.id, beat]));
    const alive = [...last.values()].filter(({ at, ended }) => !ended && at > now - SILENT_AFTER);
    return [...new Set(alive.map(({ kind }) => kind))].toSorted();
  } finally {
    link.stop();
  }
}
