import { HintMessage, type LeadHint } from '@annuity-lantern/contracts/http';
import type { Log } from './log.ts';
import { lowRateWarning } from './low-rate-warning.ts';
import { connectRedis } from './queue/redis-connection.ts';
import type { RedisLink } from './queue/redis-link.ts';

/** Most hints that wait for a slow Redis. Further ones are dropped. */
const MOST_WAITING = 500;

/** Notifies every desk, at once and at most once. Never throws and is not awaited: desks also refresh without hints. */
export type PublishHint = (hint: LeadHint) => void;

export function hintPublisher({ connection, ask }: RedisLink, log: Log): PublishHint {
  const warn = lowRateWarning(log.warn);
  const channel = channelOf(connection.options.db);
  let waiting = 0;

  async function send({ id, kind, what }: LeadHint): Promise<void> {
    const message: HintMessage = { v: 1, id, kind, what };
    waiting += 1;
    try {
      await ask((redis) => redis.publish(channel, JSON.stringify(message)));
    } catch (error) {
      warn('a hint was not published, desks see the change at their next refresh', { error });
    } finally {
      waiting -= 1;
    }
  }

  return (hint) => {
    if (waiting < MOST_WAITING) void send(hint);
  };
}

export interface HintSubscription {
  stop(): void;
}

/** Calls `onHint` for every hint of any process. Resumes after an outage of Redis; hints of that time are lost. */
export function subscribeToHints(redisUrl: string, log: Log, onHint: (hint: LeadHint) => void): HintSubscription {
  const connection = connectRedis(redisUrl, log, { enableOfflineQueue: true, resends: true });
  const warn = lowRateWarning(log.warn);
  connection.on('message', (_channel: string, text: string) => {
    const hint = readHint(text);
    if (hint) onHint(hint);
    else warn('dropped a hint that this version cannot read');
  });
  // Waits for Redis; the driver resubscribes after each reconnect. Fails only if the connection is stopped.
  connection.subscribe(channelOf(connection.options.db)).catch(() => {});
  return { stop: () => connection.disconnect() };
}

/** Unlike keys, channels are shared by all databases of a Redis. */
function channelOf(database = 0): string {
  return `lantern:hints:${database}`;
}

export function readHint(text: string): LeadHint | null {
  try {
    const { v: _, ...hint } = HintMessage.parse(JSON.parse(text));
    return hint;
  } catch {
    return null;
  }
}
