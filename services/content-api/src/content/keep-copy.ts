import { AppError } from '@annuity-lantern/service-kit/errors';
import { type Representation, represent } from '@annuity-lantern/service-kit/representation';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';

export interface KeptCopy {
  /**
   * The copy at once, also an old one while a newer one is read. Waits briefly for a newer copy when there is none or it is too old.
   *
   * @throws AppError `store_unavailable` (503) when nothing was ever read
   */
  get(): Promise<Representation>;
  /** Reads it again now. Rejects when that fails; the last good copy is then still answered. */
  refresh(): Promise<Representation>;
  /** Whether there is a copy. */
  known(): boolean;
}

/** Milliseconds for which a copy is answered without asking the store, and for which an old one is answered while the store is asked. */
const FRESH = 5000;
const STALE = 300_000;
/** Milliseconds without another read after a failure. */
const RETRY_PAUSE = 1000;
/** Milliseconds that a caller waits for a newer copy than one that is too old, and for the first one. */
const NEWER_BUDGET = 300;
const FIRST_BUDGET = 1500;
/** Milliseconds after which a read has failed. */
const READ_BUDGET = 10_000;

/** Browsers and proxies keep a list for a minute, and may show it for ten more while they fetch the new one. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Keeps the result of a read in memory as the bytes that are sent. Reads do not overlap. The same JSON again keeps the bytes and their ETag.
 *
 * @param now milliseconds on a clock that only moves forward
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
