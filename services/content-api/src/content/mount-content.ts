import * as store from '@annuity-lantern/content-store';
import { countResourceDownload, readRateHistory } from '@annuity-lantern/contracts/http';
import { visitorKey } from '@annuity-lantern/service-kit/address';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { sendRepresentation } from '@annuity-lantern/service-kit/representation';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Router } from 'express';
import { inTime } from '../in-time.ts';
import type { KeptLists } from './keep-lists.ts';
import { visitDigest } from './visit-digest.ts';

export interface ContentOptions {
  readonly connection: Store['connection'];
  readonly lists: KeptLists;
  /** Key of the visit digests. */
  readonly idKey: string;
  readonly now: () => Date;
}

/** The lists, the counter of resource visits, and the history of one rate. */
export function mountContent(router: Router, { connection, lists, idKey, now }: ContentOptions): void {
  // Skips `mount()`: the read already checked the bytes against the contract, and the gateway logs these calls.
  for (const { endpoint, copy } of lists.all) {
    router.get(endpoint.path, async (request, response) => sendRepresentation(request, response, await copy.get()));
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
}
