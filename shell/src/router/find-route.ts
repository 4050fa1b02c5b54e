import type { MergedRoute } from '@annuity-lantern/contracts/routes';

/** The route that a path or alias belongs to, or null: then it is the 404 page. A trailing slash makes no difference. */
export function findRoute(routes: readonly MergedRoute[], pathname: string): MergedRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path || route.aliases?.includes(path)) ?? null;
}
