import { setTimeout as pause } from 'node:timers/promises';
import { prepareContent, type SeededContent, seedContent } from '@annuity-lantern/content-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import { builtInInsights } from '@annuity-lantern/site/insights';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { resources } from '../seed/resources.ts';

/** What the first start shows. The documents are ours and real. The insight cards are samples until real articles are published. */
const seededContent: SeededContent = {
  resources,
  insights: builtInInsights.map((insight) => ({ _id: insight.image, ...insight, sample: true })),
};

const RETRY_PAUSE = 1000;

/**
 * Waits for MongoDB, adds the content that the database has never had, then calls `onSeeded`. Retries until that succeeds or `signal` is
 * aborted.
 */
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
