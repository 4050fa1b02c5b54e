import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadPage } from './load-page.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

/** Stands where the page's fragment goes in the shell's server-rendered markup. */
export const PAGE_SLOT = '<template data-page-slot="true"></template>';

/** Pages that were loaded once stay loaded: a second visit shows no loading state. A rejected lazy is cached by React, so each attempt makes a new one. */
const pages = new Map<string, ComponentType>();

function pageOf(route: MergedRoute, attempt: number): ComponentType {
  const key = `${route.id}#${attempt}`;
  const known = pages.get(key);
  if (known) return known;
  const page = lazy(async () => ({ default: await loadPage(route, attempt) }));
  pages.set(key, page);
  return page;
}

/** Attempts so far by route, kept outside the component: coming back to a page starts from the attempt that worked. */
const attempts = new Map<string, number>();

/** One page of a remote: loading, shown, or not to be had, with a retry that really retries. */
export function RemotePage({ route }: { route: MergedRoute }) {
  const [attempt, setAttempt] = useState(() => attempts.get(route.id) ?? 0);
  if (typeof window === 'undefined')
    return (
      <Suspended>
        <template data-page-slot="true" />
      </Suspended>
    );
  const retry = () => {
    attempts.set(route.id, attempt + 1);
    setAttempt(attempt + 1);
  };
  const Page = pageOf(route, attempt);
  return (
    <RemoteBoundary key={attempt} fallback={(error) => <PageUnavailable route={route} error={error} attempt={attempt} onRetry={retry} />}>
      <Suspended>
        <Page />
      </Suspended>
    </RemoteBoundary>
  );
}

function Suspended({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}
