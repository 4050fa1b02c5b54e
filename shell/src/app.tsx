import { type HostData, HostProvider, useRoutes } from '@annuity-lantern/host-kit';
import { Part } from '@annuity-lantern/ui';
import { useLocation } from 'wouter';
import { Breadcrumbs } from './chrome/breadcrumbs.tsx';
import { DeskBar } from './chrome/desk-bar.tsx';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { SkipLink } from './chrome/skip-link.tsx';
import { HeadOfRoute } from './head/head-of-route.tsx';
import { CurrentPage } from './router/current-page.tsx';
import { findRoute } from './router/find-route.ts';
import { NavigationBridge } from './router/navigation-bridge.tsx';
import { ToastArea } from './toasts/toast-area.tsx';

/** The whole document body. */
export function App({ host }: { host: HostData }) {
  return (
    <HostProvider host={host}>
      <Framed />
    </HostProvider>
  );
}

/** The page that the address names, in the chrome that its route names. */
function Framed() {
  const [pathname] = useLocation();
  const isDesk = findRoute(useRoutes(), pathname)?.chrome === 'desk';
  return (
    <>
      <SkipLink />
      <Part>{isDesk ? <DeskBar /> : <Header />}</Part>
      <Part>{!isDesk && <Breadcrumbs />}</Part>
      <main id="main" data-finished="" tabIndex={-1}>
        <CurrentPage />
      </main>
      <Part>{!isDesk && <Footer />}</Part>
      <Part>
        <NavigationBridge />
      </Part>
      <Part>
        <HeadOfRoute />
      </Part>
      <ToastArea />
    </>
  );
}
