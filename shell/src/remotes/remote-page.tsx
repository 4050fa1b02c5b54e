import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { useWasServed } from '@annuity-lantern/host-kit';
import { type ComponentType, memo, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { type AskedPage, askPage, attemptOf, nextAttempt } from './asked-pages.ts';
import { LoadingPage } from './loading-page.tsx';
import { PageUnavailable } from './page-unavailable.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

/** Stands where the page's fragment goes in the shell's server-rendered markup. */
export const PAGE_SLOT = '<template data-page-slot="true"></template>';

/** One page of a remote: loading, shown, or not to be had, with a retry that really retries. */
export function RemotePage({ route }: { route: MergedRoute }) {
  const wasServed = useWasServed();
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
    <RemoteBoundary key={attempt} fallback={(error) => <PageUnavailable route={route} error={error} attempt={attempt} onRetry={retry} />}>
      {wasServed ? <ServedPage asked={asked} /> : <ArrivingPage asked={asked} />}
    </RemoteBoundary>
  );
}

function Suspended({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPage />}>{children}</Suspense>;
}

/**
 * Over served markup the page is suspended until its code is there: the markup stays, and what is typed into it. Drawn once (memo): React
 * throws away the markup of a suspended part that is drawn again, which the end of hydration would have it do.
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

/** Elsewhere it takes the place of the loading state. Without Suspense, whose fallback React keeps up for 300 ms even where a page is there after 50. */
function ArrivingPage({ asked }: { readonly asked: AskedPage }) {
  const [arrived, setArrived] = useState<{ readonly Page?: ComponentType | undefined; readonly error?: Error }>({ Page: asked.page });
  const isThere = arrived.Page !== undefined;

  useEffect(() => {
    if (isThere) return;
    let isLeft = false;
    const show = (what: typeof arrived) => !isLeft && startTransition(() => setArrived(what));
    asked.ready.then(
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
