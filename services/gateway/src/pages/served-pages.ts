import { type Representation, represent } from '@annuity-lantern/service-kit/representation';
import { CORRECTIONS_FEED } from '@annuity-lantern/site/corrections';
import { correctionsFeed } from './corrections-feed.ts';
import { noCrawlers, robotsTxt, sitemapXml } from './crawler-files.ts';
import { CORRECTIONS_PAGE } from './render-head.ts';
import type { RenderedPage, RenderedSite } from './render-pages.ts';

/** The pages of one host. */
export interface ServedPages {
  readonly pages: readonly RenderedPage[];
  /** Other texts than pages, by path. */
  readonly texts: ReadonlyMap<string, Representation>;
  readonly notFound: Representation;
}

/** All pages of the site, with what crawlers and feed readers ask for. */
export async function publicPages(site: RenderedSite): Promise<ServedPages> {
  const texts = new Map([
    ['/robots.txt', await anHour(robotsTxt(site.host), 'text/plain')],
    ['/sitemap.xml', await anHour(sitemapXml(site.routes, site.host.publicOrigin), 'application/xml')],
  ]);
  const corrections = site.routes.find(({ id }) => id === CORRECTIONS_PAGE);
  if (corrections) texts.set(CORRECTIONS_FEED, await anHour(correctionsFeed(corrections, site.host), 'application/atom+xml'));
  return {
    pages: site.pages,
    texts,
    notFound: await represent(site.notFoundHtml, 'text/html; charset=utf-8', 'no-cache'),
  };
}

/** The pages of the desk alone. Page Not Found is plain text: the site's page links to pages that this host does not have. */
export async function deskPages(pages: readonly RenderedPage[]): Promise<ServedPages> {
  return {
    pages,
    texts: new Map([['/robots.txt', await anHour(noCrawlers, 'text/plain')]]),
    notFound: await represent('Not found\n', 'text/plain; charset=utf-8', 'no-cache'),
  };
}

function anHour(text: string, type: string): Promise<Representation> {
  return represent(text, `${type}; charset=utf-8`, 'public, max-age=3600');
}
