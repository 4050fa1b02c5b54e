import { listEducationModules, listResources } from '@annuity-lantern/contracts/http';
import { useRead, useRoutes } from '@annuity-lantern/host-kit';
import { later, useLater } from '@annuity-lantern/ui';
import { useMemo, useState } from 'react';
import { loadRemoteModule } from '../remotes/load-page.ts';
import type { Place } from './find-places.ts';
import { ownPlaces } from './places.ts';

interface Places {
  readonly places: readonly Place[];
  /** Some are still loading. */
  readonly isLoading: boolean;
  /** What could not be loaded, in the visitor's words. */
  readonly missing: readonly string[];
  readonly retry: () => void;
}

/**
 * All that the search can find. Pages are known at once. Tools, lessons and terms come from the remote that draws them. Resources and articles
 * come from the service, because an operator changes them while the site runs.
 */
export function usePlaces(): Places {
  const routes = useRoutes();
  const [attempt, setAttempt] = useState(0);
  const loadEntries = useMemo(() => {
    let tries = 0;
    const remote = routes.find(({ id }) => id === 'glossary')?.remote;
    return later(async () => (remote ? (await (await loadRemoteModule(remote, tries++)).search?.())?.entries : undefined) ?? []);
  }, [routes]);
  const entries = useLater(loadEntries, attempt + 1);
  const resources = useRead(listResources, {});
  const articles = useRead(listEducationModules, {});

  const places = useMemo<readonly Place[]>(() => {
    const library = routes.find(({ id }) => id === 'resources')?.path;
    return [
      ...ownPlaces(entries ?? [], routes),
      ...(library ? (resources.data ?? []) : []).map(
        ({ title, description, category }): Place => ({
          kind: 'resource',
          title,
          also: category,
          text: description,
          // The library knows how to open it, and counts the visit.
          href: `${library}?${new URLSearchParams({ q: title })}`,
        }),
      ),
      ...(articles.data ?? []).map(
        ({ title, link, description, category = '' }): Place => ({ kind: 'article', title, also: category, text: description, href: link }),
      ),
    ];
  }, [entries, routes, resources.data, articles.data]);

  const parts = [
    { name: 'tools, lessons and the glossary', isMissing: entries === null, isLoading: entries === undefined },
    { name: 'resources', isMissing: resources.isError, isLoading: resources.isPending },
    { name: 'articles', isMissing: articles.isError, isLoading: articles.isPending },
  ];
  return {
    places,
    isLoading: parts.some((part) => part.isLoading),
    missing: parts.filter((part) => part.isMissing).map(({ name }) => name),
    retry: () => {
      if (entries === null) setAttempt(attempt + 1);
      if (resources.isError) void resources.refetch();
      if (articles.isError) void articles.refetch();
    },
  };
}
