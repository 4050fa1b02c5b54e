import type { MergedRoute, RouteManifest } from '@annuity-lantern/contracts/routes';
import { BootError } from '@annuity-lantern/service-kit/boot-error';

/** Joins the rows of all remotes in the given order. Throws a `BootError` when two rows share an id, a path or an alias. */
export function mergeManifests(manifests: readonly RouteManifest[]): MergedRoute[] {
  const routes = manifests.flatMap(({ remote, routes: rows }) => rows.map((row) => ({ ...row, remote })));
  const problems = [
    ...sharedNames(routes, 'id', (route) => [route.id]),
    ...sharedNames(routes, 'path', (route) => [route.path, ...(route.aliases ?? [])]),
  ];
  if (problems.length > 0) throw new BootError('The route manifests contradict each other:', problems);
  return routes;
}

function sharedNames(routes: readonly MergedRoute[], kind: string, namesOf: (route: MergedRoute) => readonly string[]): string[] {
  const ownerOf = new Map<string, MergedRoute>();
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

function describe(route: MergedRoute): string {
  return `${route.remote} (${route.id})`;
}
