import * as store from '@annuity-lantern/content-store';
import { type Endpoint, listAnnuityRates, listEducationModules, listInsights, listResources } from '@annuity-lantern/contracts/http';
import { inContract } from '@annuity-lantern/service-kit/endpoint';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { rateList } from '../rates/rate-list.ts';
import { type KeptCopy, keepCopy } from './keep-copy.ts';

interface ListsOptions {
  readonly connection: Store['connection'];
  readonly log: Log;
  /** Milliseconds on a monotonic clock, for the age of the copies. */
  readonly elapsed: () => number;
  /** The feed whose articles are listed. Without one the list is empty. */
  readonly feedSource: string | undefined;
  /** False on the production host, which reads no sample insight and no rate sheet with samples. */
  readonly samplesAllowed: boolean;
}

/** A copy of every list in memory. */
export interface KeptLists {
  readonly all: readonly { readonly endpoint: Endpoint; readonly copy: KeptCopy }[];
  /** Whether there is a copy of each list. */
  known(): boolean;
  /** Reads every list again, so that it can be served if MongoDB goes away. */
  refresh(): Promise<void>;
}

export function keepLists({ connection, log, elapsed, feedSource, samplesAllowed }: ListsOptions): KeptLists {
  const warn = lowRateWarning(log.warn);
  const keep = (endpoint: Endpoint, read: () => Promise<string>) => ({
    endpoint,
    copy: keepCopy(read, (error) => warn('content could not be read', { dependency: 'mongodb', error }), elapsed),
  });
  const keepShort = (endpoint: Endpoint, read: () => Promise<unknown>) =>
    keep(endpoint, async () => JSON.stringify(inContract(endpoint, await read())));
  const all = [
    keepShort(listResources, () => store.listResources(connection)),
    keepShort(listInsights, () => store.listInsights(connection, samplesAllowed)),
    keepShort(listEducationModules, async () => (feedSource ? store.listArticles(connection, feedSource) : [])),
    keep(listAnnuityRates, rateList(connection, samplesAllowed)),
  ];
  return {
    all,
    known: () => all.every(({ copy }) => copy.known()),
    refresh: async () => {
      await Promise.all(all.map(({ copy }) => copy.refresh()));
    },
  };
}
