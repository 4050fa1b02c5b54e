import * as z from 'zod/mini';

// Apart from routes.ts, which every page loads: these are checked between builds and gateway, and browsers take what the gateway embeds.

const Path = z.string().check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path starts with / and has lower-case words'));

/** What search engines, link previews and the browser's tab say of a route. */
const RouteHead = z.strictObject({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  keywords: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});

/** What shell and pages know of a route; `RouteRow` has the rest. */
const ShownRoute = z.strictObject({
  /** Stable name by which links find the route: `home`, `retirement-calculator`. Also the page's key in the RemoteModule. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  path: Path,
  aliases: z.optional(z.array(Path)),
  head: RouteHead,
  /** The route above this one in the breadcrumbs; the home page when absent. */
  parent: z.optional(z.string()),
  /** What surrounds the page: header, menu and footer when absent, one bar for `desk`. */
  chrome: z.optional(z.literal('desk')),
  /** False keeps the page out of indexes, sitemap and finished pages, and `no-store`. */
  indexable: z.boolean(),
});

/** One row of the merged manifest that the gateway embeds in every page. */
export type MergedRoute = z.infer<typeof ShownRoute> & { readonly remote: string };

/** A more specific type of a page, for search engines. */
export const PageKind = z.enum(['about', 'article', 'collection', 'contact', 'course', 'glossary']);
export type PageKind = z.infer<typeof PageKind>;

/** One row of a remote's `routes.ts`. */
export const RouteRow = z.extend(ShownRoute, {
  // From here on for crawlers only: no page carries these fields, since its visitors would load them for nothing.
  /** The day the page's text last changed, for the sitemap. Every indexable route has one. */
  updatedOn: z.optional(z.iso.date()),
  kind: z.optional(PageKind),
  /** Lessons of a course or terms of a glossary, in the order of the page; `anchor` is the element's id there. */
  parts: z.optional(z.array(z.strictObject({ name: z.string(), anchor: z.optional(z.string()), minutes: z.optional(z.int()) }))),
  /** Questions that the page itself shows with their answers, told to search engines as such. */
  questions: z.optional(z.array(z.strictObject({ question: z.string(), answer: z.string() }))),
});
export type RouteRow = z.infer<typeof RouteRow>;

/** Pictures for values of a key of a route's query, so that a copied link shows its own number. */
const QueryImages = z.strictObject({
  key: z.string(),
  byValue: z.record(z.string(), z.strictObject({ file: z.string(), alt: z.string() })),
});
export type QueryImages = z.infer<typeof QueryImages>;

/** What the build says of a route's files, as paths below `/remotes/<name>/`. */
const RouteAssets = z.strictObject({
  /** Files that the page needs at once. */
  css: z.array(z.string()),
  js: z.array(z.string()),
  /** The picture that a link to it shows. */
  socialImage: z.optional(z.string()),
  queryImages: z.optional(QueryImages),
});

/** `route-manifest.json`, written by each remote's build from its `routes.ts`. */
export const RouteManifest = z.strictObject({
  contractVersion: z.int(),
  remote: z.string().check(z.regex(/^mfe-[a-z]+$/)),
  routes: z.array(RouteRow),
  /** By route id. */
  assets: z.record(z.string(), RouteAssets),
});
export type RouteManifest = z.infer<typeof RouteManifest>;
