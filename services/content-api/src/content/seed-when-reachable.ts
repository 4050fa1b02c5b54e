import { setTimeout as pause } from 'node:timers/promises';
import { prepareContent, seedContent } from '@annuity-lantern/content-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { seededContent } from '../seed/seeded-content.ts';

const RETRY_PAUSE = 1000;

/** Waits for MongoDB, adds the content that the database was never given, then calls `onSeeded`. Retries until that succeeds or `signal` is aborted. */
export async function seedWhenReachable(store: Store, log: Log, onSeeded: () => Promise<void>, signal: AbortSignal): Promise<void> {
  await store.connected;
  while (!signal.aborted) {
    try {
      await prepareContent(store.connection);
      const count = await seedContent(store.connection, seededContent);
      if (count > 0) log.info('content was added', { count });
      await onSeeded();
      return;
    } catch (error) {
      log.warn('content could not be seeded yet', { dependency: 'mongodb', error });
      await pause(RETRY_PAUSE, undefined, { signal }).catch(() => {});
    }
  }
}
