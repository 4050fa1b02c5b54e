import type { RequestListener } from 'node:http';
import { createHttpListener } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { contentRoutes } from './content/content-routes.ts';
import { seedWhenReachable } from './content/seed-when-reachable.ts';
import { createVisitorKey } from './content/visitor-key.ts';
import type { FeedSource } from './feed/feed-source.ts';
import { keepFeed } from './feed/keep-feed.ts';
import { measureFeed } from './feed/measure-feed.ts';
import { refreshFeed } from './feed/refresh-feed.ts';

export interface ContentAppOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly idKey: string;
  readonly now: () => Date;
  readonly feed: FeedSource | undefined;
  /** Milliseconds for the whole of the feed's answer. */
  readonly feedTimeLimit?: number;
  readonly trustedOrigin?: string | undefined;
}

export interface ContentApp {
  readonly app: RequestListener;
  /** Resolves when empty collections are filled and the first copies are in memory. */
  readonly seeded: Promise<void>;
  stop(): void;
}

/** The service without its process: settings, port and signals are the caller's. */
export function createContentApp(options: ContentAppOptions): ContentApp {
  const { store, log, metrics, now, feed } = options;
  const { connection } = store;
  const routes = contentRoutes({ connection, log, now, visitKey: createVisitorKey(options.idKey), feedSource: feed?.id });
  const count = measureFeed(metrics, connection, feed?.id, now);
  const stopping = new AbortController();
  const { signal } = stopping;
  const seeded = seedWhenReachable(store, log, routes.warm, signal);
  if (feed) {
    const refresh = () =>
      refreshFeed({ connection, source: feed, now, ...(options.feedTimeLimit && { timeLimit: options.feedTimeLimit }) });
    seeded.then(() => keepFeed({ refresh, onStored: routes.warm, count, log, signal }));
  }
  return {
    app: createHttpListener({
      name: 'content-api',
      log,
      metrics,
      trustedOrigin: options.trustedOrigin,
      ready: async () => ({ mongodb: await store.ready(), content: routes.known() }),
      // With a copy in memory the service answers all reads.
      optional: ['mongodb'],
      first: routes.first,
      routes: routes.mountOn,
    }),
    seeded,
    stop: () => stopping.abort(),
  };
}
