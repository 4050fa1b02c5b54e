import { createHttpApp } from '@annuity-lantern/service-kit/http-app';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Repeating } from '@annuity-lantern/service-kit/repeat';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Express } from 'express';
import { contentRoutes } from './content/content-routes.ts';
import { seedWhenReachable } from './content/seed-when-reachable.ts';
import { keepFeed } from './feed/keep-feed.ts';
import { measureFeed } from './feed/measure-feed.ts';
import { refreshFeed } from './feed/refresh-feed.ts';
import type { OutsideSource } from './outside/outside-source.ts';
import { keepRates } from './rates/keep-rates.ts';
import { measureRates } from './rates/measure-rates.ts';
import { refreshRates } from './rates/refresh-rates.ts';

export interface ContentAppOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly idKey: string;
  readonly now: () => Date;
  /** Milliseconds on a clock that only moves forward. */
  readonly elapsed?: () => number;
  readonly feed: OutsideSource | undefined;
  readonly rates: OutsideSource | undefined;
  /** Milliseconds for the whole of an answer of an outside source. */
  readonly sourceTimeLimit?: number;
  /** Set on the production host. */
  readonly trustedOrigin?: string | undefined;
}

export interface ContentApp {
  readonly app: Express;
  /** Resolves when empty collections are filled and the first copies are in memory. */
  readonly seeded: Promise<void>;
  stop(): void;
}

/** The service without its process: settings, port and signals are the caller's. */
export function createContentApp(options: ContentAppOptions): ContentApp {
  const { store, log, metrics, now, feed, rates } = options;
  const { connection } = store;
  const samplesAllowed = options.trustedOrigin === undefined;
  const routes = contentRoutes({
    connection,
    log,
    now,
    elapsed: options.elapsed ?? (() => performance.now()),
    idKey: options.idKey,
    feedSource: feed?.id,
    samplesAllowed,
  });
  const countFeed = measureFeed(metrics, connection, feed?.id, now);
  const countRates = measureRates(metrics, connection, rates?.id, now);
  const stopping = new AbortController();
  const { signal } = stopping;
  const seeded = seedWhenReachable(store, log, routes.warm, signal);
  const timeLimit = options.sourceTimeLimit && { timeLimit: options.sourceTimeLimit };
  const onStored = routes.warm;
  seeded.then(() => {
    if (signal.aborted) return;
    const loops: Repeating[] = [];
    if (feed) {
      const refresh = () => refreshFeed({ connection, source: feed, now, ...timeLimit });
      loops.push(keepFeed({ refresh, onStored, count: countFeed, log }));
    }
    if (rates) {
      const refresh = () => refreshRates({ connection, source: rates, now, samplesAllowed, ...timeLimit });
      loops.push(keepRates({ refresh, onStored, count: countRates, log }));
    }
    signal.addEventListener('abort', () => loops.forEach((loop) => void loop.stop()));
  });
  return {
    app: createHttpApp({
      name: 'content-api',
      log,
      metrics,
      trustedOrigin: options.trustedOrigin,
      ready: async () => ({ mongodb: await store.ready(), content: routes.known() }),
      // With a copy in memory the service answers all reads.
      isReady: ({ content = false }) => content,
      routes: routes.mountOn,
    }),
    seeded,
    stop: () => stopping.abort(),
  };
}
