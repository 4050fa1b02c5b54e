import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Express } from 'express';
import type { KeptLists } from './content/keep-lists.ts';
import { mountContent } from './content/mount-content.ts';
import { mountReminders } from './reminders/mount-reminders.ts';

export interface AppOptions {
  readonly store: Store;
  readonly lists: KeptLists;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly idKey: string;
  /** Whether visitors may ask for mails about rates. */
  readonly rateWatch: boolean;
  readonly now: () => Date;
  /** On the production host: the only origin whose pages may call. */
  readonly trustedOrigin?: string | undefined;
}

/** The public reads, answered from copies in memory, and the reminders that visitors ask for. */
export function createApp({ store, lists, log, metrics, idKey, rateWatch, now, trustedOrigin }: AppOptions): Express {
  return createHttpApp({
    name: 'content-api',
    log,
    metrics,
    trustedOrigin,
    ready: async () => ({ mongodb: await store.ready(), content: lists.known() }),
    // With a copy in memory the service answers all reads.
    isReady: ({ content = false }) => content,
    routes: (router) => {
      mountContent(router, { connection: store.connection, lists, idKey, now });
      mountReminders(router, { connection: store.connection, idKey, rateWatch, now });
    },
  });
}
