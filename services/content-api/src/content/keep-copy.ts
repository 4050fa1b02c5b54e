import { AppError } from '@annuity-lantern/service-kit/errors';
import { type Representation, represent } from '@annuity-lantern/service-kit/representation';
import { within } from '@annuity-lantern/service-kit/within';

export interface KeptCopy {
  /**
   * The copy, at once: also an old one, while a newer one is read. Where there is none, or it is too old, waits a moment for a newer one.
   * @throws AppError `store_unavailable` (503) when there never was one
   */
  get(): Promise<Representation>;
  /** Reads it again now. Rejects when that fails; `get` then goes on returning the last good copy. */
  refresh(): Promise<Representation>;
  /** Whether there is a copy. */
  known(): boolean;
}

/** Milliseconds for which a copy is answered without asking the store, and for which an old one is answered while the store is asked. */
const FRESH = 5000;
const STALE = 300_000;
/** After a failure the store is left alone for a moment. */
const RETRY_PAUSE = 1000;
/** How long a caller waits for a newer copy than one that is too old, and for the first one. */
const NEWER_BUDGET = 300;
const FIRST_BUDGET = 1500;
/** Longest that a read may take, before another one is tried. */
const READ_BUDGET = 10_000;

/** The same for browsers and proxies: a minute without asking, then ten in which the old list is shown while the new one is fetched. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * Keeps the JSON that a read resolved to in memory, as the bytes that are sent. There is one read at a time, whoever asks for it; the same text
 * again changes nothing.
 */
export function keepCopy(
  read: () => Promise<string>,
  onFailure: (error: unknown) => void,
  now: () => number = () => performance.now(),
): KeptCopy {
  let copy: Representation | undefined;
  let json: string | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let staleUntil = Number.NEGATIVE_INFINITY;
  let running: Promise<Representation> | undefined;

  async function renew(): Promise<Representation> {
    try {
      const newer = await within(READ_BUDGET, read(), () => new Error('the store did not answer in time'));
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
        return await within(copy ? NEWER_BUDGET : FIRST_BUDGET, refresh(), () => new Error('the store did not answer in time'));
      } catch (cause) {
        if (copy) return copy;
        throw new AppError('store_unavailable', { message: 'the content was never read', cause, retryAfter: 2 });
      }
    },
  };
}
