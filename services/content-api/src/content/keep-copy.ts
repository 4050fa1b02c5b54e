import { AppError } from '@annuity-lantern/service-kit/errors';
import { type Representation, represent } from '@annuity-lantern/service-kit/representation';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

export interface KeptCopy {
  /**
   * Answers the copy at once, even an old one while a newer one is read. Waits briefly if there is no copy or it is too old.
   *
   * @throws AppError `store_unavailable` (503) if no read has succeeded yet
   */
  get(): Promise<Representation>;
  /** Reads the list again now. Rejects if that fails; the last good copy is then still served. */
  refresh(): Promise<Representation>;
  /** Whether there is a copy. */
  known(): boolean;
}

/** Milliseconds for which a copy is fresh, and milliseconds for which an older copy is served while the store is read. */
const FRESH = 5000;
const STALE = 300_000;
/** Milliseconds between a failed read and the next one. */
const RETRY_PAUSE = 1000;
/** Milliseconds that a caller waits for the first copy, or for a newer one if the copy is too old. */
const NEWER_BUDGET = 300;
const FIRST_BUDGET = 1500;
/** Milliseconds after which a read counts as failed. */
const READ_BUDGET = 10_000;

/** Browsers and proxies keep a list for a minute, and may show it for ten more while they fetch the new one. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Keeps the result of a read in memory, as the bytes that are sent. Reads never overlap. If a read returns the same JSON, bytes and ETag
 * stay the same.
 *
 * @param now milliseconds on a monotonic clock
 */
export function keepCopy(read: () => Promise<string>, onFailure: (error: unknown) => void, now: () => number): KeptCopy {
  let copy: Representation | undefined;
  let json: string | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let staleUntil = Number.NEGATIVE_INFINITY;
  let running: Promise<Representation> | undefined;

  async function renew(): Promise<Representation> {
    try {
      const newer = await withDeadline(READ_BUDGET, read(), () => new Error('the store did not answer in time'));
      if (!copy || newer !== json) copy = await represent(newer, 'application/json; charset=utf-8', CACHE_CONTROL);
      json = newer;
      freshUntil = now() + FRESH;
      staleUntil = now() + STALE;
      return copy;
    } catch (error) {
      freshUntil = now() + RETRY_PAUSE;
      onFailure(error);
      throw error;
    }
  }

  const refresh = () => {
    running ??= renew().finally(() => {
      running = undefined;
    });
    return running;
  };
  const atOnce = () => {
    if (!copy || now() < freshUntil) return copy;
    refresh().catch(() => {});
    return now() < staleUntil ? copy : undefined;
  };

  return {
    refresh,
    known: () => copy !== undefined,
    get: async () => {
      const kept = atOnce();
      if (kept) return kept;
      try {
        return await withDeadline(copy ? NEWER_BUDGET : FIRST_BUDGET, refresh(), () => new Error('the store did not answer in time'));
      } catch (cause) {
        if (copy) return copy;
        throw new AppError('store_unavailable', { message: 'the content was never read', cause, retryAfter: 2 });
      }
    },
  };
}
