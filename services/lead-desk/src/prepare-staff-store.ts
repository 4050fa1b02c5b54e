import type { Log } from '@annuity-lantern/service-kit/log';
import { createFirstUser, ensureStaffIndexes, type FirstUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

interface PreparationOptions {
  readonly store: Store;
  readonly log: Log;
  /** Created when there is no account at all. */
  readonly firstUser: FirstUser | undefined;
}

export interface Preparation {
  /** Resolves when indexes and first account are there. */
  readonly done: Promise<void>;
  stop(): void;
}

const RETRY_PAUSE = 1000;

/** Brings indexes and the first account into MongoDB, however late MongoDB comes. */
export function prepareStaffStore({ store, log, firstUser }: PreparationOptions): Preparation {
  const ending = new AbortController();
  const prepare = async () => {
    await store.connected;
    while (!ending.signal.aborted) {
      try {
        await ensureStaffIndexes(store.connection);
        if (firstUser && (await createFirstUser(store.connection, firstUser, new Date()))) log.info('created the first staff account');
        return;
      } catch (error) {
        log.warn('the staff accounts could not be prepared yet', { error });
        await pause(RETRY_PAUSE, ending.signal);
      }
    }
  };
  return { done: prepare(), stop: () => ending.abort() };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
