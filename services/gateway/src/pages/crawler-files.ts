import type { HostData } from '@annuity-lantern/host-kit';
import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import type { SiteRoute } from '../boot/merge-manifests.ts';

export const noCrawlers = 'User-agent: *\nDisallow: /\n';

/** Lets crawlers in on the production host only. */
export function robotsTxt(host: HostData): string {
  if (!host.indexing) return noCrawlers;
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${host.publicOrigin}/sitemap.xml\n`;
}

/**
 * The main path of every indexable route, with the day its text last changed. Aliases are omitted: their canonical link names the main
 * path.
 */
export function sitemapXml(routes: readonly SiteRoute[], publicOrigin: string): string {
  const urls = routes
    .filter((route) => route.indexable)
    .map(({ path, updatedOn }) => `  <url><loc>${escapeHtml(publicOrigin + path)}</loc><lastmod>${updatedOn}</lastmod></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
