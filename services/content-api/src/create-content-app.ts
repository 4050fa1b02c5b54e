import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Express } from 'express';
import { contentRoutes } from './content/content-routes.ts';
import { seedWhenReachable } from './content/seed-when-reachable.ts';

export interface ContentApp {
  readonly app: Express;
  /** Resolves when empty collections are filled and the first copies are in memory. */
  readonly seeded: Promise<void>;
  stop(): void;
}

/** The service without its process: settings, port and signals are the caller's. */
export function createContentApp(store: Store, log: Log, metrics?: Metrics): ContentApp {
  const routes = contentRoutes(store, log);
  const stopping = new AbortController();
  return {
    app: createHttpApp({
      name: 'content-api',
      log,
      metrics,
      ready: async () => ({ mongodb: await store.ready(), content: routes.known() }),
      // With a copy in memory the service answers all reads.
      optional: ['mongodb'],
      routes: routes.mountOn,
    }),
    seeded: seedWhenReachable(store, log, routes.warm, stopping.signal),
    stop: () => stopping.abort(),
  };
}
