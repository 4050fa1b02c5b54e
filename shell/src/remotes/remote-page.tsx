import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { useLive } from '@annuity-lantern/host-kit';
import { Part } from '@annuity-lantern/ui';
import { type ComponentType, memo, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { type AskedPage, askPage, attemptOf, nextAttempt } from './asked-pages.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageUnavailable } from './page-unavailable.tsx';

/** Marks the place of the page's fragment in the shell's server-rendered markup. */
export const PAGE_SLOT = '<template data-page-slot="true"></template>';

/** One page of a remote: loading, shown, or failed, with a retry that requests the remote again. */
export function RemotePage({ route }: { route: MergedRoute }) {
  // Fixed on the first render: the page of the first visit is hydrated, later ones are not.
  const isLive = useLive();
  const [wasServed] = useState(!isLive);
  const [attempt, setAttempt] = useState(() => attemptOf(route));
  if (typeof window === 'undefined')
    return (
      <Suspended>
        <template data-page-slot="true" />
      </Suspended>
    );
  const retry = () => setAttempt(nextAttempt(route));
  const asked = askPage(route, attempt);
  return (
    <Part key={attempt} fallback={(error) => <PageUnavailable route={route} error={error} attempt={attempt} onRetry={retry} />}>
      {wasServed ? <ServedPage asked={asked} /> : <ArrivingPage asked={asked} />}
    </Part>
  );
}

function Suspended({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}

/**
 * Over served markup the page is suspended until its code is there, which keeps the markup and what is typed into it. Inside `memo`,
 * because the end of hydration renders RemotePage again, and React throws away the markup of a suspended boundary that is rendered again.
 */
const ServedPage = memo(function ServedPage({ asked }: { readonly asked: AskedPage }) {
  return (
    <Suspended>
      <PageOf code={asked.code} />
    </Suspended>
  );
});

function PageOf({ code }: Pick<AskedPage, 'code'>) {
  const { default: Page } = use(code);
  return <Page />;
}

/** A page opened inside the shell. Without Suspense: React keeps a fallback up for at least 300 ms, and most pages are there within 100. */
function ArrivingPage({ asked }: { readonly asked: AskedPage }) {
  const [arrived, setArrived] = useState<{ readonly Page?: ComponentType | undefined; readonly error?: Error }>({ Page: asked.page });
  const isLoaded = arrived.Page !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    let isUnmounted = false;
    const show = (next: typeof arrived) => !isUnmounted && startTransition(() => setArrived(next));
    asked.code.then(
      ({ default: Page }) => show({ Page }),
      (cause: unknown) => show({ error: cause instanceof Error ? cause : new Error('The page could not be loaded', { cause }) }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [asked, isLoaded]);

  if (arrived.error) throw arrived.error;
  return arrived.Page ? <arrived.Page /> : <LoadingPage />;
}
