import type { Log } from '@annuity-lantern/service-kit/log';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Preparation, prepareStore } from '@annuity-lantern/store-kit/prepare';
import type { Leads } from './leads.ts';

interface LeadPreparationOptions {
  readonly store: Store;
  readonly leads: Leads;
  readonly log: Log;
  readonly metrics?: Metrics | undefined;
  /** Milliseconds between two tries. Default: 30,000. */
  readonly every?: number;
}

const RETRY_PAUSE = 30_000;

/** Creates the indexes of the leads as soon as MongoDB is reachable. A failure is logged, measured and retried. */
export function prepareLeads({ store, leads, log, metrics, every = RETRY_PAUSE }: LeadPreparationOptions): Preparation {
  const preparation = prepareStore({
    store,
    work: () => leads.any.createIndexes(),
    onError: (error) => log.error('the indexes of the leads could not be created yet', { dependency: 'mongodb', error }),
    every,
  });
  metrics?.gauge({ name: 'lantern_indexes_missing', help: '1 until this process has seen every index of the leads', labels: {} }, () => [
    { labels: {}, value: preparation.isDone() ? 0 : 1 },
  ]);
  return preparation;
}
