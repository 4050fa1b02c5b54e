import { createHash } from 'node:crypto';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { within } from '@annuity-lantern/service-kit/within';

export interface Copy<T> {
  readonly value: T;
  /** Strong validator of the value, in quotes. */
  readonly etag: string;
}

export interface KeptCopy<T> {
  /**
   * The value as it was at most `FRESH` ago; the last one known while the store is away.
   * @throws AppError `store_unavailable` (503) when there never was one
   */
  get(): Promise<Copy<T>>;
  /** Whether there is anything to answer with. */
  known(): boolean;
}

/** How long a copy is answered without asking the store, in milliseconds. */
const FRESH = 5000;
/** How long a caller waits for a newer copy than the one at hand, and for the first one. */
const NEWER_BUDGET = 300;
const FIRST_BUDGET = 1500;

/** Keeps the last result of a read in memory. Callers that come at the same time share one read. */
export function keepCopy<T>(
  read: () => Promise<T>,
  onFailure: (error: unknown) => void,
  now: () => number = () => performance.now(),
): KeptCopy<T> {
  let copy: Copy<T> | undefined;
  let freshUntil = 0;
  let running: Promise<Copy<T>> | undefined;

  async function refresh(): Promise<Copy<T>> {
    const value = await read();
    copy = { value, etag: etagOf(value) };
    freshUntil = now() + FRESH;
    return copy;
  }

  return {
    known: () => copy !== undefined,
    get: async () => {
      if (copy && now() < freshUntil) return copy;
      running ??= refresh().finally(() => {
        running = undefined;
      });
      try {
        return await within(copy ? NEWER_BUDGET : FIRST_BUDGET, running, () => new Error('the store did not answer in time'));
      } catch (error) {
        onFailure(error);
        if (copy) return copy;
        throw new AppError('store_unavailable', { message: 'the content was never read', cause: error, retryAfter: 2 });
      }
    },
  };
}

function etagOf(value: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
}
