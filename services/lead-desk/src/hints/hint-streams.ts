import { hintEvents } from '@annuity-lantern/contracts/http';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';

/** Milliseconds between two comments that keep proxies from closing a silent stream. */
const HEARTBEAT_PAUSE = 20_000;
/** Milliseconds between two checks of whether sessions are still valid. */
const CHECK_PAUSE = 5000;
/** Most streams of one session (one per browser window), and of all sessions. */
export const MOST_PER_SESSION = 8;
const MOST_STREAMS = 1000;
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

export interface HintStreams {
  /** Whether the session may open another stream. */
  hasRoom(sessionId: string): boolean;
  /** Adds a stream. Returns a function that removes it. */
  add(sessionId: string, sink: StreamSink): () => void;
  send(event: string, data: unknown): void;
  /** Ends the streams of sessions that have ended. */
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
  const streams = new Map<StreamSink, string>();
  const warn = lowRateWarning(log.warn);

  function write(sink: StreamSink, text: string): void {
    if (sink.writableEnded) return;
    if (sink.writableLength > MOST_UNSENT) sink.destroy();
    else sink.write(text);
  }

  async function check(): Promise<void> {
    const sessions = new Set(streams.values());
    await Promise.all([...sessions].map(endUnlessHeld));
  }

  async function endUnlessHeld(sessionId: string): Promise<void> {
    if (await holds(sessionId)) return;
    for (const [sink, own] of streams) {
      if (own !== sessionId) continue;
      write(sink, formatEvent(hintEvents.end, {}));
      sink.end();
    }
  }

  const onError = (error: unknown) => warn('the sessions of open streams could not be checked', { error });
  const heartbeat = setInterval(() => {
    for (const sink of streams.keys()) write(sink, ':\n\n');
  }, HEARTBEAT_PAUSE);
  const checks: Repeating = repeat({ every: CHECK_PAUSE, work: check, onError });

  return {
    hasRoom: (sessionId) =>
      streams.size < MOST_STREAMS && [...streams.values()].filter((own) => own === sessionId).length < MOST_PER_SESSION,
    add: (sessionId, sink) => {
      streams.set(sink, sessionId);
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
