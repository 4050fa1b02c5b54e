import { tidyAddress } from '@annuity-lantern/contracts/tidy-address';
import { exactRouter } from '@annuity-lantern/service-kit/exact-app';
import { type Representation, represent, sendRepresentation } from '@annuity-lantern/service-kit/representation';
import type { Request, Router } from 'express';
import type { TakeFormPost } from '../api/take-form-post.ts';
import type { PageForm, PageForQuery } from './render-pages.ts';
import type { ServedPages } from './served-pages.ts';

const html = 'text/html; charset=utf-8';

/**
 * Compresses every page once and serves those bytes. Only the answer to a posted form is rendered per request. Redirects the address of a page
 * or a file that a mail program altered.
 */
export async function pagesRouter(served: ServedPages, isFile: (path: string) => boolean, takeFormPost: TakeFormPost): Promise<Router> {
  const pages = new Map(served.texts);
  const forms = new Map<string, PageForm>();
  const forQuery = new Map<string, PageForQuery>();
  for (const page of served.pages) {
    pages.set(page.path, await represent(page.html, html, page.storable ? 'no-cache' : 'no-store'));
    if (page.form) forms.set(page.path, page.form);
    if (page.forQuery) forQuery.set(page.path, page.forQuery);
  }
  const { notFound } = served;

  // Compressed at the first request, since compressing all at boot would delay it by seconds. As many as the build has pictures.
  const compressed = new Map<string, Promise<Representation>>();
  function pageForQuery({ path, query }: Request): Promise<Representation> | undefined {
    const own = forQuery.get(path);
    const value = own && query[own.key];
    if (!own || typeof value !== 'string') return undefined;
    const kept = compressed.get(path + value);
    const rendered = kept ? undefined : own.render(value);
    if (rendered !== undefined) compressed.set(path + value, represent(rendered, html, 'no-cache'));
    return compressed.get(path + value);
  }

  const router = exactRouter();
  router.use(async (req, res) => {
    const page = pages.get(req.path);
    const form = forms.get(req.path);
    const withoutSlash = trimSlashes(req.path);
    if (!page && pages.has(withoutSlash)) return res.redirect(308, withoutSlash + queryOf(req.originalUrl));
    const tidy = page ? undefined : tidyAddress(req.originalUrl);
    const [tidyPath = ''] = tidy?.split(/[?#]/) ?? [];
    if (tidy !== undefined && tidyPath !== req.path && (pages.has(tidyPath) || isFile(tidyPath))) return res.redirect(308, tidy);
    if (!page) return sendRepresentation(req, res, notFound, 404);
    if (req.method === 'GET' || req.method === 'HEAD') return sendRepresentation(req, res, (await pageForQuery(req)) ?? page);
    if (req.method === 'POST' && form) return takeFormPost(req, res, form);
    res
      .status(405)
      .set({ Allow: form ? 'GET, HEAD, POST' : 'GET, HEAD', 'Cache-Control': 'no-store' })
      .type('text/plain')
      .send('Method not allowed\n');
  });
  return router;
}

/** No regex: one that looks for trailing slashes backtracks at each slash of a 16 KB path. */
function trimSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
