import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { useLive } from '@annuity-lantern/host-kit';
import { type ComponentType, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { loadPage } from './load-page.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

/** Stands where the page's fragment goes in the shell's server-rendered markup. */
export const PAGE_SLOT = '<template data-page-slot="true"></template>';

interface Asked {
  readonly loading: Promise<ComponentType>;
  /** Once it is there. */
  page?: ComponentType;
}

/** Pages asked for so far, by route and attempt. One that was loaded stays loaded: a second visit shows no loading state. */
const asked = new Map<string, Asked>();

function ask(route: MergedRoute, attempt: number): Asked {
  const key = `${route.id}#${attempt}`;
  const known = asked.get(key);
  if (known) return known;
  const one: Asked = { loading: loadPage(route, attempt) };
  asked.set(key, one);
  one.loading.then(
    (page) => {
      one.page = page;
    },
    // Whoever shows the page says so.
    () => {},
  );
  return one;
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
  return (
    <RemoteBoundary key={attempt} fallback={(error) => <PageUnavailable route={route} error={error} attempt={attempt} onRetry={retry} />}>
      <Suspended>
        <Page asked={ask(route, attempt)} />
      </Suspended>
    </RemoteBoundary>
  );
}

function Suspended({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}

/** Over served markup the page is suspended until its code is there: the markup stays. Elsewhere it takes the place of the loading state. */
function Page({ asked }: { readonly asked: Asked }) {
  const isLive = useLive();
  const [isServed] = useState(!isLive);
  return isServed ? <ServedPage asked={asked} /> : <ArrivingPage asked={asked} />;
}

function ServedPage({ asked }: { readonly asked: Asked }) {
  const Page = use(asked.loading);
  return <Page />;
}

/** Without Suspense, whose fallback React keeps up for 300 ms even where a page is there after 50. */
function ArrivingPage({ asked }: { readonly asked: Asked }) {
  const [arrived, setArrived] = useState<{ readonly Page?: ComponentType | undefined; readonly error?: Error }>({ Page: asked.page });
  const isThere = arrived.Page !== undefined;

  useEffect(() => {
    if (isThere) return;
    let isLeft = false;
    const show = (what: typeof arrived) => !isLeft && startTransition(() => setArrived(what));
    asked.loading.then(
      (Page) => show({ Page }),
      (cause: unknown) => show({ error: cause instanceof Error ? cause : new Error('The page could not be loaded', { cause }) }),
    );
    return () => {
      isLeft = true;
    };
  }, [asked, isThere]);

  if (arrived.error) throw arrived.error;
  return arrived.Page ? <arrived.Page /> : <LoadingPage />;
}
