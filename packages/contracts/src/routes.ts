import * as z from 'zod/mini';

/** Raised when shell and remotes no longer understand each other; a remote of another version is not mounted. */
export const CONTRACT_VERSION = 1;

const Path = z.string().check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path starts with / and has lower-case words'));

/** What search engines, link previews and the browser's tab say of a route. */
export const RouteHead = z.strictObject({
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  keywords: z.array(z.string()),
});
export type RouteHead = z.infer<typeof RouteHead>;

/** What shell and pages know of a route; `route-manifest.ts` has the rest. */
export const ShownRoute = z.strictObject({
  /** Stable name by which links find the route: `home`, `retirement-calculator`. Also the page's key in the RemoteModule. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  path: Path,
  aliases: z.optional(z.array(Path)),
  head: RouteHead,
  /** The route above this one in the breadcrumbs; the home page when absent. */
  parent: z.optional(z.string()),
  /** False keeps the page out of indexes, sitemap and finished pages, and `no-store`. */
  indexable: z.boolean(),
});

/** A remote's name for federation, which is also the name of a global variable: `mfe_content`. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** One row of the merged manifest that the gateway embeds in every page. */
export const MergedRoute = z.extend(ShownRoute, { remote: z.string() });
export type MergedRoute = z.infer<typeof MergedRoute>;

/** The routes above one, from the top down, without the home page. A parent that no remote serves ends the way up. */
export function routesAbove<Route extends Pick<MergedRoute, 'id' | 'parent'>>(route: Route, routes: readonly Route[]): Route[] {
  const parent = routes.find(({ id }) => id === route.parent);
  return parent ? [...routesAbove(parent, routes), parent] : [];
}
