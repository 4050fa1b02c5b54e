import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@annuity-lantern/service-kit/log';
import { createFirstUser, ensureStaffIndexes, type FirstUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';

interface PreparationOptions {
  readonly store: Store;
  readonly log: Log;
  /** Created when there is no account. */
  readonly firstUser: FirstUser | undefined;
}

export interface Preparation {
  /** Resolves when the indexes and the first account exist. */
  readonly done: Promise<void>;
  stop(): void;
}

const RETRY_PAUSE = 1000;

/** Creates the indexes and the first account as soon as MongoDB can be reached. */
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
        await pause(RETRY_PAUSE, undefined, { signal: ending.signal }).catch(() => {});
      }
    }
  };
  return { done: prepare(), stop: () => ending.abort() };
}
