import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import type { ReadPost } from '@annuity-lantern/host-kit/server';
import type { RequestHandler } from 'express';
import type { ApiOptions } from '../src/api/api-router.ts';
import { createTakeFormPost } from '../src/api/take-form-post.ts';
import { pagesRouter } from '../src/pages/pages-router.ts';
import type { PageForm } from '../src/pages/render-pages.ts';
import { publicPages } from '../src/pages/served-pages.ts';

/**
 * A site with one page, `/form`, whose form sends `bodyOf` its fields under the key of its field `key`. The page that answers shows the call's outcome and
 * the fields.
 */
export function formSite(bodyOf: (fields: URLSearchParams) => unknown = Object.fromEntries) {
  const host = sampleHost();
  const form: PageForm = {
    endpoint: createConsultationRequest,
    read: (fields): ReadPost => {
      const key = fields.get('key') ?? undefined;
      fields.delete('key');
      return {
        key,
        body: bodyOf(fields),
        answer: (called) => ({ status: called?.status ?? 422, fragment: `${called?.body ?? 'not called'}|${fields}` }),
      };
    },
    refuse: (_host, words) => `refused: ${words}`,
    join: (fragment) => `<main>${fragment}</main>`,
  };
  return async (api: ApiOptions): Promise<RequestHandler[]> => {
    const common = { remote: 'mfe-content', isOfDesk: false, storable: true, forQuery: undefined };
    const pages = [
      { ...common, path: '/form', html: '<h1>Form</h1>', form },
      { ...common, path: '/', html: '<h1>Home</h1>', form: undefined },
    ];
    const served = await publicPages({ host, routes: [], pages, notFoundHtml: 'none' });
    return [await pagesRouter(served, () => false, createTakeFormPost(api, host))];
  };
}
