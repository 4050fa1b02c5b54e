import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { SearchEntry } from '@annuity-lantern/host-kit';
import type { Place } from './find-places.ts';

/** What the site itself has: tools, lessons, terms and pages. A tool that is a page of its own is there once, with the words of that page. */
export function ownPlaces(entries: readonly SearchEntry[], routes: readonly MergedRoute[]): readonly Place[] {
  return [...placesOfEntries(entries, routes), ...placesOfRoutes(entries, routes)];
}

function placesOfEntries(entries: readonly SearchEntry[], routes: readonly MergedRoute[]): Place[] {
  return entries.flatMap(({ kind, title, also = '', text, to, suffix }) => {
    const route = routes.find(({ id }) => id === to);
    if (!route) return [];
    const ofPage = suffix ? '' : `${wordsOfRoute(route)} ${route.head.description}`;
    return [{ kind, title, also: `${also} ${ofPage}`, text, href: route.path + (suffix ?? ''), ...(suffix ? {} : { page: to }) }];
  });
}

function placesOfRoutes(entries: readonly SearchEntry[], routes: readonly MergedRoute[]): Place[] {
  const tools = new Set(entries.filter(({ suffix }) => !suffix).map(({ to }) => to));
  return routes
    .filter(({ id, indexable }) => indexable && !tools.has(id))
    .map((route) => ({
      kind: 'page',
      title: route.head.title,
      also: wordsOfRoute(route),
      text: route.head.description,
      href: route.path,
      page: route.id,
    }));
}

function wordsOfRoute({ head, path }: MergedRoute): string {
  return [head.title, ...head.keywords, path].join(' ');
}
