import type { RouteManifest, RouteRow } from '@annuity-lantern/contracts/route-manifest';
import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { BootError } from '@annuity-lantern/service-kit/boot-error';

/** A route with all fields of its manifest. Pages embed fewer fields, see `hostRoute`. */
export type SiteRoute = RouteRow & { readonly remote: string };

/**
 * Joins the rows of all remotes in the given order.
 *
 * @throws BootError on duplicate ids, paths or aliases, indexable pages without a date, and cycles of parents
 */
export function mergeManifests(manifests: readonly RouteManifest[]): SiteRoute[] {
  const routes = manifests.flatMap(({ remote, routes: rows }) => rows.map((row) => ({ ...row, remote })));
  const problems = [
    ...sharedNames(routes, 'id', (route) => [route.id]),
    ...sharedNames(routes, 'path', (route) => [route.path, ...(route.aliases ?? [])]),
    ...routes.filter(({ indexable, updatedOn }) => indexable && !updatedOn).map((route) => `no updatedOn: in ${describe(route)}`),
    ...routes.filter((route) => isBelowItself(route, routes)).map((route) => `below itself: ${describe(route)}`),
  ];
  if (problems.length > 0) throw new BootError('The route manifests cannot be used together:', problems);
  return routes;
}

function isBelowItself(route: SiteRoute, routes: readonly SiteRoute[]): boolean {
  const passed = new Set<string>();
  for (let at: SiteRoute | undefined = route; at; ) {
    if (passed.has(at.id)) return true;
    passed.add(at.id);
    const { parent }: SiteRoute = at;
    at = routes.find(({ id }) => id === parent);
  }
  return false;
}

function sharedNames(routes: readonly SiteRoute[], kind: string, namesOf: (route: SiteRoute) => readonly string[]): string[] {
  const ownerOf = new Map<string, SiteRoute>();
  const problems: string[] = [];
  for (const route of routes) {
    for (const name of namesOf(route)) {
      const owner = ownerOf.get(name);
      if (owner) problems.push(`${kind} ${name}: in ${describe(owner)} and in ${describe(route)}`);
      ownerOf.set(name, route);
    }
  }
  return problems;
}

function describe(route: SiteRoute): string {
  return `${route.remote} (${route.id})`;
}

/** The route fields that pages embed. The other fields are for crawlers; embedding them would make every visitor load them. */
export function hostRoute({ updatedOn, kind, parts, questions, ...route }: SiteRoute): MergedRoute {
  return route;
}
