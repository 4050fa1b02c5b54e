import type { MergedRoute } from './routes.ts';

/** Inputs of a page's head besides its route. */
export interface HeadContext {
  readonly productName: string;
  /** Origin of canonical links, without a trailing slash. */
  readonly publicOrigin: string;
  /** True only on the production host. */
  readonly indexing: boolean;
}

export interface MetaTag {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  readonly content: string;
}

export interface PageHead {
  readonly title: string;
  readonly canonical: string | null;
  readonly metas: readonly MetaTag[];
}

/**
 * The head of one page: written into the served page by the gateway, kept up by the shell while a visitor moves on. Pages embed no
 * description of another page. Until the shell has read it there, the head has none, rather than an empty one.
 */
export function headOf(route: Pick<MergedRoute, 'path' | 'head' | 'indexable'> | null, context: HeadContext): PageHead {
  const title = route ? withProduct(route.head.title, context.productName) : withProduct('Page Not Found', context.productName);
  const description = route?.head.description ?? 'There is no page at this address.';
  const canonical = route ? context.publicOrigin + route.path : null;
  const name = (key: string, content: string): MetaTag => ({ attribute: 'name', key, content });
  const property = (key: string, content: string): MetaTag => ({ attribute: 'property', key, content });
  return {
    title,
    canonical,
    metas: [
      ...(description ? [name('description', description)] : []),
      ...(route?.head.keywords.length ? [name('keywords', route.head.keywords.join(', '))] : []),
      name('robots', context.indexing && route?.indexable ? 'index, follow' : 'noindex, nofollow'),
      property('og:type', 'website'),
      property('og:site_name', context.productName),
      property('og:title', title),
      ...(description ? [property('og:description', description)] : []),
      property('og:url', canonical ?? context.publicOrigin),
      // The large form shows the page's own picture, which only the served page names.
      name('twitter:card', route?.indexable ? 'summary_large_image' : 'summary'),
      name('twitter:title', title),
      ...(description ? [name('twitter:description', description)] : []),
    ],
  };
}

function withProduct(title: string, productName: string): string {
  return title.includes(productName) ? title : `${title} | ${productName}`;
}
