import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics, type Metrics } from '@annuity-lantern/service-kit/metrics';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { createApp } from '../src/app.ts';
import { keepLists } from '../src/content/keep-lists.ts';
import type { OutsideSource } from '../src/outside-sources/outside-source.ts';
import { startRefreshing } from '../src/start-refreshing.ts';

export interface RunningContent {
  readonly url: string;
  readonly store: Store;
  /** Resolves when empty collections are filled and the first copies are in memory. */
  readonly seeded: Promise<void>;
  /** Everything logged so far. */
  readonly logged: () => string;
  /** Ages the copies in memory so far that MongoDB is asked before they are served. */
  readonly ageCopies: () => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly now?: () => Date;
  readonly feed?: OutsideSource | undefined;
  readonly rates?: OutsideSource | undefined;
  readonly sourceTimeLimit?: number;
  readonly trustedOrigin?: string;
  readonly metrics?: Metrics;
  readonly rateWatch?: boolean;
}

/** The service on a free port, with the database of the test. */
export async function startContent(mongodbUrl: string, options: Options = {}): Promise<RunningContent> {
  const { now = () => new Date(), feed, rates, sourceTimeLimit, trustedOrigin, metrics = createMetrics(), rateWatch = false } = options;
  let lines = '';
  let ahead = 0;
  const log = createLog('content-api', 'info', {
    write: (line) => {
      lines += line;
    },
  });
  const store = connectStore({ mongodbUrl });
  const samplesAllowed = trustedOrigin === undefined;
  const lists = keepLists({
    connection: store.connection,
    log,
    elapsed: () => performance.now() + ahead,
    feedSource: feed?.id,
    samplesAllowed,
  });
  const refreshing = startRefreshing({ store, lists, log, metrics, now, feed, rates, samplesAllowed, sourceTimeLimit });
  const app = createApp({ store, lists, log, metrics, idKey: 'k'.repeat(32), rateWatch, now, trustedOrigin });
  const server = await listen(app, '127.0.0.1', 0);
  const stop = async () => {
    refreshing.stop();
    await server.stop();
    await store.close();
  };
  const ageCopies = () => {
    ahead += 5001;
  };
  return { url: `http://127.0.0.1:${server.port}`, store, seeded: refreshing.seeded, logged: () => lines, ageCopies, stop };
}
