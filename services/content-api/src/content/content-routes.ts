import * as store from '@annuity-lantern/content-store';
import { countResourceDownload, listInsights, listResources } from '@annuity-lantern/contracts/http';
import { type CallContext, mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import { within } from '@annuity-lantern/service-kit/within';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Router } from 'express';
import { type KeptCopy, keepCopy } from './keep-copy.ts';

/** Longest wait for MongoDB to count a visit, in milliseconds. */
const COUNT_BUDGET = 1500;

export interface ContentRoutes {
  mountOn(router: Router): void;
  /** Reads everything once, so that there is an answer should MongoDB go away. */
  warm(): Promise<void>;
  known(): boolean;
}

export function contentRoutes({ connection }: Pick<Store, 'connection'>, log: Log): ContentRoutes {
  const warn = lowRateWarning(log.warn);
  const onFailure = (error: unknown) => warn('content could not be read', { dependency: 'mongodb', error });
  const resources = keepCopy(() => store.listResources(connection), onFailure);
  const insights = keepCopy(() => store.listInsights(connection), onFailure);

  return {
    known: () => resources.known() && insights.known(),
    warm: async () => {
      await Promise.all([resources.get(), insights.get()]);
    },
    mountOn: (router) => {
      mount(router, listResources, (_input, context) => answerCopy(resources, context));
      mount(router, listInsights, (_input, context) => answerCopy(insights, context));
      mount(router, countResourceDownload, async ({ params }) => {
        if (await countVisit(connection, params.id)) return undefined;
        throw new AppError('not_found', { message: 'no resource has this id' });
      });
    },
  };
}

async function answerCopy<T>(kept: KeptCopy<T>, { response }: CallContext): Promise<T> {
  const copy = await kept.get();
  // Browsers ask each time and mostly get 304: a change shows at once, and an unchanged list costs no bytes.
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', copy.etag);
  return copy.value;
}

async function countVisit(connection: Store['connection'], id: string): Promise<boolean> {
  try {
    return await within(COUNT_BUDGET, store.countResourceDownload(connection, id), () => new Error('the store did not answer in time'));
  } catch (cause) {
    throw new AppError('store_unavailable', { message: 'a visit could not be counted', cause, retryAfter: 2 });
  }
}
