import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { KeptLists } from './content/keep-lists.ts';
import { seedWhenReachable } from './content/seed-when-reachable.ts';
import { keepFeed } from './feed/keep-feed.ts';
import { measureFeed } from './feed/measure-feed.ts';
import { refreshFeed } from './feed/refresh-feed.ts';
import type { OutsideSource } from './outside-sources/outside-source.ts';
import { keepRates } from './rates/keep-rates.ts';
import { measureRates } from './rates/measure-rates.ts';
import { refreshRates } from './rates/refresh-rates.ts';

export interface RefreshingOptions {
  readonly store: Store;
  readonly lists: KeptLists;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly feed: OutsideSource | undefined;
  readonly rates: OutsideSource | undefined;
  readonly samplesAllowed: boolean;
  /** Milliseconds for the whole answer of an outside source. */
  readonly sourceTimeLimit?: number | undefined;
}

export interface Refreshing {
  /** Resolves when empty collections are filled and the first copies are in memory. */
  readonly seeded: Promise<void>;
  stop(): void;
}

/** Seeds the database once it is reachable, then fetches the outside sources whenever they are due. */
export function startRefreshing(options: RefreshingOptions): Refreshing {
  const { store, lists, log, metrics, now, feed, rates, samplesAllowed, sourceTimeLimit } = options;
  const { connection } = store;
  const countFeed = measureFeed(metrics, connection, feed?.id, now);
  const countRates = measureRates(metrics, connection, rates?.id, now);
  const timeLimit = sourceTimeLimit && { timeLimit: sourceTimeLimit };
  const onStored = lists.refresh;
  const stopping = new AbortController();
  const { signal } = stopping;
  const seeded = seedWhenReachable(store, log, lists.refresh, signal);
  seeded.then(() => {
    if (signal.aborted) return;
    if (feed) {
      const refresh = () => refreshFeed({ connection, source: feed, now, ...timeLimit });
      const keeping = keepFeed({ refresh, onStored, count: countFeed, log });
      signal.addEventListener('abort', keeping.stop);
    }
    if (rates) {
      const onWaiting = (changes: number) => log.warn('a sheet of rates waits for the approval of a manager', { count: changes });
      const refresh = () => refreshRates({ connection, source: rates, now, samplesAllowed, onWaiting, ...timeLimit });
      const keeping = keepRates({ refresh, onStored, count: countRates, log });
      signal.addEventListener('abort', keeping.stop);
    }
  });
  return { seeded, stop: () => stopping.abort() };
}
