import { type HintBatch, hintEvents, readHintBatch, streamHints } from '@annuity-lantern/contracts/http';

/** Milliseconds before a refused stream is asked for again: doubled each time, up to a minute. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 60_000;

interface HintFollower {
  readonly onHints: (batch: HintBatch) => void;
  /** The server says that the session of this stream is over. */
  readonly onEnd: () => void;
}

/**
 * Follows the stream of hints until the returned function is called. Not while the page is hidden: a browser has few connections, and a hidden desk
 * reads nothing. After a gap, everything may have changed.
 */
export function followHints({ onHints, onEnd }: HintFollower): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let wasOpen = false;

  function open(): void {
    if (source || document.visibilityState === 'hidden') return;
    source = new EventSource(streamHints.path);
    source.addEventListener('open', () => {
      refusals = 0;
      if (wasOpen) onHints({ hints: [], more: true });
      wasOpen = true;
    });
    source.addEventListener(hintEvents.hints, ({ data }: MessageEvent<string>) => {
      const batch = readHintBatch(data);
      if (batch) onHints(batch);
    });
    source.addEventListener(hintEvents.end, () => {
      closeAndRetry();
      onEnd();
    });
    source.addEventListener('error', () => {
      // After a connection that broke off, the browser tries again by itself.
      if (source?.readyState === EventSource.CLOSED) closeAndRetry();
    });
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  function closeAndRetry(): void {
    close();
    retry = setTimeout(open, Math.min(FIRST_PAUSE * 2 ** refusals, LONGEST_PAUSE));
    refusals += 1;
  }

  const followVisibility = () => (document.visibilityState === 'hidden' ? close() : open());
  document.addEventListener('visibilitychange', followVisibility);
  open();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    close();
  };
}
