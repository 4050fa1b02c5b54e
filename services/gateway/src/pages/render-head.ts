import { headOf } from '@annuity-lantern/contracts/head';
import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import type { HostData } from '@annuity-lantern/host-kit';
import { escapeHtml } from '@annuity-lantern/service-kit/escape-html';
import { CORRECTIONS_FEED } from '@annuity-lantern/site/corrections';
import type { SiteRoute } from '../boot/merge-manifests.ts';
import { scriptJson } from './script-json.ts';
import { structuredData } from './structured-data/structured-data.ts';

/** Files that a page needs at once, as public paths. */
export interface PageAssets {
  readonly fonts: readonly string[];
  readonly css: readonly string[];
  readonly js: readonly string[];
  /** The picture that a link to the page shows. */
  readonly socialImage?: string | undefined;
  /** In place of it, for a link that carries a value in its query. */
  readonly queryImage?: { readonly file: string; readonly alt: string; readonly query: string } | undefined;
}

/** The page that lists what the feed has. */
export const CORRECTIONS_PAGE: SiteRouteId = 'corrections';

/** Title, meta, canonical, preloads and structured data; `route` is null for "Page Not Found". */
export function renderHead(route: SiteRoute | null, host: HostData, assets: PageAssets): string {
  const head = headOf(route, { productName: host.site.productName, publicOrigin: host.publicOrigin, indexing: host.indexing });
  const image = assets.socialImage && host.publicOrigin + assets.socialImage;
  const { queryImage } = assets;
  const shown = queryImage
    ? { address: host.publicOrigin + queryImage.file, alt: queryImage.alt }
    : image && { address: image, alt: route?.head.title ?? head.title };
  // Some link previews show the page at `og:url` instead of the link. The canonical link stays without the query.
  const metas = queryImage
    ? head.metas.map((meta) => (meta.key === 'og:url' ? { ...meta, content: meta.content + queryImage.query } : meta))
    : head.metas;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...metas.map((meta) => `<meta ${meta.attribute}="${meta.key}" content="${escapeHtml(meta.content)}">`),
    ...(shown ? imageTags(shown) : []),
    ...(head.canonical ? [`<link rel="canonical" href="${escapeHtml(head.canonical)}">`] : []),
    ...(route?.id === CORRECTIONS_PAGE
      ? [`<link rel="alternate" type="application/atom+xml" title="Corrections" href="${CORRECTIONS_FEED}">`]
      : []),
    // Fonts are fetched in CORS mode even from the same origin: without `crossorigin` browsers would load them twice.
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`),
    ...assets.js.map(preloadScript),
    `<script type="application/ld+json">${scriptJson(structuredData(route, host, image))}</script>`,
  ].join('\n');
}

/** Written by the gateway only: when a visitor navigates, the shell reads these and the structured data from the next served page. */
function imageTags({ address, alt }: { readonly address: string; readonly alt: string }): string[] {
  const tags = { 'og:image': address, 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': alt };
  return Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`);
}

/** Links to the page's own styles. */
export function renderStyles({ css }: PageAssets): string {
  return css.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n');
}

function preloadScript(href: string): string {
  if (href.endsWith('.mjs')) return `<link rel="modulepreload" href="${escapeHtml(href)}">`;
  return `<link rel="preload" as="script" href="${escapeHtml(href)}">`;
}
