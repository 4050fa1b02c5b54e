import { createConsultationRequest } from '@annuity-lantern/contracts/http';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import type { ReadPost } from '@annuity-lantern/host-kit/server';
import type { RequestHandler } from 'express';
import type { ApiOptions } from '../src/api/api-router.ts';
import { createTakeFormPost } from '../src/api/take-form-post.ts';
import { pagesRouter } from '../src/pages/pages-router.ts';
import type { PageForm } from '../src/pages/render-pages.ts';

/** A site with one page, `/form`, whose form sends `bodyOf` its fields. The page that answers shows the call's outcome and the fields. */
export function formSite(now = () => new Date(), bodyOf: (fields: URLSearchParams) => unknown = Object.fromEntries) {
  const host = sampleHost();
  const form: PageForm = {
    endpoint: createConsultationRequest,
    read: (fields): ReadPost => ({
      body: bodyOf(fields),
      answer: (called) => ({ status: called?.status ?? 422, fragment: `${called?.body ?? 'not called'}|${fields}` }),
    }),
    refuse: (_host, words) => `refused: ${words}`,
    join: (fragment) => `<main>${fragment}</main>`,
  };
  return async (api: ApiOptions): Promise<RequestHandler[]> => {
    const pages = [
      { path: '/form', html: '<h1>Form</h1>', storable: true, form, forQuery: undefined },
      { path: '/', html: '<h1>Home</h1>', storable: true, form: undefined, forQuery: undefined },
    ];
    return [await pagesRouter({ host, routes: [], pages, notFoundHtml: 'none' }, () => false, createTakeFormPost(api, host, now))];
  };
}
