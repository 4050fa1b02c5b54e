import type { MergedRoute } from './route-manifest.ts';

// Without zod: this is in the first file of every page.

export type { MergedRoute };

/** Raised when shell and remotes no longer understand each other; a remote of another version is not mounted. */
export const CONTRACT_VERSION = 1;

/** One key for each route. The `routes.ts` of each remote adds its own, for the compiler alone: at run time a remote may be missing. */
// biome-ignore lint/suspicious/noEmptyInterface: remotes add to it.
export interface SiteRoutes {}

/** The id of a route of any remote. */
export type SiteRouteId = keyof SiteRoutes;

/** A remote's name for federation, which is also the name of a global variable: `mfe_content`. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The routes above one, from the top down, without the home page. A parent that no remote serves ends the way up. */
export function routesAbove<Route extends Pick<MergedRoute, 'id' | 'parent'>>(route: Route, routes: readonly Route[]): Route[] {
  const parent = routes.find(({ id }) => id === route.parent);
  return parent ? [...routesAbove(parent, routes), parent] : [];
}
