import { hintEvents } from '@annuity-lantern/contracts/http';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { repeat } from '@annuity-lantern/service-kit/repeat';

/** Milliseconds between two comments that keep proxies from closing a silent stream. */
const HEARTBEAT_PAUSE = 20_000;
/** Milliseconds between two checks of whether sessions are still valid. */
const CHECK_PAUSE = 5000;
/** Most streams of one session (one per browser window), of one account in all its browsers, and of all accounts. */
export const MOST_PER_SESSION = 8;
export const MOST_PER_ACCOUNT = 24;
const MOST_STREAMS = 1000;
/**
 * Milliseconds after which a stream ends, and its browser opens another one. A few bytes a minute fit into the buffers of the network, so
 * a client that never reads is not noticed.
 */
export const LONGEST_STREAM = 3_600_000;
/** Unsent bytes at which a stream is closed: its reader is gone or too slow. */
const MOST_UNSENT = 256 * 1024;

/** The answer that a stream writes to. */
export interface StreamSink {
  readonly writableLength: number;
  readonly writableEnded: boolean;
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
}

/** Whose stream it is. */
export interface StreamOwner {
  readonly sessionId: string;
  readonly accountId: string;
}

export interface HintStreams {
  /** Whether the session may open another stream. */
  hasRoom(owner: StreamOwner): boolean;
  /** Adds a stream. Returns a function that removes it. */
  add(owner: StreamOwner, sink: StreamSink): () => void;
  send(event: string, data: unknown): void;
  /** Ends the streams of sessions that have ended. Sessions are read one after another, and checks never overlap. */
  check(): Promise<void>;
  /** Stops the timers; the stopping server ends the streams themselves. */
  stop(): Promise<void>;
}

/**
 * The open streams of this process. Each ends with its session, which is checked every 5 s. While MongoDB is away, streams stay open:
 * hints hold no personal data.
 *
 * @param holds whether a session is valid
 */
export function openHintStreams(holds: (sessionId: string) => Promise<boolean>, log: Log): HintStreams {
  const streams = new Map<StreamSink, StreamOwner & { readonly openedAt: number }>();
  const warn = lowRateWarning(log.warn);
  let running: Promise<void> | undefined;
  let again = false;

  function write(sink: StreamSink, text: string): void {
    if (sink.writableEnded) return;
    if (sink.writableLength > MOST_UNSENT) sink.destroy();
    else sink.write(text);
  }
  function check(): Promise<void> {
    again = running !== undefined;
    running ??= checkAll().finally(() => {
      running = undefined;
    });
    return running;
  }
  async function checkAll(): Promise<void> {
    do {
      again = false;
      for (const sessionId of new Set([...streams.values()].map((owner) => owner.sessionId))) await endUnlessHeld(sessionId);
    } while (again);
  }
  async function endUnlessHeld(sessionId: string): Promise<void> {
    if (await holds(sessionId)) return;
    for (const [sink, owner] of streams) {
      if (owner.sessionId !== sessionId) continue;
      write(sink, formatEvent(hintEvents.end, {}));
      sink.end();
    }
  }
  const onError = (error: unknown) => warn('the sessions of open streams could not be checked', { error });
  const heartbeat = setInterval(() => {
    for (const [sink, { openedAt }] of streams) {
      // It ended before: its client does not take what was left.
      if (sink.writableEnded) sink.destroy();
      else if (Date.now() - openedAt < LONGEST_STREAM) write(sink, ':\n\n');
      else sink.end();
    }
  }, HEARTBEAT_PAUSE);
  const checks = repeat({ every: CHECK_PAUSE, work: check, onError });
  const count = (isOne: (owner: StreamOwner) => boolean) => [...streams.values()].filter(isOne).length;

  return {
    hasRoom: ({ sessionId, accountId }) =>
      streams.size < MOST_STREAMS &&
      count((owner) => owner.accountId === accountId) < MOST_PER_ACCOUNT &&
      count((owner) => owner.sessionId === sessionId) < MOST_PER_SESSION,
    add: (owner, sink) => {
      streams.set(sink, { ...owner, openedAt: Date.now() });
      return () => void streams.delete(sink);
    },
    send: (event, data) => {
      const text = formatEvent(event, data);
      for (const sink of streams.keys()) write(sink, text);
    },
    check: () => check().catch(onError),
    stop: async () => {
      clearInterval(heartbeat);
      await checks.stop();
    },
  };
}

function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
