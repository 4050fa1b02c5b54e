import * as store from '@annuity-lantern/content-store';
import {
  countResourceDownload,
  listAnnuityRates,
  listEducationModules,
  listInsights,
  listResources,
  readRateHistory,
} from '@annuity-lantern/contracts/http';
import { visitorKey } from '@annuity-lantern/service-kit/address';
import { inContract, mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { sendRepresentation } from '@annuity-lantern/service-kit/representation';
import { within } from '@annuity-lantern/service-kit/within';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Router } from 'express';
import { rateList } from '../rates/rate-list.ts';
import { keepCopy } from './keep-copy.ts';
import { visitDigest } from './visit-digest.ts';

/** Longest wait for MongoDB to count a visit or to find a history, in milliseconds. */
const STORE_BUDGET = 1500;

export interface ContentOptions {
  readonly connection: Store['connection'];
  readonly log: Log;
  /** Key of the visit digests. */
  readonly idKey: string;
  readonly now: () => Date;
  /** Milliseconds on a clock that only moves forward, for the age of the copies. */
  readonly elapsed: () => number;
  /** Whose articles are listed; without one the list is empty. */
  readonly feedSource: string | undefined;
  /** False on the production host, where a sheet with samples is not read. */
  readonly samplesAllowed: boolean;
}

export interface ContentRoutes {
  mountOn(router: Router): void;
  /** Reads every list, so that there is an answer if MongoDB goes away. */
  warm(): Promise<void>;
  known(): boolean;
}

export function contentRoutes({ connection, log, idKey, now, elapsed, feedSource, samplesAllowed }: ContentOptions): ContentRoutes {
  const warn = lowRateWarning(log.warn);
  const onFailure = (error: unknown) => warn('content could not be read', { dependency: 'mongodb', error });
  const short = [
    { endpoint: listResources, read: () => store.listResources(connection) },
    { endpoint: listInsights, read: () => store.listInsights(connection) },
    { endpoint: listEducationModules, read: async () => (feedSource ? store.listArticles(connection, feedSource) : []) },
  ].map(({ endpoint, read }) => ({ endpoint, read: async () => JSON.stringify(inContract(endpoint, await read())) }));
  const lists = [...short, { endpoint: listAnnuityRates, read: rateList(connection, samplesAllowed) }].map(({ endpoint, read }) => ({
    endpoint,
    kept: keepCopy(read, onFailure, elapsed),
  }));

  return {
    known: () => lists.every(({ kept }) => kept.known()),
    warm: async () => {
      await Promise.all(lists.map(({ kept }) => kept.refresh()));
    },
    mountOn: (router) => {
      // Not by mount(): the bytes were checked against the contract when they were read, and the gateway logs these calls.
      for (const { endpoint, kept } of lists) {
        router.get(endpoint.path, async (request, response) => sendRepresentation(request, response, await kept.get()));
      }
      mount(router, countResourceDownload, async ({ params }, { request }) => {
        const visit = visitDigest(idKey, params.id, visitorKey(request));
        const download = { id: params.id, visit, now: now() };
        if (await inTime(store.countResourceDownload(connection, download), 'a visit could not be counted')) return undefined;
        throw new AppError('not_found', { message: 'no resource has this id' });
      });
      mount(router, readRateHistory, async ({ params }) => {
        const history = await inTime(store.findRateHistory(connection, params.id), 'a history could not be read');
        if (history) return { data: [...history] };
        throw new AppError('not_found', { message: 'no product has this id' });
      });
    },
  };
}

async function inTime<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await within(STORE_BUDGET, work, () => new Error('the store did not answer in time'));
  } catch (cause) {
    throw new AppError('store_unavailable', { message, cause, retryAfter: 2 });
  }
}
