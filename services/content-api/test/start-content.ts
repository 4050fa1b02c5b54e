import { type ListeningServer, listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createMetrics } from '@annuity-lantern/service-kit/metrics';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { type ContentApp, type ContentAppOptions, createContentApp } from '../src/create-content-app.ts';

export interface RunningContent {
  readonly url: string;
  readonly store: Store;
  readonly content: ContentApp;
  /** Everything logged so far. */
  readonly logged: () => string;
  /** Makes the copies in memory too old to be answered without asking MongoDB. */
  readonly ageCopies: () => void;
  readonly stop: () => Promise<void>;
}

/** The service on a free port, with a database of the test's. */
export async function startContent(mongodbUrl: string, further: Partial<ContentAppOptions> = {}): Promise<RunningContent> {
  let lines = '';
  let ahead = 0;
  const log = createLog('content-api', 'info', {
    write: (line) => {
      lines += line;
    },
  });
  const store = connectStore({ mongodbUrl });
  const content = createContentApp({
    store,
    log,
    metrics: createMetrics(),
    idKey: 'k'.repeat(32),
    now: () => new Date(),
    elapsed: () => performance.now() + ahead,
    feed: undefined,
    rates: undefined,
    ...further,
  });
  const server: ListeningServer = await listen(content.app, '127.0.0.1', 0);
  const stop = async () => {
    content.stop();
    await server.stop();
    await store.close();
  };
  const ageCopies = () => {
    ahead += 5001;
  };
  return { url: `http://127.0.0.1:${server.port}`, store, content, logged: () => lines, ageCopies, stop };
}
